import { fill, type SendingWords } from '@formation/content';
import { isRefusal, statementOf, type Answer, type Refusal } from '@formation/fees';
import { answer, betterFulfilment } from '@formation/fees/amazon';
import { moneyText, type Money } from '@formation/money';
import { Note, TableScroll } from '@formation/ui';
import { lineText } from '../../../../lib/figures/figure-text.ts';
import { refusalText } from '../../form/refusal-text.ts';
import { upperFirst } from '../../published/platform-model.ts';
import type { Sending } from './sending.ts';

const ways = ['fba', 'fbm'] as const;

const lineKeys = [
  'paidByBuyer',
  'vatInPrice',
  'revenue',
  'referralFee',
  'closingFee',
  'perItemFee',
  'fulfilmentFee',
  'overmaxFee',
  'packagingFee',
  'peakFee',
  'dangerousGoodsFee',
  'storageFee',
  'placementFee',
  'lowStockFee',
  'fullStoreFee',
  'agedStockFee',
  'refundFee',
  'returnsFee',
  'digitalFee',
  'planFee',
  'vatOnFees',
  'amazonFees',
  'yourCosts',
  'profitMargin',
  'netProfit',
] as const;

type Lines = Answer['lines'];
type Words = SendingWords['twoWays'];

const linesOf = (found: Answer | Refusal): Lines => (isRefusal(found) ? {} : statementOf(found));

/** Which way leaves more, and how much. */
function betterWay(words: Words, fba: Money, fbm: Money): string {
  const better = betterFulfilment(fba, fbm);
  return better ? fill(words.better, { way: words[better.way], amount: moneyText(better.more) }) : words.equal;
}

type TableProps = Readonly<{ names: Sending['names']; words: Words; columns: readonly Lines[] }>;

function Table({ names, words, columns }: TableProps) {
  const keys = lineKeys.filter((key) => columns.some((lines) => lines[key]));
  return (
    <TableScroll label={words.label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            {ways.map((way) => (
              <th key={way} scope="col" className="amount">
                {words[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key} className={key === 'netProfit' ? 'sum' : undefined}>
              <th scope="row">{upperFirst(names[key] ?? key)}</th>
              {columns.map((lines, index) => (
                <td key={ways[index]} className="amount">
                  {lines[key] ? lineText(lines[key]) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** The same unit sent by Amazon and by the seller, line by line. */
export function TwoWays({ sale, day, words: { sending }, published, names }: Sending) {
  if (!sending) return null;
  const words = sending.twoWays;
  const [fba, fbm] = [answer({ ...sale, fulfilment: 'fba' }, day), answer({ ...sale, fulfilment: 'fbm' }, day)];
  const refused = [fba, fbm].find(isRefusal);
  return (
    <div className="stack">
      <h3>{words.title}</h3>
      <Table names={names} words={words} columns={[linesOf(fba), linesOf(fbm)]} />
      {refused && <Note tone="plain">{refusalText(published, names, refused)}</Note>}
      {!isRefusal(fba) && !isRefusal(fbm) && (
        <Note tone="good">{betterWay(words, fba.lines.netProfit.value, fbm.lines.netProfit.value)}</Note>
      )}
      <p className="small muted">{words.needs}</p>
    </div>
  );
}
