// `npm run bench -- codes-weights FILE`: learns how much each signal of the code search counts, from one half of the
// phrases of FILE (the form is that of `codes FILE`) and our everyday phrases, and measures it on the other half.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  codeBook,
  readQueries,
  searchIndexInSteps,
  spokenFor,
  systems,
  type AcceptedQuery,
  type Candidate,
  type SearchIndex,
  type System,
} from '@formation/codes';
import { everydayQueries } from '@formation/codes/queries';
import { tables } from '@formation/codes/tables';
import { weights, type Signal } from '@formation/codes/weights';

type Weights = Record<Signal, number>;
type Example = Readonly<{ candidates: readonly Candidate[]; right: ReadonlySet<Candidate> }>;

const file = 'domain/codes/src/tables/weights.ts';
const signals = Object.keys(weights) as readonly Signal[]; // its keys are the signals
const names = Object.keys(systems) as readonly System[]; // its keys are the systems

/** So many candidates of a question are compared, the likeliest of today. */
const COMPARED = 60;
/** How often all phrases are gone through. */
const ROUNDS = 40;
const BATCH = 64;
/** How far a weight moves at first. */
const STEP = 0.03;
/** How often our own phrases count: they are few, and visitors type such. */
const OURS = 4;

const scoreOf = (by: Readonly<Weights>, { signals: given }: Candidate): number =>
  signals.reduce((sum, signal) => sum + by[signal] * given[signal], 0);

/** The same for the same text, evenly spread: it says which half a phrase belongs to, and in which order they come. */
function spread(text: string): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

function openIndex(): SearchIndex {
  const steps = searchIndexInSteps(codeBook(tables));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The questions of one classification, each with its candidates and those that are accepted. */
function examples(index: SearchIndex, phrases: readonly AcceptedQuery[], system: System): readonly Example[] {
  return phrases
    .filter(({ accepted }) => accepted[system].length > 0)
    .map(({ text, accepted }) => {
      const isRight = ({ entry }: Candidate): boolean => accepted[system].includes(entry.code);
      const all = spokenFor(index, text).filter(({ entry }) => entry.system === system);
      const likely = all.toSorted((a, b) => scoreOf(weights, b) - scoreOf(weights, a));
      const candidates = likely.filter((candidate, at) => at < COMPARED || isRight(candidate));
      return { candidates, right: new Set(candidates.filter(isRight)) };
    });
}

/** The share of the examples whose right entry is among the first `most`. */
function share(all: readonly Example[], by: Readonly<Weights>, most: number): string {
  const found = all.filter(({ candidates, right }) => {
    const ranked = candidates.toSorted((a, b) => scoreOf(by, b) - scoreOf(by, a));
    return ranked.slice(0, most).some((candidate) => right.has(candidate));
  });
  return `${((100 * found.length) / all.length).toFixed(1)} %`;
}

const zeros = (): Weights => Object.fromEntries(signals.map((signal) => [signal, 0])) as Weights; // of the signals

/** Adds how the weights should move for one question: towards the right entries, away from the others. */
function addPull({ candidates, right }: Example, by: Readonly<Weights>, pull: Weights): void {
  const scores = candidates.map((candidate) => scoreOf(by, candidate));
  const most = Math.max(...scores);
  const chances = scores.map((score) => Math.exp(score - most));
  const sum = chances.reduce((a, b) => a + b, 0);
  const ofRight = chances.reduce((a, chance, at) => a + (right.has(candidates[at] as Candidate) ? chance : 0), 0);
  for (const [at, candidate] of candidates.entries()) {
    const chance = chances[at] ?? 0;
    const wanted = right.has(candidate) ? chance / ofRight : 0;
    for (const signal of signals) pull[signal] += (wanted - chance / sum) * candidate.signals[signal];
  }
}

/** The weights under which the right entries of the examples are the likeliest: logistic regression, by Adam. */
function learn(all: readonly Example[]): Weights {
  const [learned, mean, square] = [{ ...weights }, zeros(), zeros()];
  const usable = all.filter(({ right }) => right.size > 0);
  let step = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const order = usable.map((_, at) => [spread(`${round} ${at}`), at] as const).sort(([a], [b]) => a - b);
    for (let from = 0; from < order.length; from += BATCH) {
      const pull = zeros();
      const batch = order.slice(from, from + BATCH);
      for (const [, at] of batch) addPull(usable[at] as Example, learned, pull);
      step++;
      for (const signal of signals) {
        const pulled = pull[signal] / batch.length - 1e-4 * learned[signal];
        mean[signal] = 0.9 * mean[signal] + 0.1 * pulled;
        square[signal] = 0.999 * square[signal] + 0.001 * pulled ** 2;
        const [steady, rough] = [mean[signal] / (1 - 0.9 ** step), square[signal] / (1 - 0.999 ** step)];
        learned[signal] += (STEP * (1 - round / ROUNDS) * steady) / (Math.sqrt(rough) + 1e-8);
      }
    }
  }
  return learned;
}

const index = openIndex();
const phrases = readQueries(readFileSync(process.argv[2] ?? '', 'utf8'));
const ours = names.flatMap((system) => examples(index, readQueries(everydayQueries), system));
const halves = names.map((system) => ({
  name: systems[system].name,
  learned: examples(index, phrases.filter(({ text }) => spread(text) < 0.5), system), // prettier-ignore
  measured: examples(index, phrases.filter(({ text }) => spread(text) >= 0.5), system), // prettier-ignore
}));
const learned = learn([...halves.flatMap((half) => half.learned), ...Array.from({ length: OURS }, () => ours).flat()]);
for (const { name, learned: of, measured } of halves)
  for (const [what, all] of Object.entries({ learned: of, measured }))
    console.log(`${name.padEnd(8)}${what.padEnd(9)}${String(all.length).padStart(6)} phrases: first three ${share(all, weights, 3)} -> ${share(all, learned, 3)}, first ten ${share(all, weights, 10)} -> ${share(all, learned, 10)}`); // prettier-ignore
const lines = signals.map((signal) => `  ${signal}: ${learned[signal].toFixed(2).replace(/\.?0+$/, '')},`);
const before = readFileSync(file, 'utf8');
writeFileSync(file, before.replace(/= \{\n[^}]*\}/, `= {\n${lines.join('\n')}\n}`));
