import { fill } from '@formation/content';
import type { CostLine } from '@formation/formation';
import { moneyText } from '@formation/money';
import { Chip } from '@formation/ui';
import { shortDay } from '../../lib/dates/short-day.ts';
import type { CostWords } from './cost-words.ts';
import { paymentsText } from './payments-text.ts';
import '../../lib/tool/tool.css';

const tones = { verified: 'ok', estimate: 'warn', 'not-published': 'warn' } as const;

const toneOf = (status: CostLine['status']) => (status in tones ? tones[status as keyof typeof tones] : undefined); // just looked up

/** What is known about a line: when it is paid, how sure its amount is, and where that was read. */
export function LineWhy({ line, words }: Readonly<{ line: CostLine; words: CostWords }>) {
  const { cost, page, locale } = words;
  const { status, confidence, other, source, required } = line;
  const tone = toneOf(status);
  const sure = confidence && confidence !== 'matched' ? cost.confidence[confidence] : undefined;
  const when = paymentsText(line, words);
  return (
    <span className="known">
      {when && <span>{when}</span>}
      <Chip {...(tone ? { tone } : {})}>{cost.statuses[status]}</Chip>
      {required && <span>{cost.required}</span>}
      {sure && <span>{fill(sure, { other: other ? moneyText(other) : '' })}</span>}
      {source && (
        <span>
          {source.href ? <a href={source.href}>{source.title}</a> : source.title},{' '}
          {fill(page.result.checkedOn, { day: shortDay(locale, source.checked) })}
        </span>
      )}
    </span>
  );
}
