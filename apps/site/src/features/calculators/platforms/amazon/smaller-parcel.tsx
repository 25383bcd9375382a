import { fill, type SendingWords } from '@formation/content';
import { isRefusal } from '@formation/fees';
import { answer, cheaperParcels, measureIn, measures, type CheaperParcel, type UnitSale } from '@formation/fees/amazon';
import { moneyText, toExactText } from '@formation/money';
import { Note } from '@formation/ui';
import { ExplainedRow } from '../../result/explained.tsx';
import type { Sending } from './sending.ts';

type Words = SendingWords['smallerParcel'];

/** What a visitor measures sides in, and says small weights in. */
const visitorUnits = { 'in-lb': { side: 'in', weight: 'lb' }, 'cm-kg': { side: 'cm', weight: 'g' } } as const;

/** By how much a measure must shrink, in the units that the visitor measures in: "1.3 cm less on the longest side". */
function lessBy({ measure, lessBy: less }: CheaperParcel, words: Words, { units }: UnitSale): string {
  const { side, weight } = visitorUnits[units];
  const unit = measure === 'weight' ? weight : side;
  return fill(words[measure], { by: `${toExactText(measureIn(less, unit))} ${unit}` });
}

/** Why there is nothing to shrink, or which change saves the most. */
function First({ words, sale, first }: Readonly<{ words: Words; sale: UnitSale; first: CheaperParcel | undefined }>) {
  const isMeasured = measures.every((key) => (sale[key]?.units ?? 0n) > 0n);
  if (!first) return <p className="muted">{isMeasured ? words.none : words.unmeasured}</p>;
  const saves = { less: lessBy(first, words, sale), amount: moneyText(first.saving.value) };
  return (
    <>
      <Note tone="good">{fill(words.first, saves)}</Note>
      <p className="small muted">{words.lead}</p>
    </>
  );
}

/** How far the unit is from each cheaper fulfilment fee; every saving opens. */
export function SmallerParcel({ sale, day, words: { sending, whys }, published, names }: Sending) {
  if (!sending) return null;
  const words = sending.smallerParcel;
  const sent = { ...sale, fulfilment: 'fba' } as const;
  const now = answer(sent, day);
  const cheaper = cheaperParcels(sent, day);
  return (
    <div className="stack">
      <h3>{words.title}</h3>
      <First words={words} sale={sale} first={cheaper[0]} />
      <div className="ledger">
        {cheaper.map((one) => {
          const label = lessBy(one, words, sale);
          const isSameSize = !isRefusal(now) && one.sizeTier === now.sizeTier;
          const why = isSameSize ? words.sameSize : whys?.[one.sizeTier ?? ''];
          const row = { label, figure: one.saving, tone: 'in', why } as const;
          return <ExplainedRow key={label} row={row} words={published.explain} names={names} />;
        })}
      </div>
    </div>
  );
}
