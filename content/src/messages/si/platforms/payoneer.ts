import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { paymentLines, sriLanka } from './common.ts';

export const payoneer = {
  name: 'Payoneer',
  page: {
    meta: {
      title: `Payoneer ගාස්තු ගණකය | ${site.brand}`,
      description: 'ගනුදෙනුකරුවෙකු හෝ වෙළෙඳ වේදිකාවක් ඔබට ගෙවන විට Payoneer තබාගන්නා මුදල සහ බැංකුවට ගැනීමට පෙර ඩොලර්වලින් ඉතිරි වන මුදල.',
    },
    heading: 'Payoneer ගාස්තු ගණකය',
    lead: 'ඔබට ගෙවන මුදලට Payoneer ගාස්තු සහ ඔබට ලැබෙන මුදල.',
    note: 'Payoneer ප්‍රකාශිත ගාස්තු. මූලාශ්‍රය බැලීමට ඕනෑම ගණනක් ඔබන්න. රුපියල්වලට මුදල් ආපසු ගැනීමේ පිරිවැය “මගේ LKR ගිණුමට ලැබෙන්නේ කොපමණද” පිටුවේ ඇත.',
  },
  calculator: {
    title: 'ගෙවීම',
    result: 'ගාස්තු විස්තරය',
    ownPage: 'Payoneer හි පිටුව',
    totals: {
      net: 'ඔබේ ගිණුමේ ඉතිරි වන මුදල',
      received: 'ලැබෙන මුදල',
      annualFee: 'වසරේ ගාස්තුව',
    },
    groups: {
      in: 'ලැබෙන මුදල',
      fees: 'ගාස්තු',
      payment: 'ගෙවීම',
    },
    fields: {
      ...sriLanka.fields,
      what: {
        label: 'ගණනය කළ යුතු දේ',
      },
      method: {
        label: 'මුදල ලැබෙන ආකාරය',
      },
      currency: {
        label: 'මුදල් ඒකකය',
      },
      to: {
        label: 'ලැබෙන මුදල් ඒකකය',
      },
      amount: {
        label: 'මුදල',
        help: 'ගිණුමේ වසරක් සඳහා: මාස දොළහක් තුළ ලැබුණු මුදල.',
      },
      rate: {
        label: 'ඔබේම විනිමය අනුපාතය',
        help: 'පරිවර්තනය කරන මුදලේ ඒකක 1කට ලැබෙන මුදල: උදාහරණයක් ලෙස ඩොලරයකට රුපියල් 300. හිස්ව තැබුවහොත් අපේ වගුවේ මධ්‍ය වෙළෙඳපොළ අනුපාතය.',
      },
      monthBefore: {
        label: 'මේ මාසයේ කලින් ආපසු ගත් මුදල',
      },
    },
    boxes: {},
    choices: {
      what: {
        receipt: 'ලැබෙන ගෙවීමක්',
        withdrawal: 'එම මුදල් ඒකකයෙන්ම මුදල් ආපසු ගැනීමක්',
        convertedWithdrawal: 'වෙනත් මුදල් ඒකකයකින් මුදල් ආපසු ගැනීමක්',
        exchange: 'ඩොලර් වෙනත් ශේෂයකට හැරවීම',
        year: 'ගිණුමේ වසරක්',
      },
      method: {
        card: 'ගනුදෙනුකරුවෙක් කාඩ්පතකින් ගෙවයි',
        achDebit: 'ගනුදෙනුකරුවෙක් ඇමරිකානු ගිණුමකින් ගෙවයි (ACH debit)',
        bankTransfer: 'ගනුදෙනුකරුවෙක් බැංකු මුදල් මාරුවකින් ගෙවයි',
        receivingAccount: 'ඔබේ ලබා ගැනීමේ ගිණුමට: වෙළෙඳ වේදිකා සහ ගනුදෙනුකරුවන්',
        payoneerBalance: 'වෙනත් Payoneer ශේෂයකින්',
      },
    },
    sample: {
      title: 'පරිවර්තන සේවාව',
      amount: '500.00',
    },
    notCounted: {
      ...sriLanka.notCounted,
      withdrawal: 'ඔබේ බැංකුවට මුදල් ආපසු ගැනීමේ පිරිවැය.',
      receivingBank: 'ලැබෙන මුදලින් ඔබේ බැංකුව ගන්නා මුදල.',
      annualFee: 'අඩු මුදලක් ලැබෙන ගිණුමක වාර්ෂික ගාස්තුව.',
    },
    lines: {
      ...sriLanka.lines,
      totalFees: 'සියලු ගාස්තු',
      ...paymentLines,
      annualFee: 'වාර්ෂික ගාස්තුව',
      withdrawalRate: 'මුදල් ආපසු ගැනීමේ අනුපාතය',
      receivingRate: 'ලබා ගැනීමේ අනුපාතය',
      receivingFixed: 'ලබා ගැනීම, ස්ථාවර',
      cost: 'පිරිවැය',
      spread: 'තබාගන්නා කොටස',
      changed: 'පරිවර්තනය කරන මුදල',
      received: 'පරිවර්තනයෙන් පසු',
      midRate: 'මධ්‍ය වෙළෙඳපොළ අනුපාතය',
      leastFee: 'ගාස්තුවේ අවමය',
    },
  },
  table: {
    receiving: 'ලබා ගැනීම',
    achDebit: 'ගනුදෙනුකරුවෙක් ACH debit මඟින් ගෙවයි',
    receivingAccount: 'ඔබේ ලබා ගැනීමේ ගිණුමට',
    balanceConversion: 'ශේෂ අතර මුදල් හැරවීම',
    sameCurrencyWithdrawal: 'එම මුදල් ඒකකයෙන්ම මුදල් ආපසු ගැනීම',
    fixed: 'එකකට',
    monthLimit: 'මාසයක මෙම මුදල දක්වා',
    above: 'ඊට වැඩි',
    USD: 'ඩොලර්වලින්',
    EUR: 'යුරෝවලින්',
    GBP: 'පවුම්වලින්',
    otherCurrencyWithdrawal: 'වෙනත් මුදල් ඒකකයකින් මුදල් ආපසු ගැනීම',
    rupeeWithdrawal: 'රුපියල් ගිණුමකට මුදල් ආපසු ගැනීම',
    yearlyFee: 'වාර්ෂික ගාස්තුව',
    amount: 'මුදල',
    below: 'ලැබුණු මුදල මීට අඩු ගිණුම් සඳහා',
  },
} as const satisfies PlatformWords;
