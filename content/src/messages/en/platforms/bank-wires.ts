import type { PlatformWords } from '../../../pages/platform-words.ts';

export const bankWires = {
  name: 'Bank wires',
  calculator: {
    title: 'A bank transfer',
    result: 'What it costs',
    ownPage: 'the bank’s own page',
    totals: {
      credited: 'Credited',
      arrives: 'Arrives at the bank',
    },
    groups: {
      transfer: 'The transfer',
      in: 'Money in',
      fees: 'Fees',
      arrival: 'What arrives',
    },
    fields: {
      what: {
        label: 'What to work out',
      },
      sender: {
        label: 'Bank of the sender',
      },
      kind: {
        label: 'Kind of wire',
      },
      bank: {
        label: 'Bank in Sri Lanka',
      },
      account: {
        label: 'Account',
      },
      currency: {
        label: 'Currency',
      },
      amount: {
        label: 'Amount',
      },
      takenOnTheWay: {
        label: 'Taken by banks on the way',
        help: 'Typically $15 for each bank, from $5 to $50; your recipient’s bank can tell.',
      },
      feeOnTop: {
        label: 'The sender pays the fee on top',
      },
      rate: {
        label: 'Your own exchange rate',
        help: 'How much arrives for 1 that is converted, as in 300 rupees for one dollar. When left out, the mid-market rate of our table.',
      },
      markup: {
        label: 'The bank’s exchange-rate markup',
        help: 'It isn’t published; ask the bank for its rate of the day.',
      },
    },
    boxes: {},
    choices: {
      sender: {
        'Bank of America': 'Bank of America',
        Chase: 'Chase',
        Citibank: 'Citibank',
        'HSBC Bank USA': 'HSBC Bank USA',
        'PNC Bank': 'PNC Bank',
        'U.S. Bank': 'U.S. Bank',
        'Capital One 360': 'Capital One 360',
        'Discover Bank': 'Discover Bank',
      },
      bank: {
        HNB: 'Hatton National Bank (HNB)',
        'Commercial Bank': 'Commercial Bank',
        'Sampath Bank': 'Sampath Bank',
        'Bank of Ceylon': 'Bank of Ceylon',
        NDB: 'NDB Bank',
        'Seylan Bank': 'Seylan Bank',
      },
      what: {
        wire: 'A wire from an American bank',
        credit: 'What a Sri Lankan bank credits',
      },
      kind: {
        domesticIn: 'Received in the United States',
        domesticOut: 'Sent inside the United States',
        fromAbroad: 'Received from abroad',
        abroadInDollars: 'Sent abroad in dollars',
        abroadConverted: 'Sent abroad in another currency',
      },
      account: {
        rupees: 'Rupees',
        foreignCurrency: 'Business foreign currency',
        fcbu: 'Foreign currency banking unit',
        personalForeignCurrency: 'Personal foreign currency',
      },
    },
    sample: {
      title: 'Invoice 12',
      amount: '1000.00',
    },
    notCounted: {
      markupOnRate:
        'What the bank keeps when it converts the money, usually 3% to 5% of it: that can be more than a wire in dollars costs.',
      banksOnTheWay:
        'What banks on the way take: enter it where you know it. Until then the recipient gets at most this.',
      inwardCharge: 'What the recipient’s bank takes when the money arrives.',
      sendingFee: 'What the sender’s bank takes for sending it.',
    },
    sources: {
      wioBank: 'Wio Bank: correspondent bank fees for SWIFT transfers',
    },
    lines: {
      amount: 'amount',
      fee: 'fee',
      debited: 'taken from your account',
      arrives: 'what reaches you',
      takenOnTheWay: 'taken on the way',
      lost: 'lost to fees',
      inwardCharge: 'the charge of this bank',
      bankRate: 'rate of the bank',
      midRate: 'mid-market rate',
      markup: 'markup',
      exchanged: 'after the exchange',
      charge: 'charge of the bank',
      credited: 'credited',
    },
  },
  table: {
    sriLankanBanks: 'Banks in Sri Lanka, money from abroad',
    rupees: 'To a rupee account',
    foreignCurrency: 'To a foreign currency account',
    fcbu: 'To a foreign currency banking unit',
    personalForeignCurrency: 'To a personal foreign currency account',
    hnbServices: 'Hatton National Bank, when something is corrected or sent on',
    repairRupees: 'Repair of details, in rupees',
    repairDollars: 'Repair of details, in dollars',
    returnRupees: 'Return to the sender, in rupees',
    returnDollars: 'Return to the sender, in dollars',
    cancellationDollars: 'Cancellation',
    toOtherBankRupees: 'On to another bank, in rupees',
    toOtherBankDollars: 'On to another bank, in dollars',
    inquiryRupees: 'Inquiry, in rupees',
    inquiryDollars: 'Inquiry, in dollars',
    payHere: 'PayHere, card gateway that pays out in dollars',
    plusEachMonth: 'Plus, a month',
    plusRate: 'Plus, of each payment',
    premiumEachMonth: 'Premium, a month',
    premiumRate: 'Premium, of each payment',
    americanBanks: 'Banks in the United States, wires',
    typical: 'What is usual',
    outgoingFromUk: 'Wire from the United Kingdom',
    outgoingFromUs: 'Wire from the United States',
    bankOnTheWay: 'Each bank on the way',
    markupOnRate: 'Taken off the rate of exchange',
  },
} as const satisfies PlatformWords;
