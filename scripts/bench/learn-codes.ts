// `npm run bench -- codes-weights FILE OTHER`: learns how the code search judges from the phrases of FILE (the form is
// that of `codes FILE`), our everyday phrases and some of the index, and measures it on those of OTHER. `FILE - weights`:
// learns the sum by which the entries are chosen that are compared.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  codeBook,
  readQueries,
  searchIndex,
  spokenFor,
  systems,
  type AcceptedQuery,
  type Candidate,
  type SearchIndex,
  type System,
} from '@formation/codes';
import { everydayQueries } from '@formation/codes/queries';
import { rivals, judged, signals, type Judgement } from '@formation/codes/ranking';
import { tables } from '@formation/codes/tables';
import { learn, type Example } from './learn-codes/learn.ts';

const names = Object.keys(systems) as readonly System[]; // its keys are the systems
/** How often our own phrases count: they are few, and visitors type such. */
const OURS = 6;
/** How many switches the judgement has: more gain nothing. */
const SWITCHES = 12;
/** Of so many candidates, the likeliest of today, the plain sum is learned. */
const MOST = 60;

type TrainingPhrase = Readonly<{ system: System; accepted: readonly string[]; candidates: readonly Candidate[] }>;

/** What speaks for the entries of each classification that a phrase has an answer in. */
function askedOf(index: SearchIndex, phrases: readonly AcceptedQuery[]): readonly TrainingPhrase[] {
  return phrases.flatMap(({ text, accepted }) => {
    const all = spokenFor(index, text);
    return names
      .filter((system) => accepted[system].length > 0)
      .map((system) => {
        const candidates = all.filter(({ entry }) => entry.system === system);
        return { system, accepted: accepted[system], candidates };
      });
  });
}

/** One of so many everyday phrases that the index has is asked for as it stands: its first codes are right. */
const OF_INDEX = 8;

/** Phrases of the index as questions. They teach that who is named directly comes first. */
function ofIndex({ passages }: SearchIndex): readonly AcceptedQuery[] {
  const everyday = passages.filter(({ kind }) => kind === 'everyday');
  return everyday
    .filter((_, at) => at % OF_INDEX === 0)
    .map(({ text, leads }) => {
      const first = (system: System) =>
        leads.filter(({ entry, directness }) => entry.system === system && directness === 1).map(({ entry }) => entry.code); // oxfmt-ignore
      return { text, accepted: { hsic: first('hsic'), 'uk-sic': first('uk-sic'), naics: first('naics') } };
    });
}

const plainFeatures = ({ signals: given }: Candidate): readonly number[] => signals.map((signal) => given[signal]);

/** The candidates by their signals alone, the likeliest by the weights of today. */
const ofSignals = ({ accepted, candidates }: TrainingPhrase): Example => {
  const likely = rivals(candidates, MOST).flat().map(({ candidate }) => candidate); // oxfmt-ignore
  return { features: likely.map(plainFeatures), isRight: likely.map(({ entry }) => accepted.includes(entry.code)) };
};

/** The shortlist as the search compares it. */
function ofShortlist({ accepted, candidates }: TrainingPhrase): Example {
  const short = rivals(candidates).flat();
  return {
    features: short.map(({ features }) => features),
    isRight: short.map(({ candidate }) => accepted.includes(candidate.entry.code)),
  };
}

/** The share of the questions whose right entry is among the first `most`. */
function share(all: readonly Example[], by: Judgement, most: number): string {
  const found = all.filter(({ features, isRight }) => {
    const order = features.map((one, at) => [judged(one, by), at] as const).sort(([a], [b]) => b - a);
    return order.slice(0, most).some(([, at]) => isRight[at]);
  });
  return `${((100 * found.length) / all.length).toFixed(1)} %`;
}

function printShares(what: string, all: readonly TrainingPhrase[], by: Judgement): void {
  for (const name of names) {
    const examples = all.filter(({ system }) => system === name).map(ofShortlist);
    const [three, ten] = [share(examples, by, 3), share(examples, by, 10)];
    const many = `${String(examples.length).padStart(6)} phrases`;
    if (examples.length > 0)
      console.log(`${systems[name].name.padEnd(8)}${what.padEnd(9)}${many}: first three ${three}, first ten ${ten}`);
  }
}

const short = (value: number): number => Number(value.toPrecision(3));

function write(file: string, pattern: RegExp, text: string): void {
  const path = `domain/codes/src/tables/${file}.ts`;
  writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, text));
}

/** The first step: the plain sum that chooses who is compared. It holds from the next run on. */
function learnWeights(all: readonly TrainingPhrase[]): void {
  const { plain } = learn(all.map(ofSignals), { switches: 0, rounds: 40 });
  const lines = signals.map((signal, at) => `  ${signal}: ${short(plain[at] ?? 0)},`);
  write('weights', /= \{\n[^}]*\}/, `= {\n${lines.join('\n')}\n}`);
}

function learnJudgement(all: readonly TrainingPhrase[]): Judgement {
  const { plain, switches } = learn(all.map(ofShortlist), { switches: SWITCHES, rounds: 15 });
  const judgement = {
    plain: plain.map(short),
    switches: switches.map(({ turn, start, adds }) => ({
      turn: turn.map(short),
      start: short(start),
      adds: short(adds),
    })),
  };
  write('judgement', /= \{[\s\S]*\};/, `= ${JSON.stringify(judgement)};`);
  return judgement;
}

const [file = '', other = '', step = 'judgement'] = process.argv.slice(2);
const index = searchIndex(codeBook(tables));
const read = (path: string) => askedOf(index, readQueries(readFileSync(path, 'utf8')));
const ours = askedOf(index, readQueries(everydayQueries));
const corpus = read(file);
const all = [...corpus, ...askedOf(index, ofIndex(index)), ...Array.from({ length: OURS }, () => ours).flat()];
if (step === 'weights') learnWeights(all);
else {
  const learned = learnJudgement(all);
  printShares('learned', corpus, learned);
  printShares('measured', read(other), learned);
  printShares('ours', ours, learned);
}
