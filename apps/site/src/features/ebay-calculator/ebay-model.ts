import type { Messages } from '@formation/content';
import { ebay as quick, isRefusal, type Line } from '@formation/fees';
import * as ebay from '@formation/fees/ebay-published';
import { currencies } from '@formation/money';
import { optionsNamed } from '../../published/model-parts.ts';
import type { Answer, Field, FieldGroup, PublishedModel, Row } from '../../published/published-model.ts';
import type { Typed } from '../../typed/use-typed.ts';
import { ebayInputs, siteFrom, siteNames } from './ebay-inputs.ts';
import { ebayQuestions } from './ebay-questions.ts';

type Calculators = Messages['calculators'];
export type Words = Readonly<Pick<Calculators, 'listing' | 'published'>>;

const options = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

function where({ published: { ebay: words, groups }, listing }: Words, typed: Typed): FieldGroup {
  const { storeNames, categories, hasPrivate } = siteFrom(typed);
  return {
    title: groups.where,
    fields: [
      { kind: 'choice', name: 'site', label: words.site, options: options(siteNames, words.sites) },
      { kind: 'choice', name: 'store', label: words.store, options: options(storeNames, words.stores) },
      ...(hasPrivate
        ? [
            {
              kind: 'choice',
              name: 'seller',
              label: words.seller,
              options: options(['business', 'private'], words.sellers),
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
  const lastings = options(['recent', 'lasting'], words.lastings);
  const buyers = options(['europeOrNorthAmerica', 'restOfWorld'], words.buyers);
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function answerOf({ lines }: ebay.Sale, { published: words, listing }: Words): Answer {
  const label = (key: keyof typeof words.names) => capital(words.names[key]);
  const row = (figure: Line | undefined, key: keyof typeof words.names, tone?: 'in' | 'out'): readonly Row[] =>
    figure ? [{ label: label(key), figure, ...(tone && { tone }) }] : [];
  return {
    groups: [
      {
        title: words.in,
        rows: [...row(lines.revenue, 'revenue'), ...row(lines.salesTax, 'salesTax'), ...row(lines.base, 'base')],
      },
      {
        title: words.fees,
        rows: [
          ...feeKeys.flatMap((key) => row(lines[key], key, 'out')),
          ...row(lines.topRatedDiscount, 'topRatedDiscount', 'in'),
          ...row(lines.vat, 'vat', 'out'),
          ...row(lines.totalFees, 'totalFees', 'out'),
        ],
      },
      { title: words.out, rows: row(lines.costs, 'costs', 'out') },
      {
        title: words.groups.result,
        rows: [...row(lines.profitMargin, 'profitMargin'), ...row(lines.returnOnCosts, 'returnOnCosts')],
      },
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
