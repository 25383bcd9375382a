import { sinhala } from '@formation/content';
import { writeAs } from './write-as.ts';

writeAs('si-LK', sinhala);
