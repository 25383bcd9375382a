import { fill, type Locale, type Messages, messages } from '@formation/content';
import { type IsoDate, plainLine, type PlainLine } from '@formation/fees';
import {
  type Arrival,
  isArrival,
  type Payouts,
  type PayoutMethod,
  plainRate,
  plainWay,
  type Question,
  type Ranked,
  routeOf,
  type RouteKey,
} from '@formation/payouts';

type Words = Messages['payouts'];
type Caller = Readonly<{ language: Locale; today: IsoDate }>;

/** The ways home as programs get them: what the terminal says with `--json`, its steps closed, with the words of a language. */
export function payoutsAnswer({ rows, notCounted }: Payouts, wanted: Question, { language, today }: Caller) {
  const words: Words = messages[language].payouts;
  const { day, amount } = wanted;
  return {
    day,
    currency: amount.currency,
    rate: plainRate(wanted),
    ways: rows.map((row) => wayOf(row, words, { day, today })),
    notCounted: notCounted.map((key) => ({ key, text: words.notCounted[key] })),
  };
}

function wayOf(row: Ranked, words: Words, days: Parameters<typeof plainWay>[1]) {
  const { needs, risks, ...plain } = plainWay(row, days);
  const { answer } = row;
  return {
    ...plain,
    name: nameOf(answer.route, words),
    needs: needs.map((key) => ({ key, text: words.needs[key] })),
    risks: risks.map((key) => ({ key, text: words.risks[key] })),
    ...(isArrival(answer) && { steps: stepsOf(answer, words), ...surely(plainLine(answer.received)) }),
  };
}

const surely = ({ certainty, sources }: PlainLine) => ({ certainty, sources });

function stepsOf({ steps }: Arrival, words: Words) {
  return steps.map(({ step, at, cost }) => {
    const { key: _, sources: __, ...line } = plainLine(cost);
    return { step, at, label: words.steps[step], ...line };
  });
}

/** A way of a platform is called by how it pays out, whichever it is. */
function nameOf(key: RouteKey, words: Words): string {
  const own: Readonly<Partial<Record<RouteKey, Readonly<{ name: string }>>>> = words.routes;
  const { platform, by } = routeOf(key);
  const found = own[key];
  if (found || !platform) return found?.name ?? key;
  return fill(words.payoutWays[by as PayoutMethod].name, { platform: words.form.payers[platform] }); // a platform pays out in no other way
}
