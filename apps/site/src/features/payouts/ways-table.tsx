import { csv } from '@formation/csv';
import { amountText, moneyText, percentText, toText } from '@formation/money';
import { layerKeys, type Arrival } from '@formation/payouts';
import { TableScroll } from '@formation/ui';
import { notCountedTitle } from '../../lib/figures/not-counted.tsx';
import type { SavedFile } from '../../lib/sharing/save-file.ts';
import { daysText } from './days-text.ts';
import { routeWords, type PayoutsWords } from './payouts-words.ts';

type Props = Readonly<{ answers: readonly Arrival[]; words: PayoutsWords }>;

const columns = ['route', 'received', 'share', 'fees', 'margin', 'fixed', 'rate', 'days'] as const;

/** The table as a file to keep: every number by itself, what it is counted in beside it, and beneath what is not counted. */
export function waysFile({ answers, leftOut, words }: Props & Readonly<{ leftOut: readonly string[] }>): SavedFile {
  const rows = answers.map((answer) => fileCells(answer, words).map(([, cell]) => cell));
  const [first] = answers;
  const head = first ? fileCells(first, words).map(([key]) => words.page.result.table[key]) : [];
  const blank = head.slice(1).map(() => '');
  const foot = leftOut.length > 0 ? [notCountedTitle(words, leftOut), ...leftOut] : [];
  const under = foot.map((text) => [text, ...blank]);
  return { name: 'payouts.csv', type: 'text/csv', text: csv([head, ...rows, ...under]) };
}

type FileCell = readonly [keyof PayoutsWords['page']['result']['table'], string];

function fileCells(answer: Arrival, words: PayoutsWords): readonly FileCell[] {
  const { route, amount, received, share, layers, effectiveRate, days } = answer;
  return [
    ['route', routeWords(route, words).name],
    ['invoice', toText(amount.value)],
    ['paidIn', amount.value.currency],
    ['received', toText(received.value)],
    ...layerKeys.map((key) => [key, toText(layers[key].value)] as const),
    ['currency', received.value.currency],
    ['share', toText(share.value, 4)],
    ['rate', toText(effectiveRate.value, 4)],
    ['days', days.known.value.units === 0n ? '' : toText(days.known.value, 0)],
    ['remark', days.unknown.length === 0 ? '' : daysText(answer, words)],
  ];
}

/** The ranked ways once more, as figures in a table. */
export function WaysTable({ answers, words }: Props) {
  const { table, tableTitle } = words.page.result;
  return (
    <TableScroll label={tableTitle}>
      <table className="amounts">
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
              <th scope="row">{routeWords(answer.route, words).name}</th>
              <td>{moneyText(answer.received.value)}</td>
              <td>{`${percentText(answer.share.value, 1)}%`}</td>
              {layerKeys.map((key) => (
                <td key={key}>{amountText(answer.layers[key].value)}</td>
              ))}
              <td>{toText(answer.effectiveRate.value, 2)}</td>
              <td>
                <small>{daysText(answer, words)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
