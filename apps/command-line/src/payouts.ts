import { explain, notesOf, type Explanation, type Figure, type IsoDate } from '@formation/fees';
import { rate as rateOf, rateText, roundHalfUp } from '@formation/money';
import { midRate, oldRate } from '@formation/money/exchange-rates';
import {
  aMonth,
  isArrival,
  payouts,
  plainRate,
  plainWay,
  question,
  questionFrom,
  routeOf,
  type Arrival,
  type Question,
  yearsOf,
  type Assumptions,
  type CompanyCountry,
  type PaysBack,
  type Ranked,
} from '@formation/payouts';
import { carriedNumbers } from '@formation/payouts/carried-numbers';
import { helpText, optionLines } from './help.ts';
import { parseCommand } from './parse-command.ts';
import { misunderstood, success, type Reply } from './reply.ts';
import { ageText, amountText, columns, jsonText, leftOut, outlookOf, outlooks, wordsOf } from './written.ts';

/** `payouts [options]`: what reaches a rupee account, by every way that serves the payer. */
export function payoutsReply(words: readonly string[], today: IsoDate): Reply {
  const request = parseCommand(question, words, today);
  if ('wrong' in request) return misunderstood(`${request.wrong}. See: fees payouts --help`);
  if (request.help) return success(helpText('fees payouts [options]', optionLines(question)));
  const wanted = questionFrom(request, request.day);
  const { rows, notCounted, assumptions } = payouts({
    ...wanted,
    carried: carriedNumbers(wanted.amount.currency, request.day),
  });
  const days = { day: request.day, today };
  if (request.json) {
    const ways = rows.map((row) => asPlain(row, days));
    return success(jsonText({ day: request.day, rate: plainRate(wanted), ways, notCounted }));
  }
  const lines = Object.fromEntries(
    rows.flatMap(({ answer }) => (isArrival(answer) ? [[answer.route, answer.received] as const] : [])),
  );
  const ahead = outlookOf(Object.values(lines), days);
  const amounts = columns(rows.map((row) => [nameText(row), textOf(row.answer), betweenText(row)])).split('\n');
  const ways = rows.map((row, index) => [amounts[index], remarkText(row)].filter(Boolean).join('  ')).join('\n');
  const said = [
    ...(ahead ? [outlooks[ahead]] : []),
    ...leftOut({ notCounted }),
    ...laterOnes({ lines, day: request.day }),
  ];
  const rate = [rateLine(wanted), ...ageText(oldRateOf(wanted))];
  return success([ways, ...rate, ...companyLines(rows, assumptions), ...said].join('\n\n'));
}

/** The numbers that are known for later days only than the one asked about, in one line: together the ways have dozens. */
function laterOnes(request: Parameters<typeof notesOf>[0]): readonly string[] {
  const later = notesOf(request).map(({ key, start }) => `${wordsOf(key)} (${start})`);
  return later.length > 0 ? [`First known after ${request.day}, and used as of then: ${later.join(', ')}`] : [];
}

type Way = Ranked['answer'];

/** A way, and what is to know of it before its amount. */
function nameText({ answer: { route }, isOpen }: Ranked): string {
  if (!isOpen) return `${route} (needs a company)`;
  return routeOf(route).staysForeign ? `${route} (kept in foreign currency)` : route;
}

function textOf(way: Way): string {
  return isArrival(way) ? amountText(way.received.value) : reasonText(way);
}

function betweenText({ bounds }: Ranked): string {
  return bounds ? `${amountText(bounds.low)} to ${amountText(bounds.high)}` : '';
}

/** What a reader must know beside the amount: the number that nothing confirms, and whether the company pays. */
function remarkText({ unconfirmed, paysBack }: Ranked): string {
  return [unconfirmed && `not confirmed: ${wordsOf(unconfirmed)}`, paysBack && paysBackText(paysBack)]
    .filter(Boolean)
    .join('; ');
}

function paysBackText({ against, payments }: PaysBack): string {
  if (!payments) return `company never pays back: ${against} brings more without one`;
  const { later, first } = payments;
  return `company pays back from ${aMonth(later)} such payments a month (${later} a year, ${first} in the first) against ${against}`;
}

const meant: Readonly<Record<CompanyCountry, string>> = {
  us: 'Wyoming LLC of one owner',
  uk: 'UK Ltd',
  hk: 'Hong Kong limited company',
};

/** Which companies are meant where a way needs one, and what they cost a year. */
function companyLines(rows: readonly Ranked[], assumptions: Assumptions): readonly string[] {
  const companies = new Set(
    rows.flatMap(({ answer, paysBack }) => (paysBack ? routeOf(answer.route).company : []) ?? []),
  );
  const costs = [...companies].map((company) => {
    const { later, first } = yearsOf(company, assumptions);
    return `${meant[company]} ${amountText(later)} a year, ${amountText(first)} in the first`;
  });
  return costs.length > 0 ? [`Company costs counted, set up without us: ${costs.join('; ')}`] : [];
}

function reasonText(way: Exclude<Way, Arrival>): string {
  return way.refused === 'not-published' ? `not known: ${way.missing.join(', ')}` : way.refused.replace('-', ' ');
}

/** How old the rate of our table is; a rate that was given is its owner's. */
const oldRateOf = ({ amount: { currency }, rate: own, day }: Question) =>
  own === undefined ? oldRate(midRate(currency, 'LKR', day).from, day) : undefined;

/** The rate at which everything is exchanged, with its day and where it was read. */
function rateLine({ amount: { currency }, rate: own, day }: Question): string {
  const one = `1 ${currency} = LKR`;
  if (own !== undefined) return `${one} ${rateText(rateOf(own))}, as given`;
  const { value, from, source } = midRate(currency, 'LKR', day);
  return `${one} ${rateText(roundHalfUp(value, 6))} on ${from}: ${source.title}, read on ${source.checked}`;
}

/** A way with every step opened; why there is none, in words too. */
function asPlain(row: Ranked, days: Parameters<typeof plainWay>[1]) {
  const way = plainWay(row, days);
  return isArrival(row.answer) ? { ...way, ...opened(row.answer) } : { ...way, reason: reasonText(row.answer) };
}

/** Every step of a way and what it comes to, with their formulas down to the tables or to the step before. */
function opened({ steps, received }: Arrival) {
  const plain = steps.map(({ step, at, after }) => ({ step, at, after: fromStep(after) }));
  return { steps: plain, lines: { received: fromStep(received) } };
}

/** A figure opened as far as the step before it, which says itself how it came about: a way opened in each is megabytes. */
function fromStep(figure: Figure): Explanation {
  const { of, ...root } = explain(figure);
  return { ...root, ...(of && { of: of.map(cutAtSteps) }) };
}

function cutAtSteps({ of, ...one }: Explanation): Explanation {
  const isStep = one.key === 'before' || one.key === 'after';
  return { ...one, ...(of && !isStep && { of: of.map(cutAtSteps) }) };
}
