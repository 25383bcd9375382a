import type { System } from '../entry.ts';
import { judgement } from '../tables/judgement.ts';
import { weights, type Signal } from '../tables/weights.ts';
import type { Candidate } from './signals.ts';

/** So many entries of a classification are compared with one another; who is less likely is no answer. */
const COMPARED = 80;

/** All signals, in the order in which they describe an entry. */
export const signals = Object.keys(weights) as readonly Signal[]; // its keys are the signals

/** The signals that tell more beside the best of the others: half of the question is much when nobody answers more. */
const besideBest = [
  'everyday',
  'words',
  'title',
  'above',
  'ofClass',
  'ofGoods',
  'answered',
  'best',
  'bestTitle',
  'bestOfClass',
  'bestOfGoods',
  'head',
  'many',
] as const satisfies readonly Signal[];

/** The numbers of a judgement: a plain sum, and what several small switches add that only some signals together turn. */
export type Judgement = Readonly<{
  /** What each feature adds by itself. */
  plain: readonly number[];
  /** How far each feature turns a switch; what it starts from; what it adds when it is on. */
  switches: readonly Readonly<{ turn: readonly number[]; start: number; adds: number }>[];
}>;

const sumOf = (own: Candidate['signals']): number =>
  signals.reduce((sum, signal) => sum + weights[signal] * own[signal], 0);

/** The likeliest entries of each classification by the plain sum of their signals. */
function shortlists(all: readonly Candidate[], most: number): readonly (readonly Candidate[])[] {
  const bySystem = Map.groupBy(all, ({ entry }): System => entry.system);
  return [...bySystem.values()].map((candidates) =>
    candidates
      .map((candidate) => ({ candidate, sum: sumOf(candidate.signals) }))
      .sort((a, b) => b.sum - a.sum)
      .slice(0, most)
      .map(({ candidate }) => candidate),
  );
}

/** The lists that judge in their own way beside the third: each is cut otherwise. */
const lists = ['uk-sic', 'naics'] as const satisfies readonly System[];

/** How many first digits of a code name a branch of a classification: broad, narrower, and the class itself. */
const branches = [2, 3, 4];

/** For each entry, how much of what speaks for all that are compared speaks for its branch. */
function votes(rivals: readonly Candidate[]): readonly (readonly number[])[] {
  const sums = rivals.map(({ signals: given }) => sumOf(given));
  const most = Math.max(...sums);
  const chances = sums.map((sum) => Math.exp(sum - most));
  const all = chances.reduce((a, b) => a + b, 0);
  const ofBranch = new Map<string, number>();
  for (const [at, { entry }] of rivals.entries())
    for (const digits of branches) {
      const branch = `${digits} ${entry.code.slice(0, digits)}`;
      ofBranch.set(branch, (ofBranch.get(branch) ?? 0) + (chances[at] ?? 0) / all);
    }
  return rivals.map(({ entry }) =>
    branches.map((digits) => ofBranch.get(`${digits} ${entry.code.slice(0, digits)}`) ?? 0),
  );
}

/** What describes each of the entries that are compared: its signals, some of them beside the best of all, its branches, its list. */
function featuresOf(rivals: readonly Candidate[]): readonly (readonly number[])[] {
  const best = besideBest.map((signal) => Math.max(1e-6, ...rivals.map(({ signals: given }) => given[signal])));
  const voted = votes(rivals);
  return rivals.map(({ entry, signals: given }, place) => [
    ...signals.map((signal) => given[signal]),
    ...besideBest.map((signal, at) => given[signal] / (best[at] ?? 1)),
    ...(voted[place] ?? []),
    ...lists.map((system) => (entry.system === system ? 1 : 0)),
  ]);
}

/** An entry on the shortlist of its classification, with what describes it there. */
type Comparison = Readonly<{ candidate: Candidate; features: readonly number[] }>;

/** The entries worth comparing, classification by classification. The judgement is learned from them. */
export const rivals = (all: readonly Candidate[], most = COMPARED): readonly (readonly Comparison[])[] =>
  shortlists(all, most).map((short) => {
    const features = featuresOf(short);
    return short.map((candidate, at) => ({ candidate, features: features[at] ?? [] }));
  });

/** How well an entry answers: the logarithm of how likely, up to what is the same for all that are compared. */
export function judged(features: readonly number[], { plain, switches }: Judgement): number {
  const dot = (by: readonly number[]): number => features.reduce((sum, value, at) => sum + value * (by[at] ?? 0), 0);
  return switches.reduce((sum, { turn, start, adds }) => sum + adds * Math.max(0, start + dot(turn)), dot(plain));
}

/** The entries that answer a question with how likely each is. */
export const ranked = (all: readonly Candidate[]): readonly (Candidate & Readonly<{ likelihood: number }>)[] =>
  rivals(all).flatMap((short) =>
    short.map(({ candidate, features }) => ({ ...candidate, likelihood: Math.exp(judged(features, judgement)) })),
  );
