import { site } from '../../firm/site.ts';
import { groundNames } from './ground-names.ts';

/** The page that puts results of the calculators side by side. */
export const compare = {
  meta: {
    title: `Compare fees side by side | ${site.brand}`,
    description:
      'Compare up to four results of the fee calculators side by side. Differences are marked, and you see which one leaves you the most.',
  },
  heading: 'Compare side by side',
  lead: 'Add results from the fee calculators and compare up to four side by side.',
  line: 'Line',
  feesOf: 'Fees of {day}',
  remove: 'Remove {number}',
  differs: 'differs',
  asked: 'What you entered',
  answered: 'Result',
  left: 'Left',
  roles: { revenue: 'Paid', fees: 'All fees', costs: 'Your costs', profit: 'What is left' },
  grounds: groundNames,
  paidDiffers: 'We can’t name a winner: the amounts paid differ ({paid}). Use the same amount in each.',
  sellersDiffer:
    'We can’t name a winner: the sellers are in different countries ({sellers}). Choose one country for all columns.',
  costLeftEmpty: 'To compare, fill in: {missing}. 0 counts too.',
  feeNotPublished: 'We can’t name a winner: not every fee is published. This result is only a limit: {columns}.',
  ofColumn: '{column}: {what}',
  same: {
    title: 'The same seller in every column',
    lead: 'Set these once to use them in every column that needs them.',
    notAlike: 'Not the same yet',
    use: 'Use in every column',
    facts: {
      country: 'Seller’s country',
      monthlySales: 'Monthly sales',
      itemCost: 'Item cost',
      postageCost: 'Postage cost',
      inboundCost: 'Cost of shipping to the warehouse',
    },
  },
  unlike: 'We can’t name a winner: in some columns a customer pays you, in others you move your own money.',
  unit: 'Unit',
  numbered: '{tool} (column {number})',
  best: '{best} leaves the most: {more} more than {next}.',
  mostly: 'The biggest difference is one line: {line} is {less} lower.',
  draw: 'The best two leave the same amount.',
  inDollars:
    'Columns in different currencies are compared in US dollars, at the mid-market rates of the first column’s day.',
  example: 'Show an example: $100 on eBay and on Etsy',
  empty: 'Nothing to compare yet. Open a calculator and press “Add to comparison” under its result.',
  withoutScript: 'The comparison is worked out in your browser, so it needs JavaScript.',
  add: 'Add a result from a calculator',
  saved: {
    title: 'Saved on this device',
    lead: 'A comparison that you save stays in this browser until you delete it.',
    name: 'Name of this comparison',
    save: 'Save on this device',
    done: 'Saved: {name}',
    drop: 'Delete',
    dropNamed: 'Delete {name}',
    takeAway: 'Save all as a file',
    bringBack: 'Load a saved file',
    failed: 'This browser can’t save anything. Copy the link instead: it opens the same comparison.',
    unreadable: 'We can’t find a comparison in this file. Choose one that you saved here with “Save all as a file”.',
  },
} as const;
