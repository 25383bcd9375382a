import { fill } from '@formation/content';
import type { CompanyCost, ForgottenFee } from '@formation/formation';
import { moneyText, rate, shortPercentText } from '@formation/money';
import { Chip, Section } from '@formation/ui';
import { shortDay } from '../../lib/dates/short-day.ts';
import type { CostWords } from './cost-words.ts';
import '../../lib/tool/tool.css';
import './company-cost.css';

function Step({ step, words }: Readonly<{ step: ForgottenFee['steps'][number]; words: CostWords }>) {
  const { forgotten } = words.page;
  const day = shortDay(words.locale, step.from);
  return (
    <li>
      <span>
        {fill(step.meaning === 'penalty' ? forgotten.penalty : forgotten.raised, { day })}
        {step.monthlyRate && ` ${fill(forgotten.monthly, { percent: shortPercentText(rate(step.monthlyRate)) })}`}
      </span>
      <b className="amt out">{moneyText(step.amount)}</b>
    </li>
  );
}

function Duty({ fee, words }: Readonly<{ fee: ForgottenFee; words: CostWords }>) {
  const { title, late } = words.duties[fee.duty];
  const { locale, page, cost } = words;
  return (
    <li>
      <h3>{title}</h3>
      <p>
        {fill(page.forgotten.due, { day: shortDay(locale, fee.due) })}. {late}
      </p>
      <ol className="steps">
        {fee.steps.map((step) => (
          <Step key={step.from} step={step} words={words} />
        ))}
      </ol>
      <p className="fine known">
        <Chip tone={fee.verified ? 'ok' : 'warn'}>{cost.statuses[fee.verified ? 'verified' : 'estimate']}</Chip>
        <span>
          {fee.source.href ? <a href={fee.source.href}>{fee.source.title}</a> : fee.source.title},{' '}
          {fill(page.result.checkedOn, { day: shortDay(locale, fee.source.checked) })}
        </span>
      </p>
    </li>
  );
}

/** What being late costs, apart from the totals. */
export function ForgottenFees({ words, cost }: Readonly<{ words: CostWords; cost: CompanyCost }>) {
  const { forgotten } = words.page;
  return (
    <Section title={forgotten.title} lead={forgotten.lead} wash>
      {cost.ifYouForget.length === 0 && <p>{forgotten.none}</p>}
      <ul className="ladder">
        {cost.ifYouForget.map((fee) => (
          <Duty key={fee.duty} fee={fee} words={words} />
        ))}
      </ul>
    </Section>
  );
}
