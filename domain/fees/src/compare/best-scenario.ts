import { compare, minus, moneyText, type Money } from '@formation/money';
import { amountOf, boundOf, type Answer, type Bound } from '../answer.ts';
import { isRefusal } from '../refusal.ts';
import type { IsoDate } from '../schedule/schedule.ts';
import { isSameCountry, type ChosenCountry } from './countries.ts';
import { costsLeftEmpty, fieldOf, type CostLeftEmpty } from './facts.ts';
import { inDollars, largestDifference } from './largest-difference.ts';
import type { ScenarioAnswer } from './scenario.ts';

/** The scenario that leaves most, by how much, and the single fee that makes most of it. */
export type BestScenario = Readonly<{
  index: number;
  next: number;
  /** In US dollars, at the mid-market rates of the day. */
  more: Money<'USD'>;
  mostly?: Readonly<{ key: string; less: Money<'USD'> }>;
}>;

/** The seller's country that a scenario assumes, as its field names it. */
export type SellerCountry = Readonly<{ index: number; key: string; choice: string }>;

/** Why no scenario is named the best. */
export type NoBestScenario =
  /** In some a customer pays, in others money moves that is one's own already. */
  | Readonly<{ refused: 'unlike' }>
  /** Customers do not pay the same. */
  | Readonly<{ refused: 'paid-differs'; paid: readonly Money[] }>
  /** Platforms count for sellers in different countries. */
  | Readonly<{ refused: 'sellers-differ'; countries: readonly SellerCountry[] }>
  /** A cost is counted in one and left empty in another. */
  | Readonly<{ refused: 'cost-left-empty'; missing: readonly CostLeftEmpty[] }>
  /** Fees that nobody publishes could turn the order round. */
  | Readonly<{ refused: 'fee-not-published'; indexes: readonly number[] }>;

type Weighed = Readonly<{
  scenario: ScenarioAnswer;
  index: number;
  answer: Answer;
  left: Money<'USD'>;
  paid: Money;
  /** Which way what is left can only lie. */
  bound: Bound | undefined;
}>;

function weigh(scenario: ScenarioAnswer, index: number, day: IsoDate): readonly Weighed[] {
  const { answer } = scenario;
  if (isRefusal(answer)) return [];
  const [profit, revenue] = [amountOf(answer, 'profit'), amountOf(answer, 'revenue')];
  const left = profit && inDollars(profit, day);
  if (!left || !revenue) return [];
  return [{ scenario, index, answer, left, paid: revenue.value, bound: boundOf(answer, profit.key) }];
}

/** The country that each scenario assumes, where platforms assume different ones; what one platform is asked is a choice. */
function differentCountries(weighed: readonly Weighed[]): readonly SellerCountry[] {
  const chosen = weighed.flatMap(
    ({ scenario, index }): readonly (ChosenCountry & Pick<Weighed, 'scenario' | 'index'>)[] => {
      const field = fieldOf(scenario, 'country');
      const choice = field && scenario.answers[field.key];
      return field?.kind === 'choice' && typeof choice === 'string' ? [{ field, choice, scenario, index }] : [];
    },
  );
  const differ = chosen.some((one) =>
    chosen.some((other) => one.scenario.platform !== other.scenario.platform && !isSameCountry(one, other)),
  );
  return differ ? chosen.map(({ index, field, choice }) => ({ index, key: field.key, choice })) : [];
}

function whyNone(weighed: readonly Weighed[], ranked: readonly Weighed[]): NoBestScenario | undefined {
  if (new Set(weighed.map(({ answer }) => answer.ownMoney ?? false)).size > 1) return { refused: 'unlike' };
  const countries = differentCountries(weighed);
  if (countries.length > 0) return { refused: 'sellers-differ', countries };
  const paid = weighed.map((one) => one.paid);
  if (new Set(paid.map((amount) => moneyText(amount))).size > 1) return { refused: 'paid-differs', paid };
  const missing = costsLeftEmpty(weighed.map(({ scenario }) => scenario)).map(({ index, fact }) => ({
    index: weighed[index]?.index ?? index,
    fact,
  }));
  if (missing.length > 0) return { refused: 'cost-left-empty', missing };
  const indexes = openIn(ranked);
  return indexes.length > 0 ? { refused: 'fee-not-published', indexes } : undefined;
}

/** The scenarios whose open fees could change which is the best: the best may leave less, or another more. */
function openIn([best, ...others]: readonly Weighed[]): readonly number[] {
  const open = [...(best?.bound === 'at-most' ? [best] : []), ...others.filter(({ bound }) => bound === 'at-least')];
  return open.map(({ index }) => index);
}

/**
 * Which of several answers leaves one seller most of the same payment, or why none is named.
 *
 *     more = left of the best − left of the next, in US dollars
 *
 * @param day - whose mid-market rates set different currencies beside one another.
 * @returns undefined for fewer than two scenarios that have an answer.
 */
export function bestScenario(
  scenarios: readonly ScenarioAnswer[],
  day: IsoDate,
): BestScenario | NoBestScenario | undefined {
  const weighed = scenarios.flatMap((one, index) => weigh(one, index, day));
  const ranked = weighed.toSorted((a, b) => compare(b.left, a.left));
  const [first, second] = ranked;
  if (!first || !second) return undefined;
  const refused = whyNone(weighed, ranked);
  if (refused) return refused;
  const isOnePlatform = first.scenario.platform === second.scenario.platform; // no line of one is a line of another
  const mostly = isOnePlatform ? largestDifference(second.answer, first.answer, day) : undefined;
  return { index: first.index, next: second.index, more: minus(first.left, second.left), ...(mostly && { mostly }) };
}
