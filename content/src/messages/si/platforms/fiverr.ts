import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, paymentLines, sriLanka } from './common.ts';

export const fiverr = {
  name: 'Fiverr',
  page: {
    meta: {
      title: `Fiverr ගාස්තු ගණකය | ${site.brand}`,
      description:
        'ශ්‍රී ලංකාවේ Fiverr ඇණවුමකින් සහ එහි ටිප් (tip) මුදලින් 20% ගාස්තුවෙන් පසු ඔබට ඉතිරි වන මුදල, ගැනුම්කරු අමතරව ගෙවන මුදල සහ තැබිය යුතු මිල.',
    },
    heading: 'Fiverr ගාස්තු ගණකය',
    lead: 'Fiverr හි 20% ගාස්තුවෙන් පසු ඇණවුමකින් ඔබට ඉතිරි වන මුදල සහ ඔබේ ගැනුම්කරු ගෙවන මුදල.',
    note: 'Fiverr ප්‍රකාශිත ගාස්තු. මූලාශ්‍රය බැලීමට ඕනෑම ගණනක් ඔබන්න. Payoneer වෙත මුදල් ආපසු ගැනීමට සහ රුපියල්වලට පරිවර්තනයට අමතර වියදමක් ඇත.',
  },
  calculator: {
    title: 'ඇණවුම',
    result: 'ගාස්තු විස්තරය',
    ownPage: 'Fiverr හි පිටුව',
    totals: { net: 'ඔබට ඉතිරි වන මුදල' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees, buyer: 'ඔබේ ගැනුම්කරු ගෙවන මුදල' },
    fields: {
      ...sriLanka.fields,
      amount: { label: 'අමතර දේ සමඟ ඇණවුමේ මිල' },
      tip: { label: 'ටිප් (tip) මුදල' },
    },
    boxes: {},
    choices: {},
    sample: { title: 'ලාංඡනයක් නිර්මාණය', amount: '100.00', tip: '10.00' },
    notCounted: {
      ...sriLanka.notCounted,
      withdrawal:
        'මුදල් ආපසු ගැනීමට Fiverr අය කරන ගාස්තුව සහ රුපියල්වලට පරිවර්තනය කිරීම. “මගේ LKR ගිණුමට ලැබෙන්නේ කොපමණද” පිටුව ඒ දෙකම ගණන් ගනී.',
    },
    sources: {
      fiverrCalculator: 'Fiverr ගාස්තු ගණකයක්; ගාස්තු පරීක්ෂා කළේ 2026 අගෝස්තු 6 දින',
      fiverrHelp: 'මුදල් ආපසු ගැනීම ගැන Fiverr හි උපකාර පිටුව, 2026 අගෝස්තු 4 දින තිබූ පරිදි',
      fiverrResearch: 'නිදහස් වෘත්තික වේදිකා ගැන පර්යේෂණයක්: Fiverr මුදල් නිකුත් කරන ආකාරය',
      fiverrLog: 'ගාස්තු මෙවලමක සටහන්: Payoneer සඳහා ගාස්තුව ගැන Fiverr හි පිටු එකිනෙකට වෙනස් වේ',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      revenue: 'ලැබෙන මුදල',
      totalFees: 'සියලු ගාස්තු',
      fee: 'Fiverr ගාස්තුව',
      feeRate: 'ගාස්තු අනුපාතය',
      amount: 'අමතර දේ සමඟ ඇණවුම',
      tip: 'ටිප් (tip) මුදල',
      net: 'ඔබට ඉතිරි වන මුදල',
      buyerFee: 'ගැනුම්කරුගේ සේවා ගාස්තුව',
      buyerFeeRate: 'ගැනුම්කරුගේ සේවා ගාස්තු අනුපාතය',
      smallOrderFee: 'කුඩා ඇණවුමක ගාස්තුව',
      buyerPays: 'ටිප් (tip) මුදල නැතිව ගැනුම්කරු ගෙවන මුදල',
    },
  },
  table: {
    commission: 'විකුණුම්කරුගේ ගාස්තුව',
    buyer: 'අමතරව ගැනුම්කරු ගෙවන මුදල',
    serviceFee: 'සේවා ගාස්තුව',
    smallOrder: 'කුඩා ඇණවුමකට',
    withdrawal: 'මුදල් ආපසු ගැනීම',
    payoneer: 'Payoneer වෙත',
    bank: 'බැංකුවකට',
    paypal: 'PayPal වෙත',
    most: 'එක් වරකට උපරිමය',
  },
} as const satisfies PlatformWords;
