import { spawnSync } from 'node:child_process';

/** Whether `2026-11-21` is a day of the calendar: 30 February is none. */
export function isRealDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  // `Date` takes 31 February for 3 March: a day that comes back as another was none.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return year !== '' && date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

const lastCommit = spawnSync('git', ['log', '-1', '--format=%cs'], { cwd: import.meta.dirname, encoding: 'utf8' });
const here = new Date();
const thisMachine = new Date(here.getTime() - here.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/**
 * The day that nobody's reading can be later than: that of the last commit, so that a wrong clock alone finds no fault,
 * or today, so that what is read today can be written down before it is committed.
 */
export const latestReading: string = [(lastCommit.stdout ?? '').trim(), thisMachine].sort().at(-1) ?? thisMachine;
