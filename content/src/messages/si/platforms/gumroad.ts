import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, sriLanka } from './common.ts';

export const gumroad = {
  name: 'Gumroad',
  page: {
    meta: {
      title: `Gumroad ගාස්තු ගණකය | ${site.brand}`,
      description:
        'Gumroad විකිණීමකින් ශ්‍රී ලංකාවේ නිර්මාපකයෙකුට ඉතිරි වන මුදල: ඔබේම සබැඳියෙන් හෝ Discover හරහා, කාඩ්පත් ගෙවීම ද සමඟ සහ ඔබට අවශ්‍ය මුදල ඉතිරි කරන මිල.',
    },
    heading: 'Gumroad ගාස්තු ගණකය',
    lead: 'Gumroad ගාස්තුවෙන් සහ කාඩ්පත් ගෙවීමෙන් පසු විකිණීමකින් ඔබට ඉතිරි වන මුදල.',
    note: 'Gumroad ප්‍රකාශිත ගාස්තු. මූලාශ්‍රය බැලීමට ඕනෑම ගණනක් ඔබන්න. Gumroad ශ්‍රී ලංකාවේ බැංකු ගිණුමකට රුපියල් ගෙවයි. කාඩ්පත් ගෙවීම ඇතුළත් බව එහි මිල පිටුව කියයි; එහි උදව් පිටුව සහ ප්‍රකාශිත කේතය එය අමතරව එකතු කරයි. අපි ගණන් ගන්නේ වැඩි පිරිවැයයි.',
  },
  calculator: {
    title: 'විකිණීම',
    result: 'ගාස්තු විස්තරය',
    ownPage: 'Gumroad හි පිටුව',
    totals: { net: 'ඔබට ඉතිරි වන මුදල' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees, out: groups.out },
    fields: {
      ...sriLanka.fields,
      source: { label: 'ගැනුම්කරු පැමිණි ආකාරය' },
      price: { label: 'මිල' },
      beyondVolume: { label: 'මේ මාසයේ ඔබේ සෘජු විකිණීම් දැනටමත් $20,000 ඉක්මවා ඇත' },
      itemCost: { label: 'මෙම විකිණීමට ඔබේ පිරිවැය' },
    },
    boxes: {},
    choices: { source: { direct: 'ඔබේම සබැඳියෙන්', discover: 'Gumroad Discover හරහා' } },
    sample: { title: 'වට්ටෝරු පොත', price: '20.00' },
    notCounted: {
      ...sriLanka.notCounted,
      salesTax: 'ගැනුම්කරුට මිලට එකතු කර Gumroad ගෙවන විකුණුම් බද්ද සහ VAT.',
      payout: 'ලැබෙන මුදලින් ඔබේ බැංකුව ගන්නා මුදල.',
    },
    sources: {
      gumroadLibrary: 'වෙළෙඳසැල් ගැන කරුණු එකතුවක්: 2026 ඔක්තෝබර් 8 දින Gumroad මිල පිටුව',
    },
    lines: {
      ...sriLanka.lines,
      price: 'මිල',
      fee: 'Gumroad ගාස්තුව',
      feeRate: 'ගාස්තු අනුපාතය',
      fixedFee: 'ස්ථාවර ගාස්තුව',
      processingFee: 'කාඩ්පත් ගෙවීම් සැකසුම් ගාස්තුව',
      processingRate: 'කාඩ්පත් ගෙවීමේ අනුපාතය',
      processingFixed: 'කාඩ්පත් ගෙවීම, ස්ථාවර',
      totalFees: 'සියලු ගාස්තු',
      feeShare: 'මිලෙන් කොටසක් ලෙස ගාස්තු',
      itemCost: 'ඔබේ පිරිවැය',
      net: 'ඔබට ඉතිරි වන මුදල',
    },
  },
  table: {
    direct: 'සෘජු විකිණීම',
    volume: 'මාසයක විකිණීම් බොහෝ වූ පසු',
    beyond: 'මෙපමණට වැඩි මාසික සෘජු විකිණීම්',
    processing: 'සෘජු විකිණීමක කාඩ්පත් ගෙවීම',
    discover: 'Discover හරහා විකිණීම',
    payout: 'මුදල් නිකුත් කිරීම',
    toRupees: 'ශ්‍රී ලංකාවේ බැංකුවකට රුපියල් ගෙවයි',
    spread: 'විනිමය අනුපාතයෙන් තබාගන්නා කොටස',
    least: 'නිකුත් කරන අවම මුදල',
  },
} as const satisfies PlatformWords;
