#!/usr/bin/env node
import { dayAt, knownTimeZone } from '@formation/calendar';
import { answerCommand } from './answer-command.ts';

const zone = knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'; // what an empty `TZ` means
const today = dayAt(Date.now(), zone); // where it is typed
const { code, text, problems } = await answerCommand(process.argv.slice(2), today);
for (const out of [process.stdout, process.stderr])
  out.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error; // whoever reads it may stop early, as `head` does
  });
const isAnswer = code === 0 || problems !== undefined;
(isAnswer ? process.stdout : process.stderr).write(`${text}\n`);
if (problems !== undefined) process.stderr.write(`${problems}\n`);
process.exitCode = code;
