import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';

export const profitMargin = {
  name: 'Profit margin',
  page: {
    meta: {
      title: `Profit Margin Calculator | ${site.brand}`,
      description:
        'Margin and markup of a price, the price that reaches a margin, a markup or a profit, and the most that an item may cost.',
    },
    heading: 'Profit Margin Calculator',
    lead: 'The margin, markup and profit of a price, or the price for the profit you want.',
    note: 'Margin is profit divided by price, markup is profit divided by cost.',
  },
  calculator: {
    title: 'Price and cost',
    result: 'What is left',
    totals: {
      profit: 'Profit',
    },
    groups: {
      in: 'Money in',
      out: 'Your costs',
      result: 'What is left',
      sale: 'The sale',
    },
    fields: {
      price: {
        label: 'Selling price',
      },
      cost: {
        label: 'Cost',
      },
    },
    boxes: {},
    choices: {},
    goals: {
      margin: 'The price for a margin of …',
      markup: 'The price for a markup of …',
      profit: 'The price for a profit of …',
      cost: 'The most it may cost for a margin of …',
    },
    notCounted: {},
    lines: {
      price: 'price',
      cost: 'cost',
      profit: 'profit',
      margin: 'margin',
      markup: 'markup',
    },
  },
  table: {},
} as const satisfies PlatformWords;
