import { fill } from '@formation/content';
import { isRefusal, type IsoDate } from '@formation/fees';
import * as amazon from '@formation/fees/amazon-published';
import { moneyText, type Currency } from '@formation/money';
import { Note } from '@formation/ui';
import { ExplainedRow } from '../../published/explained.tsx';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { amazonInputs, marketFrom, unitsFrom } from './amazon-inputs.ts';
import type { Words } from './amazon-model.ts';
import { lessText } from './less-text.ts';

type Cheaper = amazon.CheaperParcel<Currency>;
type Props = Readonly<{ words: Words['published']; typed: Typed; day: IsoDate }>;

/** By how much a measure must shrink, in the units that the visitor measures in: "1.3 cm less on the longest side". */
function lessBy({ measure, lessBy: { value } }: Cheaper, words: Words['published']['amazon'], typed: Typed): string {
  const { lengthUnit = 'cm', weightUnit = 'g' } = marketFrom(typed).card ?? {};
  const { sideUnit } = unitsFrom(typed);
  const by =
    measure === 'weight'
      ? lessText(value, weightUnit, sideUnit === 'in' ? 'lb' : 'g')
      : lessText(value, lengthUnit, sideUnit);
  return fill(words.smaller.less[measure], { by });
}

/** How far the unit is from each cheaper fulfilment fee; every saving opens. */
export function SmallerParcel({ words, typed, day }: Props) {
  const { smaller, tier, tiers } = words.amazon;
  const names: Readonly<Record<string, string>> = tiers;
  const inputs = amazonInputs({ ...typed, fulfillment: 'fba' });
  const now = amazon.sale(inputs, day);
  const cheaper = amazon.cheaperParcels(inputs, day);
  const [first] = cheaper;
  const isMeasured = inputs.packed.weight.units > 0n;
  return (
    <div className="stack">
      <h3>{smaller.title}</h3>
      {first ? (
        <Note tone="good">
          {fill(smaller.first, {
            less: lessBy(first, words.amazon, typed),
            amount: moneyText(first.saving.value),
          })}
        </Note>
      ) : (
        <p className="muted">{isMeasured ? smaller.none : smaller.unmeasured}</p>
      )}
      {first && <p className="small muted">{smaller.lead}</p>}
      <div className="ledger">
        {cheaper.map((one) => {
          const label = lessBy(one, words.amazon, typed);
          const isSameSize = !isRefusal(now) && one.sizeTier === now.sizeTier;
          const why = isSameSize ? smaller.sameSize : fill(tier, { tier: names[one.sizeTier ?? ''] ?? '' });
          const row = { label, figure: one.saving, tone: 'in', why } as const;
          return <ExplainedRow key={label} row={row} words={words.explain} names={words.names} />;
        })}
      </div>
    </div>
  );
}
