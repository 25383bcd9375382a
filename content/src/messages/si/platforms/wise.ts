import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { sriLanka } from './common.ts';

export const wise = {
  name: 'Wise',
  page: {
    meta: {
      title: `Wise (TransferWise) ගාස්තු ගණකය | ${site.brand}`,
      description:
        'Wise මුදල් මාරුවකට ගෙවිය හැකි ක්‍රම පහක් සසඳන්න: එක් එක් ක්‍රමයේ ගාස්තුව, පරිමා වට්ටම සහ ලබන්නාට GBP, USD හෝ EUR වලින් ලැබෙන මුදල.',
    },
    heading: 'Wise ගාස්තු ගණකය',
    lead: 'ඔබ Wise මඟින් මුදල් යවන විට ලබන්නාට ලැබෙන මුදල.',
  },
  calculator: {
    title: 'ගනුදෙනු විස්තර',
    result: 'ගාස්තු විස්තරය',
    ownPage: 'Wise හි පිටුව',
    totals: {
      recipientGets: 'ලබන්නාට ලැබෙන මුදල',
    },
    groups: {
      transfer: 'මුදල් මාරුව',
      in: 'යවන මුදල',
      fees: 'ගාස්තු',
      arrival: 'ළඟා වන මුදල',
    },
    fields: {
      ...sriLanka.fields,
      from: {
        label: 'ඔබ යවන මුදල් ඒකකය',
      },
      to: {
        label: 'ලබන්නාට ලැබෙන මුදල් ඒකකය',
        help: 'ගාස්තුව ප්‍රකාශයට පත් කර ඇති ඒවා. ශ්‍රී ලංකා රුපියල් ඒ අතර නැත.',
      },
      method: {
        label: 'ඔබ ගෙවන ක්‍රමය',
      },
      amount: {
        label: 'ඔබ යවන මුදල',
      },
      volumeBefore: {
        label: 'මේ මාසයේ කලින් යැවූ මුදල, පවුම්වලින්',
        help: 'සියලු මුදල් ඒකකවලින්; දින දර්ශන මාසයක £20,000 ඉක්මවන විට අනුපාතය අඩු වේ.',
      },
      rate: {
        label: 'ඔබේම විනිමය අනුපාතය',
        help: 'උදාහරණයක් ලෙස පවුමකට යුරෝ 1.15. මධ්‍ය වෙළෙඳපොළ අනුපාතය යෙදීමට හිස්ව තබන්න.',
      },
    },
    boxes: {},
    choices: {
      method: {
        bankTransfer: 'බැංකු මුදල් මාරුව, ඩොලර් නම් wire මඟින්',
        ach: 'US තුළ ACH මාරුව',
        account: 'Wise ශේෂය',
        swift: 'පිටරට බැංකුවකින් SWIFT',
        debitCard: 'හරපත',
        creditCard: 'ණයපත',
      },
    },
    rows: {
      midRate: '1 {from} සඳහා {to}',
    },
    notes: {
      'from.USD': 'ඩොලර්වල ස්ථාවර ගාස්තුව අදාළ වන්නේ wire මඟින් එන මුදලටයි.',
    },
    notCounted: {
      ...sriLanka.notCounted,
      ownTariff: 'මේ මුදල් ඒකක දෙක සඳහා Wise හි ගාස්තුව: ඇස්තමේන්තුවට ඇත්තේ ගෙවීම් ක්‍රමයකට එක් අනුපාතයකි.',
      rateOfTheDay: 'එදින විනිමය අනුපාතය: ඇස්තමේන්තුවේ අනුපාත ස්ථාවරයි.',
      achFunding: 'ACH මඟින් ගෙවන විට වෙනස: එය ප්‍රකාශයට පත් කර නැත. මේ ගාස්තුව wire සඳහායි.',
      balanceFunding: 'Wise ශේෂයෙන් ගෙවන විට ඉතිරි වන මුදල: එය ප්‍රකාශයට පත් කර නැත. ගාස්තුව උපරිම වශයෙන් මෙයයි.',
      swiftFunding: 'SWIFT මඟින් ගෙවන විට අමතර ගාස්තුව: එය ප්‍රකාශයට පත් කර නැත. ගාස්තුව අවම වශයෙන් මෙයයි.',
      cardFunding: 'කාඩ්පතකින් ගෙවන විට අමතර ගාස්තුව: එය ප්‍රකාශයට පත් කර නැත. ගාස්තුව අවම වශයෙන් මෙයයි.',
      ownBank: 'Wise වෙත මුදල් යැවීමට ඔබේම බැංකුව ගන්නා මුදල.',
      banksOnTheWay: 'අතරමැදි බැංකු සහ ලබන්නාගේ බැංකුව ගත හැකි මුදල; උදාහරණයක් ලෙස US වලින් පිටතට යවන ඩොලර්වලින්.',
    },
    lines: {
      ...sriLanka.lines,
      totalFees: 'සියලු ගාස්තු',
      amount: 'මුදල',
      feeBeforeDiscount: 'වට්ටමට පෙර ගාස්තුව',
      feeRate: 'ගාස්තු අනුපාතය',
      fixedFee: 'ස්ථාවර ගාස්තුව',
      volumeDiscount: 'පරිමා වට්ටම',
      volumeBefore: 'මේ මාසයේ කලින් යැවූ මුදල',
      volumeDiscountLimit: 'මාසයේ සීමාව',
      volumeDiscountRate: 'අනුපාතයෙන් අඩු කළ කොටස',
      fee: 'ගාස්තුව',
      feeShare: 'මුදලින් කොටසක් ලෙස ගාස්තු',
      midRate: 'මධ්‍ය වෙළෙඳපොළ අනුපාතය',
      recipientGets: 'ලබන්නාට ලැබෙන මුදල',
      midToPounds: 'එකකට පවුම්',
    },
  },
  table: {
    corridors: 'බැංකු ගිණුමකින් ගෙවූ, ඩොලර් නම් wire මඟින්',
    'USD-EUR': 'ඇමරිකානු ඩොලර් – යුරෝ',
    'USD-GBP': 'ඇමරිකානු ඩොලර් – පවුම්',
    'USD-INR': 'ඇමරිකානු ඩොලර් – ඉන්දියානු රුපියල්',
    'USD-AUD': 'ඇමරිකානු ඩොලර් – ඕස්ට්‍රේලියානු ඩොලර්',
    'USD-CAD': 'ඇමරිකානු ඩොලර් – කැනේඩියානු ඩොලර්',
    'USD-PHP': 'ඇමරිකානු ඩොලර් – පිලිපීන පේසෝ',
    'USD-MXN': 'ඇමරිකානු ඩොලර් – මෙක්සිකානු පේසෝ',
    'GBP-EUR': 'පවුම් – යුරෝ',
    'GBP-USD': 'පවුම් – ඇමරිකානු ඩොලර්',
    'EUR-USD': 'යුරෝ – ඇමරිකානු ඩොලර්',
    'EUR-GBP': 'යුරෝ – පවුම්',
    banksOnTheWay: 'අතරමැදි බැංකු, US වලින් පිටතට යවන ඩොලර්',
    volumeDiscount: 'අනුපාතයෙන් අඩු කිරීම, මාසයක පරිමාවේ කොටස් අනුව',
  },
} as const satisfies PlatformWords;
