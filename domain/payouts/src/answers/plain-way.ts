import { citedIn, notesOf, outlook, type IsoDate } from '@formation/fees';
import { toExactText } from '@formation/money';
import { midRate, oldRate } from '@formation/money/exchange-rates';
import type { PaysBack } from '../pays-back/pays-back.ts';
import type { Question } from '../question.ts';
import { routeOf } from '../routes/routes.ts';
import { isArrival } from './arrival.ts';
import type { Ranked } from './payouts.ts';

type Days = Readonly<{ day: IsoDate; today: IsoDate }>;

/** A way and what arrives by it, as plain JSON: the same for every program that reads it; its steps are not opened. */
export function plainWay({ answer, isOpen, bounds, places, unconfirmed, paysBack }: Ranked, { day, today }: Days) {
  const { needs, risks, staysForeign = false } = routeOf(answer.route);
  const way = { way: answer.route, isOpen, staysForeign, needs, risks };
  if (!isArrival(answer)) {
    const { refused } = answer;
    return { ...way, refused, ...(refused === 'not-published' && { missing: answer.missing }) };
  }
  const cited = citedIn([answer.received]).map((one) => one.cited);
  const ahead = outlook(cited, { day, today });
  return {
    ...way,
    received: toExactText(answer.received.value),
    unit: 'LKR',
    ...(bounds && { range: { low: toExactText(bounds.low), high: toExactText(bounds.high) } }),
    ...(places && { places }),
    ...(unconfirmed && { unconfirmed }),
    ...(paysBack && { paysBack: plainPaysBack(paysBack) }),
    ...(ahead && { outlook: ahead }),
    notCounted: answer.notCounted,
    notes: notesOf({ lines: { received: answer.received }, day }),
  };
}

function plainPaysBack({ against, saved, payments }: PaysBack) {
  return { against, saved: toExactText(saved), ...(payments && { payments }) };
}

/** The rate at which everything is exchanged, with its day and where it was read; or as it was given. */
export function plainRate({ amount: { currency }, rate: own, day }: Question) {
  const unit = `LKR per ${currency}`;
  if (own !== undefined) return { value: own, unit };
  const { value, from, source } = midRate(currency, 'LKR', day);
  const old = oldRate(from, day);
  return { value: toExactText(value), unit, from, source, ...(old && { old }) };
}
