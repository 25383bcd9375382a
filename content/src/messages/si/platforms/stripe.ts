import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { paymentLines, sriLanka, unsourced } from './common.ts';

export const stripe = {
  name: 'Stripe',
  page: {
    meta: {
      title: `Stripe ගාස්තු ගණකය | ${site.brand}`,
      description: 'ගිණුමේ රට, කාඩ්පත, මුදල් ඒකකය සහ අමතර සේවා අනුව කාඩ්පත් ගෙවීමකින් Stripe තබාගන්නා මුදල සහ ඔබ ඉල්ලිය යුතු මුදල.',
    },
    heading: 'Stripe ගාස්තු ගණකය',
    lead: 'ඔබේ සමාගමට කෙරෙන ගෙවීමකට Stripe ගාස්තුව සහ ඔබට ලැබෙන මුදල.',
    note: 'Stripe ප්‍රකාශිත මිල ගණන්. මූලාශ්‍රය බැලීමට ඕනෑම ගණනක් ඔබන්න. Stripe ශ්‍රී ලංකාවේ ගිණුම් විවෘත නොකරයි: ඔබට පිටරට සමාගමක් අවශ්‍ය වේ.',
  },
  calculator: {
    title: 'ගෙවීම',
    result: 'ගාස්තු විස්තරය',
    ownPage: 'Stripe හි පිටුව',
    totals: {
      net: 'ඔබට ලැබෙන මුදල',
    },
    groups: {
      options: 'තේරීම්',
      in: 'ලැබෙන මුදල',
      fees: 'ගාස්තු',
      payment: 'ගෙවීම',
      result: 'ඉතිරි වන මුදල',
    },
    fields: {
      ...sriLanka.fields,
      what: {
        label: 'ගණනය කළ යුතු දේ',
      },
      country: {
        label: 'සමාගමේ රට',
      },
      card: {
        label: 'කාඩ්පත',
      },
      amount: {
        label: 'මුදල',
        help: 'ගනුදෙනුකරු ගෙවන මුදල; මුදල් නිකුත් කිරීමකදී, නිකුත් කරන මුදල.',
      },
      method: {
        label: 'ගෙවීම් ක්‍රමය',
      },
      speed: {
        label: 'වේගය',
      },
      converted: {
        label: 'ගනුදෙනුකරු වෙනත් මුදල් ඒකකයකින් ගෙවයි',
      },
      invoicing: {
        label: 'Stripe Invoicing හරහා ගෙවීම',
      },
      billing: {
        label: 'Stripe Billing හරහා ගෙවීම',
      },
      manualEntry: {
        label: 'කාඩ්පත් අංකය අතින් ඇතුළත් කරයි',
      },
      managedPayments: {
        label: 'Managed Payments සමඟ',
      },
      disputed: {
        label: 'ඔබ කරන දේ',
        help: 'ඔබ පැරදුණහොත් ගෙවීම ද ආපසු යයි. ඔබ දිනුවහොත් පිළිතුරු දීමේ ගාස්තුව ආපසු ලැබේ.',
      },
    },
    boxes: {
      withoutCard: 'පිටුවේදී, කාඩ්පතක් නැතිව ගෙවීම',
      dispute: 'ගෙවීම ගැන ආරවුලක් ඇත',
    },
    choices: {
      what: {
        payment: 'ගනුදෙනුකරුවෙකුගෙන් ගෙවීමක්',
        payout: 'සමාගමේ බැංකුවට මුදල් නිකුත් කිරීමක් (payout)',
      },
      country: {
        US: 'එක්සත් ජනපදය',
        GB: 'එක්සත් රාජධානිය',
        HK: 'හොංකොං',
        SG: 'සිංගප්පූරුව',
        AU: 'ඕස්ට්‍රේලියාව',
        CA: 'කැනඩාව',
        EU: 'යුරෝ රටවල්',
        IN: 'ඉන්දියාව',
        NZ: 'නවසීලන්තය',
        MY: 'මැලේසියාව',
      },
      card: {
        domestic: 'එම රටේම කාඩ්පතක්',
        premium: 'එම රටේම premium කාඩ්පතක්',
        eea: 'යුරෝපීය ආර්ථික කලාපයෙන්',
        uk: 'එක්සත් රාජධානියෙන්',
        international: 'වෙනත් රටකින්',
      },
      method: {
        achDirectDebit: 'ACH සෘජු හර කිරීම (direct debit)',
        linkByBank: 'Link, බැංකුවෙන් ගෙවීම',
        bacsDirectDebit: 'Bacs Direct Debit',
        sepaDirectDebit: 'SEPA Direct Debit',
        alipayOrWeChat: 'Alipay හෝ WeChat Pay',
        stablecoin: 'Stablecoin',
        terminal: 'ගෙවීම් යන්ත්‍රයකදී කාඩ්පත',
        klarna: 'Klarna',
      },
      speed: {
        standard: 'සම්මත',
        instant: 'ක්ෂණික',
      },
      disputed: {
        accepted: 'එය පිළිගන්න',
        answered: 'එයට පිළිතුරු දෙන්න',
      },
    },
    sample: {
      title: 'වෙබ් අඩවිය',
      amount: '1000.00',
    },
    notCounted: {
      ...sriLanka.notCounted,
      conversion: 'ගෙවීම ගිණුමේ මුදල් ඒකකයට පරිවර්තනය කරන විට Stripe තබාගන්නා මුදල: තේරීමකින් එය ගණන් ගත හැක.',
      lowerInAustralia:
        'ඕස්ට්‍රේලියානු කාඩ්පත් සඳහා 2026 ඔක්තෝබර් 1 සිට අඩු අනුපාතයක් Stripe නිවේදනය කළේය. එය අපට හමු නොවීය: ඔබේ ගාස්තුව උපරිම වශයෙන් මෙයයි.',
      dispute: 'ආරවුල්; එක් ආරවුලකට මුදලක් වැය වේ.',
      paymentBack: 'ගෙවූ මුදල: ආරවුල පිළිගත් විට හෝ පැරදුණු විට එය කාඩ්පත් හිමියාට ආපසු යයි.',
      refunds: 'මුදල් ආපසු ගෙවීම්: Stripe එහි ගාස්තුව තබාගනී.',
      receivingBank: 'ලැබෙන මුදලින් ඔබේ බැංකුව ගන්නා මුදල.',
      payout: 'සමාගමේ බැංකුවට මුදල් නිකුත් කිරීමේ පිරිවැය.',
    },
    sources: {
      ...unsourced,
      lkShop: 'ශ්‍රී ලංකාවේ වෙළෙඳසැලක සටහන්',
      lkFounder: 'ශ්‍රී ලාංකික ව්‍යාපාරිකයෙකුගේ සටහන්',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      feeRate: 'ගාස්තු අනුපාතය',
      fixedFee: 'ස්ථාවර ගාස්තුව',
      totalFees: 'සියලු ගාස්තු',
      conversionRate: 'වෙනත් මුදල් ඒකකයකට එකතු වන අනුපාතය',
      payout: 'මෙම මුදල් නිකුත් කිරීමේ ගාස්තුව',
      disputeFee: 'ආරවුල් ගාස්තුව',
      leftIfLost: 'ගෙවූ මුදල ආපසු ගියහොත් ඉතිරිය',
      disputeEach: 'එක් ආරවුලක ගාස්තුව',
      disputeAnswer: 'එයට පිළිතුරු දීමේ ගාස්තුව',
      tax: 'ගාස්තු මත බද්ද',
      taxRate: 'බදු අනුපාතය',
      leastFee: 'ගාස්තුවේ අවමය',
      payoutRate: 'මුදල් නිකුත් කිරීමේ අනුපාතය',
      manualEntryFee: 'අතින් ඇතුළත් කළ කාඩ්පත් අංක සඳහා ගාස්තුව',
      manualEntryRate: 'අතින් ඇතුළත් කළ කාඩ්පත් අංක සඳහා අනුපාතය',
      invoicingFee: 'Invoicing ගාස්තුව',
      mostFee: 'ගාස්තුවේ උපරිමය',
      invoicingRate: 'Invoicing අනුපාතය',
      billingFee: 'Billing ගාස්තුව',
      billingRate: 'Billing අනුපාතය',
      managedPaymentsFee: 'Managed Payments ගාස්තුව',
      managedPaymentsRate: 'Managed Payments අනුපාතය',
    },
  },
  table: {
    countries: '',
    card: 'එම රටේම කාඩ්පත',
    cardFrom: 'කාඩ්පත',
    premium: 'Premium, එම රටේම',
    conversion: 'වෙනත් මුදල් ඒකකයකට එකතු වන කොටස',
    methods: 'කාඩ්පතක් නැතිව',
    extras: 'මේ සඳහා එකතු වන',
    manualEntry: 'අතින් ඇතුළත් කළ කාඩ්පතක්',
    managedPayments: 'Managed Payments',
    payouts: 'මුදල් නිකුත් කිරීම (payout)',
    dispute: 'ආරවුල',
    each: 'එකකට',
    answer: 'පිළිතුරු දීමට',
    invoicing: 'Invoicing',
    billing: 'Billing',
    atlas: 'Atlas, සමාගමක් පිහිටුවීමට',
    taxOnFee: 'ගාස්තු මත බද්ද',
    opensInSriLanka: 'ශ්‍රී ලංකාවේ ගිණුම් විවෘත කරයි',
  },
} as const satisfies PlatformWords;
