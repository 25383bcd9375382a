import { fill, type CalculatorWords, type FieldWords } from '@formation/content';
import {
  amountOf,
  boundOf,
  groundsOf,
  isRefusal,
  isRefusing,
  netAmount,
  readAnswers,
  shownFields,
  statementOf,
  textsOf,
  totalOf,
  type Answer,
  type Answers,
  type Platform,
  type Shown,
} from '@formation/fees';
import { currencies, isCurrency } from '@formation/money';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { dayName } from '../../../lib/text/dates/day-name.ts';
import { currencyOptions } from '../form/currency-options.ts';
import { exampleOf, proposedBy } from '../form/example.ts';
import { fieldFault, unread } from '../form/fault-text.ts';
import { rolesOf } from '../form/roles.ts';
import type { ShownPublished } from '../load-words.ts';
import { groundTexts, rangeIn } from '../result/how-sure.ts';
import { chosenIn, notesUnder, upperFirst } from './answer-notes.ts';
import type { AnswerView, Field, FieldGroup, PublishedModel, LineView } from './published-model.ts';

export type Published = ShownPublished;
type Words = Readonly<{ own: CalculatorWords; published: Published }>;
type Reading = Readonly<{
  answers: Answers;
  words: CalculatorWords;
  /** Why what stands in a field is not counted; the unit is the field's. */
  faultIn: (key: string, unit: string | undefined) => string | undefined;
}>;

/** A platform's calculator as a page shows it: the fields of its question and the lines of its answer, with their words. */
export function modelOf(platform: Platform, own: CalculatorWords, published: Published): PublishedModel {
  const { question, answer, goals, paidBy, table } = platform;
  const words = { own, published };
  const readAll = (typed: Typed) => readAnswers(question, textsOf(question, typed));
  return {
    fields: (typed, day) => {
      const { answers, faults } = readAll(typed);
      const refusal = answer(answers, day);
      const faultIn = (key: string, unit: string | undefined) =>
        fieldFault(published, { faults, refusal, field: question.fields.find((one) => one.key === key), unit });
      const reading = { answers, words: own, faultIn };
      return shownFields(question, typed).map(({ group, fields }) => groupOf(group, fields, reading));
    },
    answer: (typed, day) => {
      const { answers, faults } = readAll(typed);
      const refused = faults.find(isRefusing);
      if (refused) return unread(own, refused);
      const found = answer(answers, day);
      return isRefusal(found) ? found : answerOf(found, answers, words);
    },
    example: (typed, touched) => exampleOf(platform, typed, touched),
    proposed: proposedBy(question),
    backwards: { ...words, goals, question, read: readAll },
    names: namesOf(own),
    isDated: Object.keys(table).length > 0,
    paidBy,
  };
}

/** What figures are called, what has no address to read it at, and the rows of tables by what can be chosen. */
function namesOf({ lines, choices, sources, tableRows }: CalculatorWords): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.values(choices).flatMap(Object.entries<string>)),
    ...tableRows,
    ...sources,
    ...lines,
  };
}

function groupOf(group: string, shown: readonly Shown[], reading: Reading): FieldGroup {
  return { title: reading.words.groups[group] ?? group, fields: shown.map((one) => fieldOf(one, reading)) };
}

/** A field that a box asks is shown inside it; where only one thing can follow, the box says it all. */
function fieldOf(shown: Shown, reading: Reading): Field {
  const { box } = shown.field;
  if (box === undefined) return plainField(shown, reading);
  const opens = shown.offered?.length === 1 ? {} : { opens: plainField(shown, reading) };
  return { kind: 'check', name: box, label: reading.words.boxes[box] ?? box, ...opens };
}

function plainField({ field, offered = [] }: Shown, { answers, words, faultIn }: Reading): Field {
  const { key, name, example } = field;
  const { label, help, helpFor }: FieldWords = words.fields[key] ?? { label: key };
  const named = { name, label, help: helpFor?.[chosenIn(answers, key)] ?? help };
  const initial = example ?? ('default' in field ? field.default : undefined);
  const numberField = (kind: 'amount' | 'percent' | 'number', unit: string | undefined): Field => ({
    ...named,
    kind,
    ...(initial !== undefined && { initial }),
    unit,
    fault: faultIn(key, unit),
  });
  switch (field.kind) {
    case 'yes':
      return { ...named, kind: 'check' };
    case 'choice':
      return { ...named, kind: 'choice', options: optionsOf(offered, words.choices[key] ?? {}) };
    case 'amount':
      return numberField('amount', currencies[field.currency(answers)].sign.trim());
    case 'percent':
      return numberField('percent', '%');
    case 'number':
      return numberField('number', unitShown(field.unit?.(answers)));
  }
}

/** A count says by its label what it counts. */
function unitShown(unit: string | undefined): string | undefined {
  return unit === 'count' || unit === 'to one' ? undefined : unit;
}

/** Choices by their words; currencies by their code and their name. */
function optionsOf(offered: readonly string[], words: Readonly<Record<string, string>>) {
  const codes = offered.filter(isCurrency);
  if (codes.length > 0 && codes.length === offered.length) return currencyOptions(codes);
  return offered.map((value) => ({ value, label: words[value] ?? value }));
}

/** The line that it all comes to. */
function totalView(found: Answer, { own, published }: Words): LineView {
  const figure = totalOf(found);
  const label = own.totals[found.total] ?? found.total;
  return { label, figure, bound: boundOf(found, found.total), ...rangeIn(figure, published) };
}

function answerOf(found: Answer, answers: Answers, { own, published }: Words): AnswerView {
  const lines = statementOf(found);
  const row = ({ key, tone, why }: Answer['sheet'][number]['rows'][number]): readonly LineView[] => {
    const figure = lines[key];
    if (!figure) return [];
    const label =
      own.rows?.[key] === undefined ? upperFirst(own.lines[key] ?? key) : fill(own.rows[key], textsIn(answers));
    return [
      {
        label,
        figure,
        bound: boundOf(found, key),
        ...(tone && { tone }),
        ...rangeIn(figure, published),
        ...whyOf(figure, published),
        ...(why && { why: own.whys?.[why] ?? why }),
      },
    ];
  };
  const shares = groundsOf(found);
  const fees = amountOf(found, 'fees');
  const groups = found.sheet.map(({ group, rows }) => ({
    title: own.groups[group] ?? group,
    rows: rows.flatMap(row),
  }));
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    total: totalView(found, { own, published }),
    shares,
    grounds: fees ? groundTexts(shares, { fees: fees.value, page: own.ownPage }, published) : [],
    sums: [found.roles.fees, found.roles.costs, 'totalCosts'],
    roles: rolesOf(found),
    isOwnMoney: found.ownMoney ?? false,
    left: netAmount(found),
    notes: notesUnder(found, answers, { own, published }),
    notCounted: found.notCounted.map((key) => own.notCounted[key] ?? key),
  };
}

/** An exchange rate says of which day it is. */
function whyOf({ how }: LineView['figure'], { rateDay }: Published): Readonly<{ why?: string }> {
  if (how.op !== 'table' || how.unit !== 'to one' || !how.cited.from) return {};
  return { why: fill(rateDay, { day: dayName(how.cited.from) }) };
}

/** What was chosen, for the words of a row. */
function textsIn(answers: Answers): Readonly<Record<string, string>> {
  const chosen = Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(chosen);
}
