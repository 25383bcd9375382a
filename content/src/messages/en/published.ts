import { oldRate } from './old-rate.ts';

/** The calculators by published fees: the form, the opened figures, the questions asked backwards. */
export const published = {
  /** In place of an amount that is not known yet. */
  working: 'Working it out…',
  /** What a quick estimate is. */
  ruleOfThumb: 'Rule of thumb',
  /** A label of a quick estimate. */
  ruleOf: '{label} (rule of thumb)',
  note: 'Fees as of {day}. Tap any figure for its source.',
  /** Of a day to come. */
  outlook: {
    announced: 'This day is in the future: these are the fees announced for it.',
    'not-found':
      'This day is in the future. A change is announced, but we couldn’t find the amount, so we use an assumption.',
    'not-announced': 'This day is in the future and no change is announced: these are today’s fees.',
  },
  /** Over the result, before anything is typed. */
  example: 'Example: {what}. Type your own numbers to replace it.',
  /** The label of its result where the result stands alone. */
  exampleOf: 'Example: {label}',
  pinned: 'This link uses the fees of {day}.',
  unpin: 'Use today’s fees',
  noSuchDay: 'The day in this link isn’t valid. These are today’s fees.',
  day: 'Fees of {day}',
  feesOf: 'Fees of',
  /** How much of the fees rests on what. */
  grounds: {
    official: '{amount} of {total} from {page}',
    seen: '{amount} of {total} confirmed by two sources',
    single: '{amount} of {total} from one source',
    range: '{amount} of {total} known only as a range',
    unknown: '{amount} of {total} without a public source',
    typed: '{amount} of {total} from what you typed',
  },
  range: 'from {low} to {high}',
  oldRate,
  due: 'Due for review: a figure was last checked over six months ago',
  table: { line: 'Line', number: 'Number', unit: 'Unit' },
  refused: {
    'not-published': 'We can’t work this out: {what} isn’t published for this choice.',
    'out-of-range': '{what} must be between {least} and {most}.',
    missing: 'Fill in {fields} to get the {what}.',
    unreachable: 'No amount gives you this.',
    unread: 'No result yet. Check “{what}” in the form.',
  },
  /** Why a field is not counted, beside it. */
  faults: {
    'not-a-number': '“{given}” is not a number. Write it as 1234.50.',
    negative: 'It can’t be less than 0.',
    'other-currency': '“{given}” is in another currency. Enter the amount in {currency}.',
    unclear: '“{given}” can be read in more than one way. Write it as 1234.50.',
    twoReadings: 'Do you mean {one} or {other}? Type the one you mean.',
    'not-whole': 'Only whole numbers, such as 2.',
    'too-small': 'It must be at least {least}.',
    'too-large': 'It must be at most {most}.',
    between: 'It must be between {least} and {most}.',
  },
  /** Why a day is not counted, beside its field: here, and in every other tool that asks for one. */
  days: {
    missing: 'Fill in a day.',
    noSuchDay: 'This day does not exist, or part of it is missing.',
    noSuchDayInLink: 'The day in this link does not exist.',
    tooEarly: 'The earliest day is {day}.',
    tooLate: 'The latest day is {day}.',
  },
  explain: {
    since: 'In force since {day}.',
    began: 'Charged since {day}; there was no such fee before.',
    checked: 'Checked on {day}.',
    sure: {
      official: 'From the provider’s own page.',
      seen: 'Confirmed by two sources.',
      single: 'We found one source.',
      range: 'Only a range is known.',
      unknown: 'No public source: this is an assumption.',
    },
    range: 'from {low} to {high}',
    due: 'Due for review',
    largest: 'the larger of',
    smallest: 'the smaller of',
  },
  solver: {
    title: 'Work out the price you need',
    /** Where no price is looked for, but an amount to send or to ask for. */
    titleOfAmount: 'Work out the amount you need',
    question: 'What do you want to know?',
    /** What is found, by the ids of the goals. */
    found: {
      breakEven: 'Break-even price: {value}.',
      profit: 'Sell at {value} to make {reached}.',
      margin: 'Sell at {value} for a margin of {reached}.',
      markup: 'Sell at {value} for a markup of {reached}.',
      returnOnCosts: 'Sell at {value} for a return on costs of {reached}.',
      cost: 'Pay at most {value} for it to get a margin of {reached}.',
      itemCost: 'Pay at most {value} for the item to make {reached}.',
      productCost: 'Pay at most {value} for the item to make {reached}.',
      adRate: 'Set the ad rate to at most {value} to make {reached}.',
      receive: 'Ask for {value} to receive {reached}.',
      send: 'Send {value} and the recipient gets {reached}.',
    },
    /** Where no amount gives exactly what is wanted. */
    nearest: '{found} At {below} it would be {less}.',
    step: 'A fee changes at this amount.',
    use: 'Use this price',
    /** Where what was found is no price. */
    useFigure: 'Use this figure',
  },
  /** What can be asked backwards, and what is wanted, by the ids of the goals. */
  goals: {
    breakEven: 'Break-even price',
    profit: 'Price for a profit of …',
    margin: 'Price for a margin of …',
    returnOnCosts: 'Price for a return on costs of …',
    itemCost: 'Highest item cost for a profit of …',
    productCost: 'Highest item cost for a profit of …',
    adRate: 'Highest ad rate for a profit of …',
    receive: 'Amount to ask for to receive …',
    send: 'Amount to send so that the recipient gets …',
  },
  wanted: {
    profit: 'Profit wanted',
    margin: 'Margin wanted',
    markup: 'Markup wanted',
    returnOnCosts: 'Return wanted',
    cost: 'Margin wanted',
    itemCost: 'Profit wanted',
    productCost: 'Profit wanted',
    adRate: 'Profit wanted',
    receive: 'Amount to receive',
    send: 'Amount to receive',
  },
  /** Beside a quick estimate and its result, before what the published fees leave. */
  beside: {
    ebay: 'eBay’s published fees',
    paypal: 'PayPal’s published fees',
    wise: 'Wise’s published fees',
    amazon: 'Amazon’s published fees',
  },
  rupees: {
    title: 'In rupees',
    line: 'In rupees: {amount}',
    atTable: 'at {rate} for 1 {currency}, the mid-market rate on {day}. A bank will give you less.',
    atOwn: 'at your own rate.',
    rate: 'Your own rate (rupees for 1 {currency})',
    refused: '“{given}” is not a rate. Write it as 305.50.',
    home: 'How much of {amount} reaches your bank in Sri Lanka? Compare payout routes',
  },
  rateDay: 'Mid-market rate on {day}.',
  onlySince: '{what}: known from {day} on; we use the figure of that day.',
  onlySeen: '{what}: first seen on {day}; we use the figure of that day.',
  notCounted: 'Not included: {count}',
} as const;
