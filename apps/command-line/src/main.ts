#!/usr/bin/env node
import { dayAt } from '@formation/calendar';
import { answered } from './answered.ts';

const today = dayAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone); // where it is typed
const { code, text } = await answered(process.argv.slice(2), today);
(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = code;
