import type { Judgement } from '@formation/codes/ranking';

/** A question: what describes each entry that is compared, and which of them are right. */
export type Example = Readonly<{ features: readonly (readonly number[])[]; isRight: readonly boolean[] }>;

const BATCH = 128;
/** How far a number moves at first. */
const STEP = 0.01;
/** How much a number is pulled back to nothing. */
const DECAY = 1e-4;

/** The same for the same text, evenly spread from 0 to 1. */
function spread(text: string): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

type Scale = Readonly<{ mean: Float64Array; deviation: Float64Array }>;

/** What each feature is on average, and how far it varies. */
function scaleOf(all: readonly Example[], size: number): Scale {
  const [mean, square] = [new Float64Array(size), new Float64Array(size)];
  let many = 0;
  for (const { features } of all)
    for (const one of features) {
      many++;
      for (const [at, value] of one.entries()) {
        mean[at] = (mean[at] ?? 0) + value;
        square[at] = (square[at] ?? 0) + value * value;
      }
    }
  for (const at of mean.keys()) mean[at] = (mean[at] ?? 0) / many;
  const deviation = square.map((sum, at) => Math.sqrt(Math.max(0, sum / many - (mean[at] ?? 0) ** 2)) || 1);
  return { mean, deviation };
}

type Scaled = Readonly<{ features: readonly Float64Array[]; isRight: readonly boolean[] }>;

const scaled = ({ features, isRight }: Example, { mean, deviation }: Scale): Scaled => ({
  isRight,
  features: features.map((one) =>
    Float64Array.from(one, (value, at) => (value - (mean[at] ?? 0)) / (deviation[at] ?? 1)),
  ),
});

/** All numbers in one row: what each feature adds, then for each switch its turns, its start and what it adds. */
type Numbers = Float64Array;

function dot(numbers: Numbers, from: number, features: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += (numbers[from + at] ?? 0) * (features[at] ?? 0);
  return sum;
}

function addTo(numbers: Numbers, from: number, by: Readonly<{ features: Float64Array; times: number }>): void {
  const { features, times } = by;
  for (let at = 0; at < features.length; at++)
    numbers[from + at] = (numbers[from + at] ?? 0) + times * (features[at] ?? 0);
}

/** Adds how the numbers should move for one question: towards the right entries, away from the others. */
function addPull({ features, isRight }: Scaled, numbers: Numbers, pull: Numbers): void {
  const size = features[0]?.length ?? 0;
  const switches: number[] = [];
  for (let from = size; from < numbers.length; from += size + 2) switches.push(from);
  const on = features.map((one) => switches.map((from) => dot(numbers, from, one) + (numbers[from + size] ?? 0)));
  const scores = features.map((one, at) =>
    switches.reduce(
      (sum, from, place) => sum + (numbers[from + size + 1] ?? 0) * Math.max(0, on[at]?.[place] ?? 0),
      dot(numbers, 0, one),
    ),
  );
  const most = Math.max(...scores);
  const chances = scores.map((score) => Math.exp(score - most));
  const all = chances.reduce((a, b) => a + b, 0);
  const right = chances.reduce((sum, chance, at) => sum + (isRight[at] ? chance : 0), 0);
  for (const [at, one] of features.entries()) {
    const chance = chances[at] ?? 0;
    const times = (isRight[at] ? chance / right : 0) - chance / all;
    addTo(pull, 0, { features: one, times });
    for (const [place, from] of switches.entries()) {
      const value = on[at]?.[place] ?? 0;
      if (value <= 0) continue;
      const adds = numbers[from + size + 1] ?? 0;
      addTo(pull, from, { features: one, times: times * adds });
      pull[from + size] = (pull[from + size] ?? 0) + times * adds;
      pull[from + size + 1] = (pull[from + size + 1] ?? 0) + times * value;
    }
  }
}

/** Moves the numbers step by step as the questions pull them: Adam. */
function climb(all: readonly Scaled[], numbers: Numbers, rounds: number): void {
  const [steady, rough] = [numbers.map(() => 0), numbers.map(() => 0)];
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    const order = all.map((_, at) => [spread(`${round} ${at}`), at] as const).sort(([a], [b]) => a - b);
    for (let from = 0; from < order.length; from += BATCH) {
      const pull = numbers.map(() => 0);
      const batch = order.slice(from, from + BATCH);
      for (const [, at] of batch) addPull(all[at] as Scaled, numbers, pull);
      step++;
      for (const [at, number] of numbers.entries()) {
        const pulled = (pull[at] ?? 0) / batch.length - DECAY * number;
        const [mean, square] = [0.9 * (steady[at] ?? 0) + 0.1 * pulled, 0.999 * (rough[at] ?? 0) + 0.001 * pulled ** 2];
        [steady[at], rough[at]] = [mean, square];
        const way = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
        numbers[at] = number + STEP * (1 - round / rounds) * way;
      }
    }
  }
}

/** The numbers as the search reads them: for features that are not scaled. */
function unscaled(numbers: Numbers, { mean, deviation }: Scale): Judgement {
  const size = mean.length;
  const part = (from: number) => Array.from(deviation, (by, at) => (numbers[from + at] ?? 0) / by);
  const switches = [];
  for (let from = size; from < numbers.length; from += size + 2) {
    const turn = part(from);
    const start = turn.reduce((sum, by, at) => sum - by * (mean[at] ?? 0), numbers[from + size] ?? 0);
    switches.push({ turn, start, adds: numbers[from + size + 1] ?? 0 });
  }
  return { plain: part(0), switches };
}

/** The judgement under which the right entries of the examples are the likeliest. */
export function learn(examples: readonly Example[], how: Readonly<{ switches: number; rounds: number }>): Judgement {
  const usable = examples.filter(({ isRight }) => isRight.includes(true));
  const size = usable[0]?.features[0]?.length ?? 0;
  const scale = scaleOf(usable, size);
  const many = size + how.switches * (size + 2);
  const numbers = Float64Array.from({ length: many }, (_, at) => (2 * spread(`number ${at}`) - 1) / Math.sqrt(size));
  climb(usable.map((example) => scaled(example, scale)), numbers, how.rounds); // oxfmt-ignore
  return unscaled(numbers, scale);
}
