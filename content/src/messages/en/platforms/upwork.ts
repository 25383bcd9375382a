import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, paymentLines, sriLanka } from './common.ts';

export const upwork = {
  name: 'Upwork',
  page: {
    meta: {
      title: `Upwork Fee Calculator | ${site.brand}`,
      description:
        'See what you keep of an Upwork contract in Sri Lanka: the service fee of 0 to 15%, Connects, Direct Contracts, and what to charge your client.',
    },
    heading: 'Upwork Fee Calculator',
    lead: 'What you keep of a contract after Upwork’s service fee and your Connects.',
    note: 'Upwork’s published fees. Tap any figure for its source. Upwork sets a rate for each contract and shows it before you send a proposal. Enter it for an exact result.',
  },
  calculator: {
    title: 'Contract',
    result: 'Fee Breakdown',
    ownPage: 'Upwork’s own page',
    totals: { net: 'You keep' },
    groups: { work: 'The work', in: groups.in, fees: groups.fees, out: groups.out },
    fields: {
      ...sriLanka.fields,
      contract: { label: 'Kind of contract' },
      amount: { label: 'The client pays you' },
      feeRate: {
        label: 'Service fee on the contract',
        help: 'From 0 to 15%, as Upwork shows it. Leave it blank to use 10%; the result then shows the range.',
      },
      connects: {
        label: 'Connects spent to win it',
        help: 'Include those spent on proposals that got no answer.',
      },
      freelancerPlus: { label: 'You have Freelancer Plus' },
    },
    boxes: {},
    choices: {
      contract: { marketplace: 'Won on Upwork', direct: 'Direct Contract with a client of your own' },
    },
    sample: { title: 'Logo and letterhead', amount: '500.00', feeRate: '10' },
    notCounted: {
      ...sriLanka.notCounted,
      ...sriLanka.stampDuty,
      withdrawal: 'Upwork’s withdrawal fee and the conversion to rupees. “What reaches my LKR account” counts both.',
      clientFee: 'What the client pays Upwork on top of this.',
      freelancerPlus: 'The monthly price of Freelancer Plus.',
    },
    sources: {
      upworkPricing: 'Freelance platforms compared: Upwork’s pricing page of 23 Jul 2026',
      upworkResearch: 'Research on freelance platforms: Upwork’s Connects and Freelancer Plus',
      upworkComparison: 'Comparison of Upwork’s fees for freelancers and clients, of 4 Oct 2026',
      upworkBankRates:
        'Reports from India and Pakistan on the rate of Upwork’s bank: 2% to 4.2% below the market; none from Sri Lanka',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      totalFees: 'all fees',
      fee: 'service fee',
      feeRate: 'service fee rate',
      connects: 'Connects',
      connect: 'price of one Connect',
      connectsCost: 'cost of Connects',
      net: 'what you keep',
    },
  },
  table: {
    serviceFee: 'Service fee of a contract',
    directContract: 'Direct Contract',
    basic: 'Without Freelancer Plus',
    plus: 'With Freelancer Plus',
    connect: 'One Connect',
    freelancerPlus: 'Freelancer Plus',
    client: 'Paid by the client on top',
    eachPayment: 'Of each payment',
    eachContract: 'Once for each contract',
    withdrawal: 'Withdrawal',
    localBank: 'To a local bank',
    rupeeRate: 'Margin on the rupee exchange rate',
    payoneer: 'To Payoneer',
    wire: 'Dollar wire',
  },
} as const satisfies PlatformWords;
