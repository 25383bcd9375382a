import { csv } from '@formation/csv';
import { amountText, moneyText, percentText, toText } from '@formation/money';
import { layerKeys, type Arrival } from '@formation/payouts';
import { TableScroll } from '@formation/ui';
import type { SavedFile } from '../../lib/sharing/save-file.ts';
import { daysText } from './days-text.ts';
import type { PayoutsWords } from './payouts-words.ts';

type Props = Readonly<{ answers: readonly Arrival[]; words: PayoutsWords }>;

const columns = ['route', 'received', 'share', 'fees', 'margin', 'fixed', 'rate', 'days'] as const;

/** The table as a file to keep. */
export function waysFile({ answers, words }: Props): SavedFile {
  const { page } = words;
  const rows = answers.map((answer) => [
    page.routes[answer.route].name,
    toText(answer.received.value),
    toText(answer.share.value, 4),
    ...layerKeys.map((key) => toText(answer.layers[key].value)),
    toText(answer.effectiveRate.value, 4),
    daysText(answer, words),
  ]);
  const head = columns.map((key) => page.result.table[key]);
  return { name: 'payouts.csv', type: 'text/csv', text: csv([head, ...rows]) };
}

/** The ranked ways once more, as figures in a table. */
export function WaysTable({ answers, words }: Props) {
  const { table, tableTitle } = words.page.result;
  return (
    <TableScroll label={tableTitle}>
      <table>
        <caption className="sr">{tableTitle}</caption>
        <thead>
          <tr>
            {columns.map((key, index) => (
              <th scope="col" key={key} className={index === 0 ? undefined : 'amount'}>
                {table[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answers.map((answer) => (
            <tr key={answer.route}>
              <th scope="row">{words.page.routes[answer.route].name}</th>
              <td className="amount">{moneyText(answer.received.value)}</td>
              <td className="amount">{percentText(answer.share.value, 1)}%</td>
              {layerKeys.map((key) => (
                <td className="amount" key={key}>
                  {amountText(answer.layers[key].value)}
                </td>
              ))}
              <td className="amount">{toText(answer.effectiveRate.value, 2)}</td>
              <td className="amount">
                <small>{daysText(answer, words)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
