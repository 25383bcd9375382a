import type { Messages } from '@formation/content';
import { ebay as quick, isRefusal } from '@formation/fees';
import * as ebay from '@formation/fees/ebay-published';
import { currencies } from '@formation/money';
import { optionsNamed, optionsOf, rowsOf } from '../../published/model-parts.ts';
import type { Answer, Field, FieldGroup, PublishedModel } from '../../published/published-model.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { ebayInputs, siteFrom, siteNames } from './ebay-inputs.ts';
import { ebayQuestions } from './ebay-questions.ts';

type Calculators = Messages['calculators'];
export type Words = Readonly<Pick<Calculators, 'listing' | 'published'>>;

function where({ published: { ebay: words, groups }, listing }: Words, typed: Typed): FieldGroup {
  const { storeNames, categories, hasPrivate } = siteFrom(typed);
  return {
    title: groups.where,
    fields: [
      { kind: 'choice', name: 'site', label: words.site, options: optionsOf(siteNames, words.sites) },
      { kind: 'choice', name: 'store', label: words.store, options: optionsOf(storeNames, words.stores) },
      ...(hasPrivate
        ? [
            {
              kind: 'choice',
              name: 'seller',
              label: words.seller,
              options: optionsOf(['business', 'private'], words.sellers),
            } as const,
          ]
        : []),
      {
        kind: 'choice',
        name: 'category',
        label: listing.category.label,
        options: optionsNamed(categories, words.categories),
      },
    ],
  };
}

function prices({ listing, published }: Words, unit: string): FieldGroup {
  const price = (name: keyof typeof listing.fields) =>
    ({ kind: 'amount', name, label: listing.fields[name].label, help: listing.fields[name].helper, unit }) as const;
  const otherCosts = { kind: 'amount', name: 'otherCosts', label: published.ebay.otherCosts, unit } as const;
  return {
    title: published.groups.sale,
    fields: [price('soldPrice'), price('shippingPrice'), price('itemCost'), price('shippingCost'), otherCosts],
  };
}

/** The six checkboxes; each opens the field that it needs. */
function checkboxes(
  { listing: { options: labels }, published: { ebay: words, groups } }: Words,
  unit: string,
): FieldGroup {
  const lastings = optionsOf(['recent', 'lasting'], words.lastings);
  const buyers = optionsOf(['europeOrNorthAmerica', 'restOfWorld'], words.buyers);
  const opened: Readonly<Record<Exclude<keyof typeof labels, 'legend'>, Field | undefined>> = {
    topRatedSeller: undefined,
    belowStandardSeller: { kind: 'choice', name: 'lasting', label: words.lasting, options: lastings },
    internationalFee: { kind: 'choice', name: 'buyer', label: words.buyer, options: buyers },
    promotedListing: { kind: 'percent', name: 'promotedRate', label: words.promotedRate, unit: '%', initial: '2' },
    salesTax: { kind: 'percent', name: 'salesTaxRate', label: words.salesTaxRate, help: words.salesTaxHelp, unit: '%' },
    otherFees: { kind: 'amount', name: 'otherCharges', label: words.otherCharges, unit },
  };
  return {
    title: groups.options,
    fields: quick.options.map((name) => {
      const opens = opened[name];
      return { kind: 'check', name, label: labels[name], ...(opens && { opens }) };
    }),
  };
}

const feeKeys = [
  'finalValueFee',
  'perOrderFee',
  'internationalFee',
  'belowStandardFee',
  'notAsDescribedFee',
  'regulatoryFee',
  'promotedFee',
  'insertionFee',
  'disputeFee',
] as const;

function answerOf({ lines }: ebay.Sale, { published: words, listing }: Words): Answer {
  const rows = rowsOf(words.names, lines);
  return {
    groups: [
      { title: words.in, rows: rows(['revenue', 'salesTax', 'base']) },
      {
        title: words.fees,
        rows: [...rows(feeKeys, 'out'), ...rows(['topRatedDiscount'], 'in'), ...rows(['vat', 'totalFees'], 'out')],
      },
      { title: words.out, rows: rows(['costs'], 'out') },
      { title: words.groups.result, rows: rows(['profitMargin', 'returnOnCosts']) },
    ],
    total: { label: listing.breakdown.profit, figure: lines.profit },
  };
}

/** eBay's published fees as a form and its answer. */
export function ebayModel(words: Words): PublishedModel {
  return {
    fields: (typed) => {
      const { sign } = currencies[siteFrom(typed).currency];
      return [where(words, typed), prices(words, sign), checkboxes(words, sign)];
    },
    answer: (typed, day) => {
      const sale = ebay.sale(ebayInputs(typed), day);
      return isRefusal(sale) ? sale : answerOf(sale, words);
    },
    questions: ebayQuestions(words.published),
    names: words.published.ebay.categories,
  };
}
