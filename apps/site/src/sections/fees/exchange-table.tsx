import { locales, type Locale } from '@formation/content';
import type { RateTable } from '@formation/money/exchange-rates';
import { TableScroll } from '@formation/ui';
import { currencyNames } from '../../lib/text/writing/names.ts';
import type { FeeWords } from './fee-name.ts';
import './fees.css';

type Props = Readonly<{ locale: Locale; words: FeeWords; table: RateTable }>;

/** Units of each currency for one US dollar, by the name of the currency. */
export function ExchangeTable({ locale, words, table }: Props) {
  const { rates } = words.index;
  const names = currencyNames(locales[locale].dates);
  const rows = Object.entries(table.value).filter(([currency]) => currency !== 'USD');
  return (
    <details className="fee-rates">
      <summary>{rates.open}</summary>
      <TableScroll label={rates.caption}>
        <table>
          <caption className="sr">{rates.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{rates.currency}</th>
              <th scope="col" className="amount">
                {rates.rate}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([currency, rate]) => (
              <tr key={currency}>
                <th scope="row">
                  {currency} <small>{names(currency)}</small>
                </th>
                <td className="amount">{rate}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  );
}
