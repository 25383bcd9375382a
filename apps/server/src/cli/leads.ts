// npm run leads -- …
import { runLeads } from './run-leads.ts';

const { code, out, err, note } = await runLeads(process.argv.slice(2), { env: process.env, now: () => Date.now() });
if (err !== '') console.error(err);
if (note !== undefined) console.error(note);
process.stdout.on('error', () => undefined); // whoever reads has seen enough
if (out !== '') process.stdout.write(out.endsWith('\n') ? out : `${out}\n`);
process.exitCode = code; // not exit(): a pipe may still be taking the text
