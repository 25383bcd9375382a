import { currencies } from '@formation/money';
import { optionsNamed, optionsOf } from '../../published/model-parts.ts';
import type { Field, FieldGroup } from '../../published/published-model.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { fulfillments, marketFrom, marketNames, plans, unitsFrom, unitSystems } from './amazon-inputs.ts';
import type { Words } from './amazon-model.ts';

const choiceOf = (name: string, label: string, options: ReturnType<typeof optionsNamed>): Field => ({
  kind: 'choice',
  name,
  label,
  options,
});

function where({ amazon: { market, pricing }, published: { amazon: words, groups } }: Words, typed: Typed): FieldGroup {
  const { categories } = marketFrom(typed);
  return {
    title: groups.where,
    fields: [
      choiceOf('marketplace', market.marketplace, optionsOf(marketNames, market.marketplaces)),
      choiceOf('category', market.category, optionsNamed(categories, words.categories)),
      choiceOf('fulfillment', words.fulfillment, optionsOf(fulfillments, pricing.fulfillments)),
      { ...choiceOf('plan', words.plan, optionsOf(plans, words.plans)), help: words.planHelp },
    ],
  };
}

function product({ published: { amazon: words } }: Words, typed: Typed): FieldGroup {
  const { goods } = marketFrom(typed);
  const { sideUnit, weightUnit } = unitsFrom(typed);
  const side = (name: 'length' | 'width' | 'height') =>
    ({ kind: 'number', name, label: words[name], unit: sideUnit }) as const;
  return {
    title: words.product,
    fields: [
      choiceOf('units', words.units, optionsOf(unitSystems, words.unitSystems)),
      choiceOf('goods', words.goods, optionsOf(goods, words.allGoods)),
      side('length'),
      side('width'),
      side('height'),
      { kind: 'number', name: 'weight', label: words.weight, unit: weightUnit },
      { kind: 'number', name: 'storedMonths', label: words.storedMonths, help: words.storedHelp },
    ],
  };
}

const costNames = ['shippingToAmazon', 'shippingToBuyer', 'marketingCost', 'otherCosts'] as const;

/** What the published fees ask about one unit. */
export function amazonFields(words: Words, typed: Typed): readonly FieldGroup[] {
  const {
    amazon: { pricing },
    published: { amazon: own, groups },
  } = words;
  const unit = currencies[marketFrom(typed).currency].sign;
  const amount = (name: string, label: string): Field => ({ kind: 'amount', name, label, unit });
  return [
    where(words, typed),
    {
      title: groups.sale,
      fields: [amount('sellingPrice', pricing.sellingPrice), amount('shippingPrice', own.shippingPrice)],
    },
    product(words, typed),
    {
      title: groups.costs,
      fields: [amount('productCost', pricing.productCost), ...costNames.map((name) => amount(name, own[name]))],
    },
  ];
}
