import type { DayOrder } from '../day-in.ts';
import type { Columns, EntryKind, EntryState, Report, Says, Words } from '../report.ts';
import { marketplaces, shopCurrencies } from './amazon-shops.ts';

/** The names that the date range report has in one language: it is translated with its shop. */
export type DateRange = Readonly<{
  language: string;
  day: string;
  dayOrder: DayOrder;
  kind: string;
  kinds: Words<EntryKind>;
  order: string;
  description: string;
  pieces: string;
  marketplace: string;
  fulfilment: string;
  fulfilments: Words;
  goods: string;
  discount: string;
  /** Postage and gift wrap. */
  postage: Columns;
  taxOfGoods: Columns;
  taxOfPostage?: Columns;
  /** Whether Amazon takes its share of prices without tax. */
  isTaxApart?: true;
  fees: Columns;
  other: string;
  state?: Says<EntryState>;
}>;

/** The report in one language. Its amounts are of the whole line, and have the tax apart. */
export function dateRange(names: DateRange): Report {
  const { language, day, kind, order, pieces, marketplace, fulfilment, goods, discount, postage, fees, other } = names;
  const { taxOfGoods, taxOfPostage = [], isTaxApart, state } = names;
  const [goodsPaid, postagePaid] = isTaxApart ? [[], []] : [taxOfGoods, taxOfPostage];
  const revenue = [goods, discount, ...postage];
  return {
    name: `amazon-date-range-${language}`,
    program: 'Amazon',
    what: 'date-range',
    platform: 'amazon',
    headers: [day, kind, order, pieces, fulfilment, goods, ...fees.slice(0, 1)],
    amounts: { sellingPrice: [goods, discount, ...goodsPaid], shippingPrice: [...postage, ...postagePaid] },
    choices: {
      marketplace: { column: marketplace, words: marketplaces },
      fulfilment: { column: fulfilment, words: { amazon: 'fba', ...names.fulfilments } },
    },
    title: [names.description, 'sku'],
    pieces,
    order,
    currencyBy: { words: { column: marketplace, words: shopCurrencies }, prose: true },
    day: { column: day, order: names.dayOrder },
    kind: { column: kind, words: names.kinds },
    ...(state && { state }),
    revenue,
    tax: [...taxOfGoods, ...taxOfPostage],
    charged: fees,
    value: [...revenue, other],
  };
}
