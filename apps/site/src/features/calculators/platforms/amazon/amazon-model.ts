import { fill, type Messages } from '@formation/content';
import { isRefusal, type Figure, type IsoDate, type Line, type Refusal } from '@formation/fees';
import * as amazon from '@formation/fees/amazon-published';
import { rowsOf } from '../../published/model-parts.ts';
import type { Units } from '../../../../lib/figures/figure-text.ts';
import type { Answer, PublishedModel, Row } from '../../published/published-model.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { amazonFields } from './amazon-fields.ts';
import { amazonInputs, fulfillments, marketFrom } from './amazon-inputs.ts';
import { amazonQuestions } from './amazon-questions.ts';

type Calculators = Messages['calculators'];
export type Words = Readonly<Pick<Calculators, 'amazon' | 'published'>>;
type Tiers = Readonly<Record<string, string>>;

/** What the sizes and the categories of the tables are called, and the fee of each size. */
function namesOf({ published: { amazon: words } }: Words): Readonly<Record<string, string>> {
  const tiers = Object.entries(words.tiers);
  const feeOf = (tier: string) => fill(words.feeOfSize, { tier });
  const fees = tiers.map(([id, tier]) => [`fulfilmentFee.${id}`, feeOf(tier)]);
  return { ...words.categories, ...words.tiers, ...Object.fromEntries(fees) };
}

/** What the card of a marketplace weighs and measures in. */
function unitsOf(typed: Typed): Units {
  const { lengthUnit = '', weightUnit = '' } = marketFrom(typed).card ?? {};
  const weights = ['chargedWeight', 'dimensionalWeight', 'unitWeight'].map((key) => [key, weightUnit]);
  return { ...Object.fromEntries(weights), volume: `${lengthUnit}³` };
}

/** A figure that another one was worked out from. */
function partOf({ how }: Figure, key: string): Line | undefined {
  for (const part of 'of' in how ? how.of : []) {
    const found = part.key === key ? { ...part, key } : partOf(part, key);
    if (found) return found;
  }
  return undefined;
}

/** What Amazon charges to pack and send, with the size that the product counts as. */
function fulfilmentRows({ lines, sizeTier }: amazon.Sale, { names, amazon: words }: Words['published']) {
  const tiers: Tiers = words.tiers;
  const why = sizeTier === undefined ? words.noWeight : fill(words.tier, { tier: tiers[sizeTier] ?? sizeTier });
  const [fee] = rowsOf(names, lines)(['fulfilmentFee'], 'out');
  return fee ? [{ ...fee, why }] : [];
}

/** The net profit of the other way to send the same unit. */
function otherWay(words: Words, typed: Typed, day: IsoDate): readonly Row[] {
  const { fulfillment } = amazonInputs(typed);
  return fulfillments.flatMap((way) => {
    const sale = way === fulfillment ? undefined : amazon.sale(amazonInputs({ ...typed, fulfillment: way }), day);
    if (!sale || isRefusal(sale)) return [];
    const label = fill(words.published.amazon.otherWay, { way: words.published.amazon.twoWays[way] });
    return [{ label, figure: sale.lines.netProfit }];
  });
}

function answerOf(words: Words, typed: Typed, day: IsoDate): Answer | Refusal {
  const inputs = amazonInputs(typed);
  const sale = amazon.sale(inputs, day);
  if (isRefusal(sale)) return sale;
  const { names, groups, amazon: own, ...published } = words.published;
  const { lines } = sale;
  const dimensionalWeight = lines.chargedWeight && partOf(lines.chargedWeight, 'dimensionalWeight');
  const rows = rowsOf(names, { ...lines, ...(dimensionalWeight && { dimensionalWeight }) });
  const parcel = rows(['chargedWeight', 'dimensionalWeight', 'fulfilmentBase']);
  return {
    groups: [
      { title: published.in, rows: rows(['revenue']) },
      ...(parcel.length > 0 ? [{ title: own.parcel, rows: parcel }] : []),
      {
        title: published.fees,
        rows: [
          ...rows(['referralFee', 'closingFee', 'perItemFee'], 'out'),
          ...(inputs.fulfillment === 'fba' ? fulfilmentRows(sale, words.published) : []),
          ...rows(['peakFee', 'dangerousGoodsFee', 'storageFee', 'amazonFees'], 'out'),
        ],
      },
      { title: published.out, rows: rows(['yourCosts'], 'out') },
      {
        title: groups.result,
        rows: [...rows(['totalCosts', 'profitMargin', 'returnOnInvestment']), ...otherWay(words, typed, day)],
      },
    ],
    total: { label: words.amazon.metrics.netProfit, figure: lines.netProfit },
    units: unitsOf(typed),
  };
}

/** Amazon's published fees as a form and its answer. */
export function amazonModel(words: Words): PublishedModel {
  return {
    fields: (typed) => amazonFields(words, typed),
    answer: (typed, day) => answerOf(words, typed, day),
    questions: amazonQuestions(words.published),
    names: namesOf(words),
  };
}
