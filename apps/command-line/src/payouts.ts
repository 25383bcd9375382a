import type { IsoDate } from '@formation/fees';
import { toExactText } from '@formation/money';
import { isArrival, payouts, question, questionFrom, type Arrival, type Ranked } from '@formation/payouts';
import { carriedNumbers } from '@formation/payouts/carried-numbers';
import { given } from './given.ts';
import { helpText, optionLines } from './help.ts';
import { misunderstood, told, type Reply } from './reply.ts';
import { amountText, columns, jsonText, leftOut, outlookOf, outlooks } from './written.ts';

/** `payouts [options]`: what reaches a rupee account, by every way that serves the payer. */
export function payoutsAnswered(words: readonly string[], today: IsoDate): Reply {
  const asked = given(question, words, today);
  if ('wrong' in asked) return misunderstood(`${asked.wrong}. See: fees payouts --help`);
  if (asked.help) return told(helpText('fees payouts [options]', optionLines(question)));
  const wanted = questionFrom(asked, asked.day);
  const { rows, notCounted } = payouts({ ...wanted, carried: carriedNumbers(wanted.amount.currency, asked.day) });
  const days = { day: asked.day, today };
  if (asked.json) return told(jsonText(rows.map((row) => asPlain(row, days))));
  const ahead = outlookOf(
    rows.flatMap(({ answer }) => (isArrival(answer) ? [answer.received] : [])),
    days,
  );
  const ways = columns(rows.map((row) => [row.answer.route, textOf(row.answer), betweenText(row)]));
  return told([ways, ...(ahead ? [outlooks[ahead]] : []), ...leftOut({ notCounted })].join('\n\n'));
}

type Way = Ranked['answer'];

function textOf(way: Way): string {
  return isArrival(way) ? amountText(way.received.value) : reasonText(way);
}

function betweenText({ bounds }: Ranked): string {
  return bounds ? `${amountText(bounds.low)} to ${amountText(bounds.high)}` : '';
}

function reasonText(way: Exclude<Way, Arrival>): string {
  return way.refused === 'not-offered' ? 'not offered' : `not known: ${way.missing.join(', ')}`;
}

function asPlain({ answer, bounds, places }: Ranked, days: Readonly<{ day: IsoDate; today: IsoDate }>) {
  if (isArrival(answer)) {
    const range = bounds && { low: toExactText(bounds.low), high: toExactText(bounds.high) };
    const received = toExactText(answer.received.value);
    const ahead = outlookOf([answer.received], days);
    const said = { ...(places && { places }), ...(ahead && { outlook: ahead }), notCounted: answer.notCounted };
    return { way: answer.route, received, ...(range && { range }), unit: 'LKR', ...said };
  }
  return { way: answer.route, reason: reasonText(answer) };
}
