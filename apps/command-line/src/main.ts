#!/usr/bin/env node
import type { IsoDate } from '@formation/fees';
import { answered } from './answered.ts';

const today = new Date().toISOString().slice(0, 10) as IsoDate; // the ISO form begins with year-month-day
const { code, text } = await answered(process.argv.slice(2), today);
(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = code;
