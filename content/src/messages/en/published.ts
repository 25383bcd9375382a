/** The calculators by published fees: the form, the opened figures, the questions asked backwards. */
export const published = {
  loading: 'Loading the fee tables…',
  failed:
    'The fee tables could not be loaded. Check the connection and reload the page; the quick estimate works without them.',
  note: 'Fees in force on {day}. The result says where they were read and how sure they are; every figure opens.',
  /** Of a day to come. */
  outlook: {
    announced: 'This day is in the future: these are the fees announced for it.',
    'not-found':
      'This day is in the future. A change is announced for it whose amount we did not find: an assumption stands in its place.',
    'not-announced': 'This day is in the future and nothing is announced for it: these are the fees known today.',
  },
  /** Over the result, before anything is typed. */
  example: 'An example, until you type your own numbers: {what}.',
  /** The label of its result where the result stands alone. */
  exampleOf: 'Example: {label}',
  pinned: 'This link is pinned to the fees of {day}.',
  unpin: 'Use today’s fees',
  noSuchDay: 'There are no fees to ask for on the day in this link: these are today’s.',
  day: 'Fees of {day}',
  feesOf: 'Fees of',
  /** How much of the fees rests on what. */
  grounds: {
    official: '{amount} of {total} from {page}',
    seen: '{amount} of {total} read in two independent places',
    single: '{amount} of {total} read once and not confirmed',
    range: '{amount} of {total} known only as a range',
    unknown: '{amount} of {total} confirmed by no public page',
    typed: '{amount} of {total} from what you typed',
  },
  range: 'from {low} to {high}',
  due: 'Due for review: a number was last read over six months ago',
  table: { line: 'Line', number: 'Number', unit: 'Unit' },
  refused: {
    'not-published': 'Not available: {what} is not published for this choice. We do not guess.',
    'out-of-range': '{what} must be between {least} and {most}.',
    missing: 'Still needed for the {what}: {fields}.',
    unreachable: 'No amount reaches this.',
    unread: 'No result yet: see what the form says under “{what}”.',
  },
  /** Why a field is not counted, beside it. */
  faults: {
    'not-a-number': '“{given}” is not a number. Write it as 1234.50.',
    negative: 'It cannot be less than 0.',
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
    began: 'Began on {day}; before it there was none.',
    checked: 'Read on {day}.',
    sure: {
      official: 'On the page of whoever charges it.',
      seen: 'Read in two independent places.',
      single: 'Read once; nothing confirms it.',
      range: 'Known only as a range.',
      unknown: 'No public page confirms it; it is an assumption.',
    },
    range: 'from {low} to {high}',
    due: 'Due for review',
    largest: 'the larger of',
    smallest: 'the smaller of',
  },
  solver: {
    title: 'Ask it backwards',
    question: 'What do you want to know?',
    /** What is found, by the ids of the goals. */
    found: {
      breakEven: 'Sell at {value} and nothing is lost.',
      profit: 'Sell at {value} and {reached} is left.',
      margin: 'Sell at {value} and the margin is {reached}.',
      markup: 'Sell at {value} and the markup is {reached}.',
      returnOnCosts: 'Sell at {value} and the return on costs is {reached}.',
      cost: 'Pay at most {value} for it, and the margin is {reached}.',
      itemCost: 'Pay at most {value} for the item, and {reached} is left.',
      productCost: 'Pay at most {value} for the item, and {reached} is left.',
      adRate: 'With an ad rate of at most {value}, {reached} is left.',
      receive: 'Ask for {value} and you receive {reached}.',
      send: 'Send {value} and the recipient gets {reached}.',
    },
    /** Where no amount gives exactly what is wanted. */
    nearest: '{found} Nothing comes closer from above: at {below} it would be {less}.',
    step: 'A fee changes at this amount.',
    use: 'Put it into the form',
  },
  /** What can be asked backwards, and what is wanted, by the ids of the goals. */
  goals: {
    breakEven: 'The price at which you break even',
    profit: 'The price for a profit of …',
    margin: 'The price for a margin of …',
    returnOnCosts: 'The price for a return on costs of …',
    itemCost: 'The most the item may cost for a profit of …',
    productCost: 'The most the item may cost for a profit of …',
    adRate: 'The highest ad rate for a profit of …',
    receive: 'What to ask for to receive …',
    send: 'What to send for the recipient to get …',
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
  /** Beside a quick estimate: what the published fees make of the same form. */
  beside: {
    ebay: 'With eBay’s published fees: {result}',
    paypal: 'With PayPal’s published fees: {result}',
    wise: 'With Wise’s published fees: {result}',
    amazon: 'With Amazon’s published fees: {result}',
    other: 'With published fees: {result}',
  },
  rupees: {
    title: 'In rupees',
    line: 'In rupees: {amount}',
    atTable: 'at {rate} for 1 {currency}, the middle of the market on {day}. A bank will give you less.',
    atOwn: 'at your own rate.',
    rate: 'Your own rate, rupees for 1 {currency}',
    refused: '“{given}” is not a rate. Write it as 305.50.',
    home: 'What reaches a bank in Sri Lanka of {amount}: compare the ways home',
  },
  rateDay: 'Middle of the market on {day}.',
  onlySince: '{what}: known since {day} only; the number of that day is used.',
  onlySeen: '{what}: first seen on {day}; the number of that day is used.',
  notCounted: 'Not counted: {count}',
} as const;
