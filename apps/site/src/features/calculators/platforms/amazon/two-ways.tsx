import { fill, type CalculatorWords, type SendingWords } from '@formation/content';
import { isRefusal, statementOf, type Answer, type Refusal } from '@formation/fees';
import { answer, betterFulfilment, type BetterFulfilment } from '@formation/fees/amazon';
import { moneyText } from '@formation/money';
import { Note, TableScroll } from '@formation/ui';
import { lineText } from '../../../../lib/figures/figure-text.ts';
import { refusalText } from '../../form/refusal-text.ts';
import { upperFirst } from '../../published/answer-notes.ts';
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
  'sriLankanVat',
  'amazonFees',
  'yourCosts',
  'profitMargin',
  'netProfit',
] as const;

type Lines = Answer['lines'];
type Words = SendingWords['twoWays'];

const linesOf = (found: Answer | Refusal): Lines => (isRefusal(found) ? {} : statementOf(found));

type BetterProps = Readonly<{ words: Words; labels: CalculatorWords['fields']; better: BetterFulfilment | undefined }>;

/** Which way leaves more and how much, or which cost is still missing to say so. */
function Better({ words, labels, better }: BetterProps) {
  if (!better) return <Note tone="info">{words.equal}</Note>;
  if ('missing' in better) {
    const costs = better.missing.map((key) => labels[key]?.label ?? key).join(', ');
    return <Note tone="info">{fill(words.missing, { costs })}</Note>;
  }
  return <Note tone="good">{fill(words.better, { way: words[better.way], amount: moneyText(better.more) })}</Note>;
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
export function TwoWays({ sale, texts, day, words: { sending, fields }, published, names }: Sending) {
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
        <Better
          words={words}
          labels={fields}
          better={betterFulfilment(texts, { fba: fba.lines.netProfit.value, fbm: fbm.lines.netProfit.value })}
        />
      )}
      <p className="small muted">{words.needs}</p>
    </div>
  );
}
