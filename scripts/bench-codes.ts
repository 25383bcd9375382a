// Prints how much processor time the code search takes, and the same on a phone six times slower.
import { codeBook, search, searchIndexInSteps, type SearchIndex } from '@formation/codes';
import { everydayQueries } from '@formation/codes/queries';
import { tables } from '@formation/codes/tables';

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

const [book, opening] = timed(() => codeBook(tables));
const portions: number[] = [];
let index: SearchIndex | undefined;
for (const steps = searchIndexInSteps(book); !index;) {
  const [step, ms] = timed(() => steps.next());
  portions.push(ms);
  if (step.done) index = step.value;
}
const ready = index;
const typed = everydayQueries
  .trim()
  .split('\n')
  .map((line) => (line.split('|')[0] ?? '').trim())
  .flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
const keystrokes = typed.map((text) => timed(() => search(ready, text))[1]).sort((a, b) => a - b);
const share = (part: number): number => keystrokes[Math.floor((keystrokes.length - 1) * part)] ?? 0;

console.log(`${''.padEnd(34)}${'here'.padStart(12)}${`${SLOWER} x slower`.padStart(13)}`);
print('open the tables', opening);
print(
  'build the index, all portions',
  portions.reduce((sum, ms) => sum + ms, 0),
);
print('build the index, longest portion', Math.max(...portions));
print(`one of ${keystrokes.length} keystrokes, mean`, keystrokes.reduce((sum, ms) => sum + ms, 0) / keystrokes.length);
print('one keystroke, 95th percentile', share(0.95));
print('one keystroke, slowest', share(1));
