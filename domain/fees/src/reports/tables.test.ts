/** The tables keep to the form that the reading of them rests on. */
import { expect, test } from 'vitest';
import { isPlatformName, loadPlatform } from '../platforms.ts';
import { knownReports } from './known-reports.ts';
import { headerOf, headersOf, type Report } from './report.ts';

/** Every column that a table names. */
function columnsOf(report: Report): readonly string[] {
  const {
    headers,
    amounts,
    rates = {},
    choices = {},
    title,
    ofOnePiece = [],
    ofOrder = [],
    asAbove,
    day,
    kind,
  } = report;
  const { pieces, order, headOfOrder, currency, currencyBy, state, filledIn, amountsBy, paidOut } = report;
  const { revenue, tax = [], refunded = [], returned = [], charged = [], value } = report;
  const says = [...Object.values(choices), currencyBy?.words, state, day, day?.orderBy];
  const ofKind =
    kind === undefined || 'column' in kind ? [kind?.column] : kind.flatMap(({ where = {} }) => Object.keys(where));
  const single = [
    pieces,
    order,
    headOfOrder,
    currency,
    currencyBy?.sign,
    filledIn,
    amountsBy?.amount,
    paidOut,
    ...ofKind,
  ];
  return [
    ...[...headers, ...title, ...ofOnePiece, ...ofOrder, ...(asAbove?.columns ?? []), ...(amountsBy?.columns ?? [])],
    ...[...Object.values(amounts), ...Object.values(rates).map(({ amount }) => amount)].flat(),
    ...[...revenue, ...tax, ...refunded, ...returned, ...charged, ...value],
    ...[...single, ...says.map((one) => one?.column)].filter((column) => column !== undefined),
  ];
}

/** Every word that a table has a meaning for. */
function wordsOf({ choices = {}, currencyBy, state, day, kind }: Report): readonly string[] {
  const says = [...Object.values(choices), currencyBy?.words, state, day?.orderBy];
  const ofKind =
    kind === undefined
      ? []
      : 'column' in kind
        ? Object.keys(kind.words)
        : kind.flatMap(({ where = {} }) => Object.values(where));
  return [...says.flatMap((one) => Object.keys(one?.words ?? {})), ...ofKind];
}

test('no two reports have one name', () => {
  const names = knownReports.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(knownReports)('$name writes headers and words as they are compared', (report) => {
  const columns = headersOf(columnsOf(report));
  expect(columns.map(headerOf)).toEqual(columns);
  expect(wordsOf(report).map(headerOf)).toEqual(wordsOf(report));
});

test.each(knownReports.filter(({ platform }) => platform !== undefined))(
  '$name asks its platform only what it knows',
  async ({ platform = '', amounts, rates = {}, choices = {} }) => {
    if (!isPlatformName(platform)) throw new Error(`no platform is called ${platform}`);
    const { question } = await loadPlatform(platform);
    const keys = question.fields.map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining([...Object.keys(amounts), ...Object.keys(rates), ...Object.keys(choices)]),
    );
  },
);
