import { fill } from '@formation/content';
import { money, moneyText, type Money } from '@formation/money';
import type { CompanyCountry } from '@formation/payouts';
import { aMonth, paymentsFor } from '@formation/payouts/payments-for';
import { GoLink } from '@formation/ui';
import type { PaysWords } from './pays-words.ts';

type Props = Readonly<{
  company: CompanyCountry;
  /** What a year of it costs, in rupees; what is usual where nothing was worked out. */
  cost?: Money<'LKR'>;
  /** What the comparison of routes opens with, beside the company. */
  fields?: Readonly<Record<string, string>>;
  words: PaysWords;
}>;

/** Whether a company pays for itself by what its routes save, and the way to work it out with one's own payments. */
export function DoesItPay({ company, cost, fields, words }: Props) {
  const { text, savings, usual, href } = words;
  const year = cost ?? money(usual[company], 'LKR');
  return (
    <div className="stack">
      <p className="small">
        <b>{text.title}</b> {fill(text.counted, { cost: moneyText(year, 0) })}
      </p>
      <ul className="small">
        {savings[company].map(({ by, saved, ...paid }) => {
          const payments = paymentsFor(year, money(saved, 'LKR'));
          const said = payments === undefined ? text[by].never : text[by].from;
          return <li key={by}>{fill(said, { ...paid, year: payments ?? 0, month: aMonth(payments ?? 0) })}</li>;
        })}
      </ul>
      <p>
        <GoLink href={`${href}?${new URLSearchParams({ company, ...fields }).toString()}`}>{text.link}</GoLink>
      </p>
    </div>
  );
}
