import { tamil } from '@formation/content';
import { writingOf } from './writing-of.ts';
import { writeAs } from './writing.ts';

writeAs('ta-LK', writingOf(tamil));
