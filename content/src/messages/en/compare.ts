import { site } from '../../firm/site.ts';
import { groundNames } from './ground-names.ts';

/** The page that puts results of the calculators side by side. */
export const compare = {
  meta: {
    title: `Compare fees side by side | ${site.brand}`,
    description:
      'Put up to four results of the fee calculators side by side. What differs is marked, and of the same payment the one that leaves most is named.',
  },
  heading: 'Compare side by side',
  lead: 'Keep a result in any calculator with published fees, and up to four of them stand here side by side.',
  line: 'Line',
  feesOf: 'Fees of {day}',
  remove: 'Remove {number}',
  differs: 'differs',
  asked: 'What was asked',
  answered: 'What it comes to',
  left: 'Left',
  roles: { revenue: 'Paid', fees: 'All fees', costs: 'Your costs', profit: 'What is left' },
  grounds: groundNames,
  paidDiffers: 'We name no winner, because the amounts paid differ ({paid}). Put the same amount into each.',
  sellersDiffer:
    'We name no winner, because the columns count fees for sellers in different countries: {sellers}. Choose one country for all of them.',
  costLeftEmpty:
    'We name no winner, because a cost is counted in one column and left empty in another: {missing}. Enter it in every column (0 counts too), or in none.',
  ofColumn: '{column}: {what}',
  same: {
    title: 'The same seller in every column',
    lead: 'Set these once. They are used in every column that asks for them.',
    notAlike: 'Not the same yet',
    use: 'Use in every column',
    facts: {
      country: 'Seller’s country',
      monthlySales: 'Sales in a month, to share the price of a plan',
      itemCost: 'Item cost',
      postageCost: 'What postage costs you',
      inboundCost: 'What sending to the warehouse costs you',
    },
  },
  unlike:
    'We name no winner, because they are unlike: in some of them a customer pays, in others money moves that is yours already.',
  unit: 'Unit',
  numbered: '{tool} (column {number})',
  best: '{best} leaves the most: {more} more than {next}.',
  mostly: 'The largest reason is one line: {line} takes {less} less.',
  draw: 'The best two leave the same.',
  inDollars:
    'Columns in different currencies are weighed in US dollars at the mid-market rates of the first column’s day.',
  example: 'Show an example: $100 on eBay and on Etsy',
  empty: 'Nothing is kept yet. Open a calculator, choose published fees, and press “Keep to compare” under its result.',
  withoutScript: 'The comparison is worked out in your browser, and for that it needs JavaScript.',
  add: 'Add a result from a calculator',
  saved: {
    title: 'Kept on this device',
    lead: 'Only if you ask: a comparison that you save stays in this browser until you delete it.',
    name: 'Name of this comparison',
    save: 'Save on this device',
    done: 'Saved: {name}',
    drop: 'Delete',
    dropNamed: 'Delete {name}',
    takeAway: 'Save all as a file',
    bringBack: 'Load a saved file',
    failed: 'This browser cannot save anything. Copy the link instead; it brings the comparison back.',
    unreadable:
      'There is no comparison in this file that we can read. Choose one that “Save all as a file” has made here.',
  },
} as const;
