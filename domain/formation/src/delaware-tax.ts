import { delawareTaxSource, type ReadPage } from '@formation/deadlines';
import {
  add,
  atLeast,
  atMost,
  compare,
  decimal,
  divide,
  money,
  multiply,
  plus,
  roundHalfUp,
  roundUp,
  subtract,
  times,
  type Decimal,
  type Money,
} from '@formation/money';
import { delawareTax as table } from './tables/delaware-tax.ts';

/** The shares of a Delaware corporation, as far as its franchise tax depends on them. */
export type Shares = Readonly<{
  /** Each class: how many shares the certificate allows, and their par value in dollars; 0 for shares without one. */
  classes: readonly Readonly<{ authorised: Decimal; par: Decimal }>[];
  /** Shares that were issued, of all classes. */
  issued: Decimal;
  /** Total assets at the end of the year, as in Schedule L of Form 1120. */
  grossAssets: Money<'USD'>;
}>;

/** What both methods come to, and what is paid: the lower one and the report. */
export type DelawareTax = Readonly<{
  byAuthorised: Money<'USD'>;
  /** Absent while no share is issued: the method has nothing to divide by. */
  byAssumedPar?: Money<'USD'>;
  pays: Money<'USD'>;
  source: ReadPage;
}>;

const dollars = (text: string) => money(text, 'USD');
const most = dollars(table.most);

/**
 * The yearly franchise tax of a Delaware corporation, for a whole year, with its report.
 *
 *     pays = min(by authorised shares, by assumed par value) + report
 */
export function delawareTax(shares: Shares): DelawareTax {
  const byAuthorised = taxByAuthorised(shares.classes.map(({ authorised }) => authorised).reduce(add));
  const report = dollars(table.report);
  const source = delawareTaxSource;
  if (shares.issued.units <= 0n) return { byAuthorised, pays: plus(byAuthorised, report), source };
  const byAssumedPar = taxByAssumedPar(shares);
  return { byAuthorised, byAssumedPar, pays: plus(atMost(byAuthorised, byAssumedPar), report), source };
}

/** A fixed tax up to some shares, then so much for each step or part of one. */
function taxByAuthorised(authorised: Decimal): Money<'USD'> {
  const { fixed, further } = table.authorised;
  const step = fixed.find(({ upTo }) => compare(authorised, decimal(upTo)) <= 0);
  if (step) return dollars(step.tax);
  const [, last] = fixed;
  const steps = roundUp(divide(subtract(authorised, decimal(last.upTo)), decimal(further.shares)), 0);
  return atMost(plus(dollars(last.tax), times(dollars(further.tax), steps)), most);
}

/** So much for each million of capital or part of one, where each share counts as its part of the assets, or its par value. */
function taxByAssumedPar({ classes, issued, grossAssets }: Shares): Money<'USD'> {
  const { decimals, each, tax, least } = table.assumedPar;
  const assumed = roundHalfUp(divide(grossAssets, issued), decimals);
  const parValueCapital = classes
    .map(({ authorised, par }) => multiply(authorised, compare(assumed, par) < 0 ? par : assumed))
    .reduce(add);
  const millions = roundUp(divide(parValueCapital, decimal(each)), 0);
  return atMost(atLeast(times(dollars(tax), millions), dollars(least)), most);
}

/** Shares as somebody says them who has one class of them; more cannot be issued than the certificate allows. */
export function sharesOf(authorised: Decimal, issued: Decimal, grossAssets: Decimal): Shares | undefined {
  if (authorised.units <= 0n || compare(issued, authorised) > 0) return undefined;
  const { units, scale } = grossAssets;
  return {
    classes: [{ authorised, par: decimal('0') }],
    issued,
    grossAssets: { currency: 'USD', units, scale },
  };
}

/** A usual start-up: ten million shares, most of them issued to its founders, and little money yet. */
export const usualStartUp: Shares = {
  classes: [{ authorised: decimal('10000000'), par: decimal('0.0001') }],
  issued: decimal('8000000'),
  grossAssets: dollars('5000'),
};
