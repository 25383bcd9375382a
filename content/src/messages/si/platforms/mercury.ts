import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { sriLanka, unsourced } from './common.ts';

export const mercury = {
  name: 'Mercury',
  page: {
    meta: {
      title: `Mercuri Bank ගාස්තු ගණකය | ${site.brand}`,
      description:
        'Mercury ගිණුමකින් කරන ගෙවීමක පිරිවැය: ඩොලර්වලින් බැංකු මාරු (wire), වෙනත් මුදල් ඒකකවලට පරිවර්තනය සහ අනෙක් පැත්තට ලැබෙන මුදල.',
    },
    heading: 'Mercuri Bank ගාස්තු ගණකය',
    lead: 'Mercury හි US ව්‍යාපාරික ගිණුමකින් කරන ගෙවීමක පිරිවැය සහ ලැබෙන මුදල.',
    note: 'Mercury ප්‍රකාශිත ගාස්තු. මූලාශ්‍රය බැලීමට ඕනෑම ගණනක් ඔබන්න. සමහර ගාස්තුවලට හමු වූයේ එක් මූලාශ්‍රයකි; ඒ කොපමණදැයි ප්‍රතිඵලයේ ඇත.',
  },
  calculator: {
    title: 'ගෙවීම',
    result: 'පිරිවැය',
    ownPage: 'Mercury හි පිටුව',
    totals: {
      recipientGets: 'ලබන්නාට ලැබෙන මුදල',
      planCost: 'සැලසුමේ පිරිවැය',
      net: 'ඔබට ලැබෙන මුදල',
    },
    groups: {
      in: 'ලැබෙන මුදල',
      fees: 'ගාස්තු',
      payment: 'ගෙවීම',
      arrival: 'ළඟා වන මුදල',
    },
    fields: {
      ...sriLanka.fields,
      what: {
        label: 'ගණනය කළ යුතු දේ',
      },
      kind: {
        label: 'ගෙවීමේ වර්ගය',
      },
      to: {
        label: 'ලබන්නාගේ මුදල් ඒකකය',
      },
      paidBy: {
        label: 'ගනුදෙනුකරු ගෙවන ආකාරය',
      },
      amount: {
        label: 'මුදල',
      },
      rate: {
        label: 'ඔබේම විනිමය අනුපාතය',
        help: 'පරිවර්තනය කරන මුදලේ ඒකක 1කට ලැබෙන මුදල: උදාහරණයක් ලෙස ඩොලරයකට රුපියල් 300. හිස්ව තැබුවහොත් අපේ වගුවේ මධ්‍ය වෙළෙඳපොළ අනුපාතය.',
      },
      takenOnTheWay: {
        label: 'අතරමැදි බැංකු ගන්නා මුදල',
        help: 'සාමාන්‍යයෙන් එක් බැංකුවකට $15 ($5 – $50); ලබන්නාගේ බැංකුවට එය කිව හැක.',
      },
      plan: {
        label: 'සැලසුම',
      },
      billing: {
        label: 'ගෙවන ආකාරය',
      },
      months: {
        label: 'මාස ගණන',
      },
    },
    boxes: {},
    choices: {
      what: {
        payment: 'ඩොලර්වලින් ගෙවීමක්',
        convertedPayment: 'වෙනත් මුදල් ඒකකයකින් ගෙවීමක්',
        invoice: 'ගනුදෙනුකරුවෙකු ගෙවන ඉන්වොයිසියක්',
        plan: 'ගිණුමේ සැලසුමක්',
      },
      kind: {
        abroadOur: 'පිටරටට ඩොලර්, සියලු බැංකුවලට ගෙවන්නේ ඔබ',
        abroadShared: 'පිටරටට ඩොලර්, අතරමැදි බැංකු තම කොටස ගනී',
        domesticOut: 'US තුළ wire එකක් යැවීම',
        ach: 'US තුළ ACH',
        domesticIn: 'එක්සත් ජනපදයෙන් ලැබෙන wire එකක්',
        fromAbroad: 'පිටරටින් ලැබෙන wire එකක්',
      },
      paidBy: {
        card: 'කාඩ්පතකින්',
        achDebit: 'ACH debit මඟින්, Plus සැලසුමේ',
      },
      plan: {
        mercury: 'Mercury',
        plus: 'Plus',
        pro: 'Pro',
      },
      billing: {
        monthly: 'මාසිකව',
        yearly: 'වාර්ෂිකව',
      },
    },
    sample: {
      title: 'සැපයුම්කරු',
      amount: '1000.00',
    },
    notCounted: {
      ...sriLanka.notCounted,
      receivingBank: 'ලැබෙන මුදලින් ලබන්නාගේ බැංකුව ගන්නා මුදල.',
      banksOnTheWay: 'අතරමැදි බැංකු ගන්නා මුදල: දන්නේ නම් ඇතුළත් කරන්න. එතෙක් ලබන්නාට ලැබෙන්නේ උපරිම වශයෙන් මෙම මුදලයි.',
      plan: 'සැලසුමක මාසික මිල.',
    },
    sources: {
      ...unsourced,
    },
    lines: {
      ...sriLanka.lines,
      totalFees: 'සියලු ගාස්තු',
      onTheWay: 'අතරමැදි බැංකු ගන්නා මුදල',
      amount: 'මුදල',
      fee: 'ගාස්තුව',
      debited: 'ඔබේ ගිණුමෙන් අඩු වන මුදල',
      recipientGets: 'ලබන්නාට ලැබෙන මුදල',
      takenOnTheWay: 'අතරමඟදී ගන්නා මුදල',
      cost: 'පිරිවැය',
      conversionSpread: 'අනුපාතයෙන් තබාගන්නා කොටස',
      customerRate: 'ඔබට ලැබෙන අනුපාතය',
      midRate: 'මධ්‍ය වෙළෙඳපොළ අනුපාතය',
      planCost: 'සැලසුමේ පිරිවැය',
      monthlyPrice: 'මාසයක මිල',
      months: 'මාස',
      feeRate: 'ගාස්තු අනුපාතය',
      fixedFee: 'ස්ථාවර ගාස්තුව',
      net: 'ලැබෙන මුදල',
    },
  },
  table: {
    plans: 'සැලසුම',
    monthly: 'මාසිකව ගෙවන',
    yearly: 'වාර්ෂිකව ගෙවන',
    payments: 'ඩොලර්වලින් ගෙවීම',
    abroadOur: 'පිටරටට, සියලු බැංකුවලට ගෙවන්නේ ඔබ',
    abroadShared: 'පිටරටට, අතරමැදි බැංකු තම කොටස ගනී',
    ach: 'ACH',
    conversionSpread: 'පරිවර්තනය, අනුපාතයෙන් අඩු කෙරේ',
    cardInvoice: 'කාඩ්පතකින් ගෙවූ ඉන්වොයිසිය',
    achDebitInvoice: 'ACH debit මඟින් ගෙවූ ඉන්වොයිසිය',
    bookkeeping: 'පොත් තැබීම',
  },
} as const satisfies PlatformWords;
