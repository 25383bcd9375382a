import { sinhala } from '@formation/content';
import { writingOf } from './writing-of.ts';
import { writeAs } from './writing.ts';

writeAs('si-LK', writingOf(sinhala));
