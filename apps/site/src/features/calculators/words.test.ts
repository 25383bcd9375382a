/** The words of every platform against its question, its answers, its goals and its table: none is missing, none is unread. */
import { messages, supportUnder } from '@formation/content';
import {
  customs,
  isRefusal,
  loadPlatform,
  platformNames,
  readAnswers,
  sriLankanVatRate,
  type Answer,
  type Answers,
  type Calculator,
  type Figure,
  type PlatformName,
  type Question,
  type Refusal,
} from '@formation/fees';
import { cheaperParcels, type UnitSale } from '@formation/fees/amazon';
import { quick as amazon } from '@formation/fees/amazon/quick';
import { quick as ebay } from '@formation/fees/ebay/quick';
import { quick as paypal } from '@formation/fees/paypal/quick';
import { feesOf } from '@formation/fees/tables';
import { arbitraryTexts } from '@formation/fees/testing';
import { quick as wise } from '@formation/fees/wise/quick';
import { isCurrency } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onceEach } from '../../lib/async/once-each.ts';
import { wordsOf } from './calculator-list.ts';

/** Today, and days on which other fees count: a season at the end of the year, years before and after. */
const days = ['2026-11-21', '2025-03-01', '2025-12-01', '2027-02-01'] as const;
/** Every language has the keys of English. */
const cases = platformNames.map((name) => ['en', name] as const);

type Words = Readonly<Record<string, unknown>>;
type Field = Question['fields'][number];

const keysOf = (fields: readonly Field[]) => fields.map(({ key }) => key);
const boxesOf = (fields: readonly Field[]) => fields.flatMap(({ box }) => box ?? []);

/** Everything that a figure names: itself and what it was made of, and beside them the rows of tables. */
function noteNames(figure: Figure, { lines, tableRows }: Readonly<Record<'lines' | 'tableRows', Set<string>>>) {
  const { key, how } = figure;
  if (key !== undefined) lines.add(key);
  if ('row' in how && how.row !== undefined) tableRows.add(how.row);
  if ('of' in how) for (const part of how.of) noteNames(part, { lines, tableRows });
}

/** What each answer can name, by who reads it. */
const emptySets = () => ({
  lines: new Set<string>(),
  tableRows: new Set<string>(),
  rows: new Set<string>(),
  totals: new Set<string>(),
  groups: new Set<string>(),
  notCounted: new Set<string>(),
  whys: new Set<string>(),
  notes: new Set<string>(),
});
type Sets = ReturnType<typeof emptySets>;

function noteAnswer(found: Answer | Refusal, sets: Sets) {
  if (isRefusal(found)) {
    if ('what' in found) sets.lines.add(found.what);
    if ('fields' in found) for (const field of found.fields) sets.lines.add(field);
    return;
  }
  sets.totals.add(found.total);
  for (const line of Object.values(found.lines)) if (line) noteNames(line, sets);
  for (const { group, rows } of found.sheet) {
    sets.groups.add(group);
    for (const { key, why } of rows) {
      sets.rows.add(key);
      if (why) sets.whys.add(why);
    }
  }
  for (const key of found.notCounted) sets.notCounted.add(key);
}

/** Figures that a page shows beside an answer. */
function besides(name: PlatformName, answers: Answers): readonly Figure[] {
  if (name !== 'amazon') return [];
  const sale = answers as unknown as UnitSale; // read by its own question
  return cheaperParcels(sale, days[0]).flatMap(({ saving, lessBy }) => [saving, lessBy]);
}

const quicks: Readonly<Partial<Record<PlatformName, Calculator>>> = { amazon, ebay, paypal, wise };

/** Every key that a question, its answers and its goals can name. */
async function reach(name: PlatformName) {
  const { question, answer, goals } = await loadPlatform(name);
  const quick = quicks[name];
  const sets = emptySets();
  for (const { group } of question.fields) sets.groups.add(group);
  for (const [number, texts] of fc.sample(arbitraryTexts(question), { numRuns: 3_000, seed: 1 }).entries()) {
    const { answers } = readAnswers(question, texts);
    for (const [key, value] of Object.entries(answers))
      if (typeof value === 'string') sets.notes.add(`${key}.${value}`);
    noteAnswer(answer(answers, days[number % days.length] ?? days[0]), sets);
    const estimate = quick?.answer(readAnswers(quick.question, texts).answers, days[0]);
    if (estimate && !isRefusal(estimate)) for (const key of estimate.notCounted) sets.notCounted.add(key);
    if (number % 10 === 0) for (const figure of besides(name, answers)) noteNames(figure, sets);
  }
  const asksHowMuch = goals.filter(({ wanted }) => wanted).map(({ id }) => id);
  return { question, ...sets, goals: goals.map(({ id }) => id), asksHowMuch };
}

const reached = onceEach<Awaited<ReturnType<typeof reach>>>();
const reachedBy = (name: PlatformName) => reached(name, () => reach(name));

const missing = (keys: Iterable<string>, words: Words = {}) => [...keys].filter((key) => words[key] === undefined);
const unread = (words: Words = {}, ...known: readonly Iterable<string>[]) => {
  const all = new Set(known.flatMap((keys) => [...keys]));
  return Object.keys(words).filter((key) => !all.has(key));
};
/** Keys with the part of the words in which they stand. */
const listed = (parts: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(parts).flatMap(([part, keys]) => keys.map((key) => `${part}.${key}`));
const choicesOf = (field: Field) => (field.kind === 'choice' ? field.choices : []);

test.each(cases)('%s: every key of %s has its words', async (locale, name) => {
  const { question, lines, totals, groups, notCounted, whys, goals, asksHowMuch } = await reachedBy(name);
  const { calculator: words } = wordsOf(locale, name);
  const { published } = messages[locale].calculators;
  const { fields } = question;
  const chosen = fields.flatMap((field) => {
    const choices = choicesOf(field);
    return choices.every(isCurrency)
      ? []
      : missing(choices, words.choices[field.key]).map((value) => `${field.key}.${value}`);
  });

  expect(
    listed({
      lines: missing(lines, words.lines),
      totals: missing(totals, words.totals),
      groups: missing(groups, words.groups),
      notCounted: missing(notCounted, words.notCounted),
      whys: missing(whys, words.whys),
      fields: missing(keysOf(fields), words.fields),
      boxes: missing(boxesOf(fields), words.boxes),
      choices: chosen,
      goals: missing(goals, { ...published.goals, ...words.goals }),
      wanted: missing(asksHowMuch, published.wanted),
    }),
  ).toEqual([]);
});

/** What the values of a table may name: other rows, and sizes. */
const idsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
};

test.each(cases)('%s: no word of %s is left that nothing reads', async (locale, name) => {
  const { question, lines, tableRows, ...read } = await reachedBy(name);
  const { calculator: words, table } = wordsOf(locale, name);
  const fees = await feesOf(name);
  const ids = idsIn(fees.map(({ entries }) => entries.map(({ value }) => value)));
  /** What a row of a line lacks is refused by both their names. */
  const inRows = ids.flatMap((id) => [...lines].map((key) => `${key}.${id}`));
  const { fields } = question;
  const keys = keysOf(fields);
  const byField = (of: (field: Field) => readonly string[]) =>
    fields.flatMap((field) => of(field).map((value) => `${field.key}.${value}`));

  expect(
    listed({
      lines: unread(words.lines, lines, read.rows, tableRows, inRows),
      tableRows: unread(words.tableRows, tableRows, ids),
      totals: unread(words.totals, read.totals),
      groups: unread(words.groups, read.groups),
      notCounted: unread(words.notCounted, read.notCounted),
      whys: unread(words.whys, read.whys, ids),
      rows: unread(words.rows, read.rows),
      notes: unread(words.notes, read.notes),
      boxesHelp: fields.filter(({ kind, key }) => kind === 'yes' && words.fields[key]?.help).map(({ key }) => key), // a box has its label alone
      goals: unread(words.goals, read.goals),
      fields: unread(words.fields, keys),
      helpFor: byField((field) => unread(words.fields[field.key]?.helpFor, choicesOf(field))),
      boxes: unread(words.boxes, boxesOf(fields)),
      choices: [
        ...unread(words.choices, keys),
        ...byField((field) => unread(words.choices[field.key], choicesOf(field))),
      ],
      sample: unread(words.sample, keys, ['title']),
      table: unread(
        table,
        fees.flatMap(({ path }) => path),
        ids,
      ),
    }),
  ).toEqual([]);
});

test.each(cases)(
  '%s: what has no address is described in words of %s, and in English as its table says it',
  async (locale, name) => {
    const { sources = {} } = wordsOf(locale, name).calculator;
    const cited = Object.values((await loadPlatform(name)).sources);
    const described = cited.flatMap(({ described: key, title }) => (key === undefined ? [] : [[key, title]]));

    expect(sources).toEqual(Object.fromEntries(described));
  },
);

test('the words of Sri Lankan VAT name the rate of its table', () => {
  const percent = `${sriLankanVatRate.at(-1)?.value.percent}%`;
  for (const { platforms } of Object.values(messages)) {
    const { fields, notCounted } = platforms.ebay.calculator;
    for (const text of [fields.sriLankanVat.label, notCounted.sriLankanVat]) {
      expect(text.match(/[\d.]+%/g)).toEqual([percent]);
    }
  }
});

test.each(['ebay', 'etsy'] as const)('the words of customs name the numbers of their table: %s', (name) => {
  const { euDuty, responsiblePerson, usAdded } = customs;
  const { amount, between } = responsiblePerson[0].value;
  const numbersIn = (text: string, sign: RegExp) => text.match(sign)?.map((number) => number.replace(/[€%]/, ''));
  for (const { platforms } of Object.values(messages)) {
    const { notCounted } = platforms[name].calculator;
    expect(numbersIn(notCounted.euDuty, /€\d+/g)).toContain(euDuty[0].value.amount);
    expect(numbersIn(notCounted.responsiblePerson, /€\d+/g)).toEqual([between?.low, between?.high, amount]);
    expect(numbersIn(notCounted.usFreeOfDuty, /\d+%/g)).toEqual([usAdded.at(-1)?.value.percent]);
  }
});

/** What a bank on the way typically takes, and from what to what, as the table of bank wires says. */
async function takenOnTheWay(): Promise<readonly string[]> {
  const fee = (await feesOf('bank-wires')).find(({ path }) => path.includes('bankOnTheWay'));
  const value = fee?.entries.at(-1)?.value;
  return value?.kind === 'amount' && value.between ? [value.amount, value.between.low, value.between.high] : [];
}

const dollarsIn = (text = '') => text.match(/(?<=\$)\d+/g);

test.each(['mercury', 'bank-wires'] as const)(
  '%s says what a bank on the way takes as the table does',
  async (name) => {
    const taken = await takenOnTheWay();
    expect(taken).toHaveLength(3);
    for (const { platforms } of Object.values(messages)) {
      const { help }: Readonly<{ help?: string }> = platforms[name].calculator.fields.takenOnTheWay;
      expect(dollarsIn(help)).toEqual(taken);
    }
  },
);

test('the words under Mercury’s calculator say it too', async () => {
  const taken = await takenOnTheWay();
  for (const words of Object.values(supportUnder['mercury'] ?? {})) {
    const answers = words?.questions.map(({ answer }) => dollarsIn(answer));
    expect(answers).toContainEqual(taken);
  }
});

test('bank-wires says what a bank keeps of the rate as its table does', async () => {
  const ends = (await feesOf('bank-wires')).flatMap(({ path, entries: [entry] }) =>
    path.includes('markupOnRate') && entry?.value.kind === 'range' ? [entry.value.least, entry.value.most] : [],
  );

  expect(ends).toHaveLength(2);
  for (const { platforms } of Object.values(messages)) {
    const { markupOnRate = '' }: Readonly<Record<string, string>> = platforms['bank-wires'].calculator.notCounted;
    expect(markupOnRate.match(/\d+(?=%)/g)).toEqual(ends);
  }
});
