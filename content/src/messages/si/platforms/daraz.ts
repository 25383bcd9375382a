import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, saleLines } from './common.ts';

export const daraz = {
  name: 'Daraz',
  page: {
    meta: {
      title: `Daraz ගාස්තු ගණකය, ශ්‍රී ලංකාව | ${site.brand}`,
      description:
        'Daraz.lk විකිණීමකින් කොමිස්, ගෙවීම් ගාස්තුව, බෙදාහැරීම සහ භාණ්ඩයේ පිරිවැය අඩු කළ පසු ඔබට ඉතිරි වන රුපියල්, ඔබේ Seller Center අනුපාත අනුව.',
    },
    heading: 'Daraz ගාස්තු ගණකය',
    lead: 'Daraz විකිණීමකින් ඔබට ඉතිරි වන මුදල, ඔබේම වෙළෙඳසැලේ අනුපාත අනුව.',
    note: 'Daraz ශ්‍රී ලංකාව සඳහා එහි අනුපාත ප්‍රකාශයට පත් කරන පිටුවක් අපට හමු නොවීය; එබැවින් අපි කිසිදු අනුපාතයක් උපකල්පනය නොකරමු. එක් එක් වර්ගයේ කොමිස් මුදල ඔබේ Seller Center පෙන්වයි. ඔබේම අනුපාත ඇතුළත් කරන්න.',
  },
  calculator: {
    title: 'විකිණීම',
    result: 'ගාස්තු විස්තරය',
    totals: { profit: 'ලාභය' },
    groups: {
      sale: groups.sale,
      rates: 'Daraz හි ඔබේ අනුපාත',
      in: groups.in,
      fees: groups.fees,
      out: groups.out,
      result: groups.result,
    },
    fields: {
      price: { label: 'විකුණුම් මිල', help: 'ඔබේම වවුචර අඩු කළ පසු, භාණ්ඩයට ගැනුම්කරු ගෙවන මුදල.' },
      itemCost: { label: 'භාණ්ඩයේ පිරිවැය' },
      shippingCost: { label: 'බෙදාහැරීමට සහ ඇසුරුමට ඔබ ගෙවන මුදල' },
      commissionRate: { label: 'කොමිස්', help: 'භාණ්ඩ වර්ගයට Seller Center පෙන්වන පරිදි.' },
      paymentRate: { label: 'ගෙවීම් ගාස්තුව', help: 'ඔබේ ගිණුම් ප්‍රකාශනය පෙන්වන පරිදි. එකක් නැතිනම් 0 ලියන්න.' },
      otherFees: { label: 'ඇණවුමේ වෙනත් ගාස්තු', help: 'උදාහරණ: හැසිරවීමේ ගාස්තුව, හෝ Daraz එකතු කරන බදු.' },
    },
    boxes: {},
    choices: {},
    sample: {
      title: 'අත් යන්ත්‍ර කුෂන් කවරය',
      price: '2500.00',
      itemCost: '1200.00',
      shippingCost: '100.00',
      commissionRate: '12',
      paymentRate: '2',
      otherFees: '0.00',
    },
    notCounted: {
      promotions: 'ඔබ Daraz හි සම්බන්ධ වන දැන්වීම්, ප්‍රවර්ධන සහ නොමිලේ බෙදාහැරීම.',
      returns: 'ආපසු එන පාර්සල් සහ ප්‍රමාද වූ හෝ අවලංගු කළ ඇණවුම්වල දඩ.',
    },
    lines: {
      price: 'විකුණුම් මිල',
      commission: 'කොමිස්',
      commissionRate: 'ඔබේ කොමිස් අනුපාතය',
      paymentFee: 'ගෙවීම් ගාස්තුව',
      paymentRate: 'ඔබේ ගෙවීම් ගාස්තු අනුපාතය',
      otherFees: 'වෙනත් ගාස්තු',
      totalFees: saleLines.totalFees,
      feeShare: 'මිලෙන් කොටසක් ලෙස ගාස්තු',
      itemCost: saleLines.itemCost,
      shippingCost: saleLines.shippingCost,
      costs: saleLines.costs,
      profit: saleLines.profit,
      profitMargin: saleLines.profitMargin,
      returnOnCosts: saleLines.returnOnCosts,
    },
  },
  table: {},
} as const satisfies PlatformWords;
