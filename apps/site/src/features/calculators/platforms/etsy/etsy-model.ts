import { isRefusal, type IsoDate } from '@formation/fees';
import * as etsy from '@formation/fees/etsy';
import { currencies, readNumber, toText } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { amountFrom, optionsOf, rowsOf, type Published } from '../../published/model-parts.ts';
import { costQuestion, priceQuestions } from '../../published/price-questions.ts';
import type { FieldGroup, PublishedModel } from '../../published/published-model.ts';
import { choice } from '../../../../lib/typed/choice.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';

const amounts = ['itemPrice', 'shippingPrice', 'extras', 'salesTax', 'itemCost', 'shippingCost'] as const;
const shopSizes = ['under', 'over'] as const;

const countryNames = [
  'US',
  'GB',
  'AU',
  'AT',
  'BE',
  'CA',
  'DE',
  'ES',
  'FR',
  'HK',
  'IE',
  'IN',
  'IT',
  'MX',
  'NL',
  'NZ',
  'SE',
  'SG',
  'TR',
] as const satisfies readonly etsy.CountryName[];

/** The country of the shop's bank account, and its currency. */
function accountOf(typed: Typed) {
  const country = choice(countryNames, typed['country']);
  return { country, currency: etsy.countryCurrencies[country] };
}

/** At least one piece, and a whole number of them. */
const piecesFrom = (typed: Typed) => Math.max(1, Number(toText(readNumber(typed['pieces'] ?? '1'), 0)));

function inputsFrom(typed: Typed, day: IsoDate): etsy.SaleInputs {
  const { country, currency } = accountOf(typed);
  const amount = (name: (typeof amounts)[number]) => amountFrom(typed, name, currency);
  const has = (name: string) => typed[name] !== undefined;
  return {
    country,
    itemPrice: amount('itemPrice'),
    shippingPrice: amount('shippingPrice'),
    extras: amount('extras'),
    salesTax: amount('salesTax'),
    itemCost: amount('itemCost'),
    shippingCost: amount('shippingCost'),
    pieces: piecesFrom(typed),
    buyer: has('abroad') ? 'abroad' : 'domestic',
    converted: has('converted'),
    ...(currency !== 'USD' && { perDollar: midRate('USD', currency, day) }),
    ...(has('offsiteAds') && { offsiteAds: choice(shopSizes, typed['shopSales']) }),
  };
}

function fields({ etsy: words, groups }: Published, typed: Typed): readonly FieldGroup[] {
  const { sign: unit } = currencies[accountOf(typed).currency];
  const shopSales = { kind: 'choice', name: 'shopSales', label: words.shopSales } as const;
  return [
    {
      title: groups.sale,
      fields: [
        { kind: 'choice', name: 'country', label: words.country, options: optionsOf(countryNames, words.countries) },
        ...amounts.map((name) => ({ kind: 'amount', name, label: words[name], unit }) as const),
        { kind: 'number', name: 'pieces', label: words.pieces, initial: '1' },
      ],
    },
    {
      title: groups.options,
      fields: [
        { kind: 'check', name: 'abroad', label: words.abroad },
        {
          kind: 'check',
          name: 'offsiteAds',
          label: words.offsiteAds,
          opens: { ...shopSales, options: optionsOf(shopSizes, words.shopSizes) },
        },
        { kind: 'check', name: 'converted', label: words.converted },
      ],
    },
  ];
}

const fees = [
  'listingFee',
  'transactionFee',
  'processingFee',
  'regulatoryFee',
  'offsiteAdsFee',
  'conversionFee',
  'totalFees',
] as const;

const currencyOf = (typed: Typed) => accountOf(typed).currency;

/** Etsy's published fees for one order, by the country of the shop's bank account. */
export function etsyModel(words: Published): PublishedModel {
  const { names } = words;
  return {
    fields: (typed) => fields(words, typed),
    answer: (typed, day) => {
      const sale = etsy.sale(inputsFrom(typed, day), day);
      if (isRefusal(sale)) return sale;
      const { lines } = sale;
      const rows = rowsOf(names, lines);
      return {
        groups: [
          { title: words.in, rows: rows(['revenue', 'orderTotal']) },
          { title: words.fees, rows: rows(fees, 'out') },
          { title: words.out, rows: rows(['costs'], 'out') },
          { title: words.groups.result, rows: rows(['profitMargin', 'returnOnCosts']) },
        ],
        total: { label: words.etsy.profit, figure: lines.profit },
      };
    },
    questions: [
      ...priceQuestions(words, {
        name: 'itemPrice',
        currencyOf,
        priceFor: (typed, goal, day) => etsy.priceFor(inputsFrom(typed, day), goal, day),
        outcome: ({ lines }) => lines,
      }),
      costQuestion(words, {
        name: 'itemCost',
        currencyOf,
        highestFor: (typed, goal, day) => etsy.highestItemCost(inputsFrom(typed, day), goal, day),
      }),
    ],
  };
}
