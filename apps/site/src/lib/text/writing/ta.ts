import { tamil } from '@formation/content';
import { writeAs } from './write-as.ts';

writeAs('ta-LK', tamil);
