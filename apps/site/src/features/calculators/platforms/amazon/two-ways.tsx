import { fill } from '@formation/content';
import { isRefusal, type IsoDate, type Line, type Refusal } from '@formation/fees';
import * as amazon from '@formation/fees/amazon-published';
import { compare, moneyText, subtract, type Money } from '@formation/money';
import { Note, TableScroll } from '@formation/ui';
import { figureText } from '../../../../lib/figures/figure-text.ts';
import { rowsOf } from '../../published/model-parts.ts';
import { refusalText } from '../../published/refusal-text.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { amazonInputs, fulfillments } from './amazon-inputs.ts';
import type { Words } from './amazon-model.ts';

const lineKeys = [
  'revenue',
  'referralFee',
  'closingFee',
  'perItemFee',
  'fulfilmentFee',
  'peakFee',
  'dangerousGoodsFee',
  'storageFee',
  'amazonFees',
  'yourCosts',
  'profitMargin',
  'netProfit',
] as const;

type Answer = amazon.Sale | Refusal;
type Lines = Readonly<Partial<Record<string, Line>>>;
type Ways = Words['published']['amazon']['twoWays'];

const linesOf = (answer: Answer): Lines => (isRefusal(answer) ? {} : answer.lines);

/** Which way leaves more, and how much. */
function betterWay(words: Ways, fba: Money, fbm: Money): string {
  const order = compare(fba, fbm);
  if (order === 0) return words.equal;
  const [way, more, less] = order > 0 ? [words.fba, fba, fbm] : [words.fbm, fbm, fba];
  return fill(words.better, { way, amount: moneyText({ ...more, ...subtract(more, less) }) });
}

function Table({ names, words, ways }: Readonly<{ names: Words['published']['names']; words: Ways; ways: Lines[] }>) {
  const labelled = rowsOf(names, Object.assign({}, ...ways.toReversed()));
  return (
    <TableScroll label={words.label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            {fulfillments.map((way) => (
              <th key={way} scope="col" className="amount">
                {words[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labelled(lineKeys).map(({ label, figure: { key } }) => (
            <tr key={key} className={key === 'netProfit' ? 'sum' : undefined}>
              <th scope="row">{label}</th>
              {ways.map((lines, index) => (
                <td key={fulfillments[index]} className="amount">
                  {lines[key] ? figureText(lines[key].value) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

type Props = Readonly<{ words: Words['published']; typed: Typed; day: IsoDate }>;

/** The same unit sent by Amazon and by the seller, line by line. */
export function TwoWays({ words, typed, day }: Props) {
  const { twoWays } = words.amazon;
  const answerTo = (fulfillment: 'fba' | 'fbm') => amazon.sale(amazonInputs({ ...typed, fulfillment }), day);
  const [fba, fbm] = [answerTo('fba'), answerTo('fbm')];
  const refused = [fba, fbm].find(isRefusal);
  return (
    <div className="stack">
      <h3>{twoWays.title}</h3>
      <Table names={words.names} words={twoWays} ways={[linesOf(fba), linesOf(fbm)]} />
      {refused && <Note tone="plain">{refusalText(words, refused)}</Note>}
      {!isRefusal(fba) && !isRefusal(fbm) && (
        <Note tone="good">{betterWay(twoWays, fba.lines.netProfit.value, fbm.lines.netProfit.value)}</Note>
      )}
      <p className="small muted">{twoWays.needs}</p>
    </div>
  );
}
