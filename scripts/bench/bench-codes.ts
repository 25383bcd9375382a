// `npm run bench -- codes [FILE]`: how often the code search finds the code, and how long a keystroke takes.
import { readFileSync } from 'node:fs';
import {
  codeBook,
  readQueries,
  search,
  searchIndexInSteps,
  systems,
  type AcceptedQuery,
  type SearchIndex,
  type System,
} from '@formation/codes';
import { romanQueries, sinhalaQueries, tamilQueries } from '@formation/codes/home-queries';
import { everydayQueries } from '@formation/codes/queries';
import { saidHeldOutQueries, saidQueries } from '@formation/codes/said-queries';
import { spokenRomanQueries, spokenTamilQueries } from '@formation/codes/spoken-queries';
import { tables } from '@formation/codes/tables';

/** A cheap phone against this machine. */
const SLOWER = 6;

function timed<T>(work: () => T): readonly [result: T, ms: number] {
  const from = process.threadCpuUsage(); // other programs on the machine do not count
  const result = work();
  const spent = process.threadCpuUsage(from);
  return [result, (spent.user + spent.system) / 1000];
}

function print(what: string, ms: number): void {
  console.log(`${what.padEnd(34)}${ms.toFixed(2).padStart(9)} ms${(ms * SLOWER).toFixed(1).padStart(10)} ms`);
}

function opened(): SearchIndex {
  const [book, opening] = timed(() => codeBook(tables));
  print('open the tables', opening);
  const portions: number[] = [];
  for (const steps = searchIndexInSteps(book); ;) {
    const [step, ms] = timed(() => steps.next());
    portions.push(ms);
    if (!step.done) continue;
    const all = portions.reduce((sum, portion) => sum + portion, 0);
    print('build the index, all portions', all);
    print('build the index, longest portion', Math.max(...portions));
    return step.value;
  }
}

/** At which place of the answers of their classification the phrases have their first accepted code; `-1`: not in ten. */
function places(index: SearchIndex, phrases: readonly AcceptedQuery[], system: System): readonly number[] {
  return phrases.map(({ text, accepted }) =>
    search(index, text, { systems: [system], limit: 10 }).findIndex(({ entry }) =>
      accepted[system].includes(entry.code),
    ),
  );
}

function printHits(index: SearchIndex, phrases: readonly AcceptedQuery[], system: System): void {
  const askable = phrases.filter(({ accepted }) => accepted[system].length > 0);
  if (askable.length === 0) return;
  const found = places(index, askable, system).filter((place) => place >= 0);
  const share = (most: number) =>
    `${((100 * found.filter((place) => place < most).length) / askable.length).toFixed(1)} %`;
  const name = systems[system].name.padEnd(8);
  console.log(`${name}${String(askable.length).padStart(6)} phrases: first three ${share(3)}, first ten ${share(10)}`);
}

const saidLists = {
  'English as said': readQueries(saidQueries),
  'English as said, held out': readQueries(saidHeldOutQueries),
};
const homeLists = {
  Sinhala: readQueries(sinhalaQueries),
  Tamil: readQueries(tamilQueries),
  'in Latin letters': readQueries(romanQueries),
  'Tamil as spoken': readQueries(spokenTamilQueries),
  'in Latin letters as spoken': readQueries(spokenRomanQueries),
};
const file = process.argv[2];
const phrases = readQueries(file ? readFileSync(file, 'utf8') : everydayQueries);
console.log(`${''.padEnd(34)}${'here'.padStart(12)}${`${SLOWER} x slower`.padStart(13)}`);
const index = opened();
const typed = phrases.flatMap(({ text }) => Array.from(text, (_, at) => text.slice(0, at + 1)));
const keystrokes = typed.map((text) => timed(() => search(index, text))[1]).sort((a, b) => a - b);
const share = (part: number): number => keystrokes[Math.floor((keystrokes.length - 1) * part)] ?? 0;
print(`one of ${keystrokes.length} keystrokes, mean`, keystrokes.reduce((sum, ms) => sum + ms, 0) / keystrokes.length);
print('one keystroke, 95th percentile', share(0.95));
print('one keystroke, slowest', share(1));
const lists = file ? { [file]: phrases } : { English: phrases, ...saidLists, ...homeLists };
for (const [name, list] of Object.entries(lists)) {
  console.log(`\n${name}`);
  for (const system of Object.keys(systems) as System[]) printHits(index, list, system); // its keys are the systems
}
