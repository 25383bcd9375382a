// npm run sources: visits the pages that we cite and says which of them are no longer as somebody read them.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { site } from '@formation/content';
import { withLock } from '../boot/lock.mjs';
import { typedOptions } from '../typed-options.ts';
import { citedPages, filesThatCite } from './sources/cited-pages.ts';
import { politeReader } from './sources/reader.ts';
import { reportOf, reportText } from './sources/report.ts';
import { goRound } from './sources/round.ts';
import { sourceStore } from './sources/store.ts';

const usage = `npm run sources -- [--all | --show | --seen ADDRESS]

Visits the pages that we cite, one at a time, and says which changed, moved or went since somebody read them. Nothing of
ours is changed. What was visited in the last six days is left alone, but with --all. --show only shows what is known.
--seen ADDRESS: you have read the page and nothing of ours has to change; its next visit takes what it says then.`;

const dayMs = 86_400_000;
const folder = join(process.env['DATA_DIR'] ?? './data', 'sources');
const address = process.env['SITE_URL'] ?? `mailto:${site.email}`;

const reader = politeReader({
  fetch,
  name: 'SerendibSources',
  agent: `SerendibSources/1.0 (+${address}; reads the pages that we cite, once a week)`,
  pauseMs: 5000,
  patienceMs: 30_000,
  now: Date.now,
  sleep,
});

async function visitAll({ all, show, seen }: Readonly<{ all: boolean; show: boolean; seen: string }>): Promise<number> {
  const store = sourceStore(folder);
  if (seen !== '') store.forget(seen);
  const now = Date.now();
  const pages = await citedPages(new Date(now).toISOString().slice(0, 10));
  const report = () => reportOf(pages, store.page, filesThatCite);
  const say = (line: string) => console.error(line);
  const notSince = all ? now : now - 6 * dayMs;
  const round = { store, read: reader, now: Date.now, notSince, until: now + dayMs / 12, say };
  const left = show || seen !== '' ? 0 : await withLock(join(folder, 'lock'), () => goRound(pages, round));
  const found = report();
  if (!found) return 1;
  if (!show) store.report(found);
  console.log(reportText(found));
  if (left > 0) console.log(`${left} pages are left for the next round.`);
  return 0;
}

const [flag, text] = [
  { type: 'boolean', default: false },
  { type: 'string', default: '' },
] as const;
const typed = typedOptions({ options: { all: flag, show: flag, seen: text } });
if (!typed) console.error(usage);
process.exitCode = typed ? await visitAll(typed.values) : 2;
