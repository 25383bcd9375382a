import { fill } from '@formation/content';
import type { CostLine, DelawareTax } from '@formation/formation';
import { moneyText } from '@formation/money';
import { Chip } from '@formation/ui';
import { shortDay } from '../../../lib/text/dates/short-day.ts';
import { CheckedSource } from './checked-source.tsx';
import type { CostWords } from './cost-words.ts';
import { paymentsText } from './payments-text.ts';
import '../../../lib/tool/tool.css';

type Props = Readonly<{ line: CostLine; words: CostWords }>;

const tones = { verified: 'ok', estimate: 'warn', typical: 'warn', off: 'warn', 'not-published': 'warn' } as const;

const toneOf = (status: CostLine['status']) => (status in tones ? tones[status as keyof typeof tones] : undefined); // just looked up

/** What is known about an amount beside its source, each in a few words. */
function remarksOf(line: CostLine, words: CostWords) {
  const { status, certainty, other, payments, remarks = [], required, from, bothMethods } = line;
  const { cost, locale } = words;
  const range = payments.find(({ between }) => between)?.between;
  const sure = status === 'estimate' && certainty && (other ? cost.disagree : cost.certainty[certainty]);
  const taken = [...new Set(payments.flatMap((payment) => payment.taken ?? []))];
  const ends = range && { low: moneyText(range.low), high: range.high ? moneyText(range.high) : '' };
  return [
    ends && fill(range.high ? cost.between : cost.betweenOpen, ends),
    ...remarks.map((remark) => cost.remarks[remark]),
    bothMethods && methodsText(bothMethods, words),
    required && `${cost.required}.`,
    sure && `${fill(sure, { other: other ? moneyText(other) : '' })}.`,
    ...(range ? [] : taken).map((why) => fill(cost.taken[why], { day: from ? shortDay(locale, from) : '' })),
  ].filter((text): text is string => Boolean(text));
}

/** What each method of a state's tax comes to. */
function methodsText({ byAuthorised, byAssumedPar }: DelawareTax, { cost }: CostWords) {
  const first = moneyText(byAuthorised);
  return byAssumedPar
    ? fill(cost.bothMethods, { first, second: moneyText(byAssumedPar) })
    : fill(cost.firstMethod, { first });
}

/** What is known about a line: when it is paid, how sure its amount is, and where that was read. */
export function LineWhy({ line, words }: Props) {
  const { cost } = words;
  const { status, source } = line;
  const tone = toneOf(status);
  const when = paymentsText(line, words);
  return (
    <span className="known">
      {when && <span>{when}</span>}
      <Chip {...(tone ? { tone } : {})}>{cost.statuses[status]}</Chip>
      {remarksOf(line, words).map((text) => (
        <span key={text}>{text}</span>
      ))}
      {source && <CheckedSource source={source} words={words} />}
    </span>
  );
}
