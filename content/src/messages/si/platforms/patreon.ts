import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, paymentLines, sriLanka } from './common.ts';

export const patreon = {
  name: 'Patreon',
  page: {
    meta: {
      title: `Patreon ගාස්තු ගණකය | ${site.brand}`,
      description:
        'ඔබේ Patreon සාමාජිකයන් ගෙවන මුදලින් ඔබට ඉතිරි වන මුදල බලන්න: වේදිකා ගාස්තුව, කාඩ්පත් හෝ PayPal සැකසීම, පරිවර්තනය සහ තැබිය යුතු මිල.',
    },
    heading: 'Patreon ගාස්තු ගණකය',
    lead: 'Patreon ගාස්තුවෙන් සහ ගෙවීම් සැකසීමෙන් පසු ඔබේ සාමාජිකයන්ගේ ගෙවීම්වලින් ඔබට ඉතිරි වන මුදල.',
    note: '2025 අගෝස්තු 4 න් පසු ප්‍රකාශයට පත් කළ පිටු සඳහා Patreon ප්‍රකාශිත ගාස්තු. මූලාශ්‍රය බැලීමට ඕනෑම ගණනක් ඔබන්න. Patreon ශ්‍රී ලංකාවට මුදල් නිකුත් කරන බව කියන පිටුවක් අපට හමු නොවීය. ආරම්භ කිරීමට පෙර ඔබේ මුදල් ලැබීමේ සැකසුම් බලන්න.',
  },
  calculator: {
    title: 'සාමාජිකත්ව',
    result: 'ගාස්තු විස්තරය',
    ownPage: 'Patreon හි පිටුව',
    totals: { net: 'ඔබට ඉතිරි වන මුදල' },
    groups: { month: 'මාසය', in: groups.in, fees: groups.fees },
    fields: {
      ...sriLanka.fields,
      price: { label: 'සාමාජිකත්වයේ මිල' },
      members: { label: 'එය ගෙවන සාමාජික සංඛ්‍යාව' },
      payment: { label: 'ඔවුන් ගෙවන ආකාරය' },
      converted: { label: 'ඔවුන් ගෙවන්නේ ඔබට මුදල් ලැබෙන ඒකකයට වඩා වෙනත් එකකිනි' },
    },
    boxes: {},
    choices: { payment: { card: 'කාඩ්පත', paypal: 'PayPal, එක්සත් ජනපදයෙන් පිටත' } },
    sample: { title: 'ආධාරකරුවන්', price: '5.00', members: '20' },
    notCounted: {
      ...sriLanka.notCounted,
      appStore: 'iOS යෙදුමේ ගෙවීම්වලින් Apple ගන්නා කොටස. ප්‍රකාශිත ගාස්තු එය පෙන්වයි.',
      payout: 'මුදල් නිකුත් කිරීමේ ගාස්තුව සහ රුපියල්වලට පරිවර්තනය. Patreon ශ්‍රී ලංකාවට මුදල් නිකුත් කරන ආකාරය කියන පිටුවක් අපට හමු නොවීය.',
      usTax: 'US බද්ද. Patreon රඳවා ගන්නා මුදල කියන පිටුවක් අපට හමු නොවීය.',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      amount: 'සාමාජිකයන්ගේ ගෙවීම්',
      price: 'මිල',
      members: 'සාමාජිකයන්',
      fee: 'Patreon ගාස්තුව',
      feeRate: 'ගාස්තු අනුපාතය',
      processingFee: 'ගෙවීම් සැකසුම් ගාස්තුව',
      processingRate: 'සැකසීමේ අනුපාතය',
      processingFixed: 'ගෙවීමක ස්ථාවර සැකසීමේ ගාස්තුව',
      conversionFee: 'මුදල් පරිවර්තන ගාස්තුව',
      conversionRate: 'පරිවර්තන අනුපාතය',
      totalFees: 'සියලු ගාස්තු',
      feeShare: 'ගෙවීම්වලින් කොටසක් ලෙස ගාස්තු',
      net: 'ඔබට ඉතිරි වන මුදල',
    },
  },
  table: {
    platformFee: 'වේදිකා ගාස්තුව',
    olderPages: 'ඊට පෙර පිටු',
    founders: 'Founders සැලැස්ම',
    pro: 'Pro සැලැස්ම',
    processing: 'ගෙවීම් සැකසීම',
    card: 'කාඩ්පතෙන්',
    paypal: 'එක්සත් ජනපදයෙන් පිටත PayPal මඟින්',
    processingFixed: 'සැකසීම, සෑම ගෙවීමකටම',
    conversion: 'මුදල් පරිවර්තනය',
    iosApp: 'iOS යෙදුමේ Apple ගන්නා කොටස',
  },
} as const satisfies PlatformWords;
