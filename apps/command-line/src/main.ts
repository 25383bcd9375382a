#!/usr/bin/env node
import { utcDay } from '@formation/calendar';
import { answered } from './answered.ts';

const { code, text } = await answered(process.argv.slice(2), utcDay(Date.now()));
(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = code;
