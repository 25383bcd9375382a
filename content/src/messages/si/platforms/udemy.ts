import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, sriLanka } from './common.ts';

export const udemy = {
  name: 'Udemy',
  page: {
    meta: {
      title: `Udemy ආදායම් ගණකය | ${site.brand}`,
      description:
        'Udemy පාඨමාලා විකිණීම්වලින් ඔබට ඉතිරි වන මුදල බලන්න: සේවා ගාස්තුව, Udemy කොටස සහ US බද්ද, සිසුවා ගෙනා අය සහ ඔබේ බදු ආකෘති පත්‍රය අනුව.',
    },
    heading: 'Udemy ආදායම් ගණකය',
    lead: 'Udemy කොටසෙන් සහ US බද්දෙන් පසු පාඨමාලා විකිණීම්වලින් ඔබට ඉතිරි වන මුදල.',
    note: 'Udemy ප්‍රකාශිත කොටස් සහ එක්සත් ජනපදයේ බදු අනුපාත. මූලාශ්‍රය බැලීමට ඕනෑම ගණනක් ඔබන්න. Udemy උදවු පිටුව මුදල් ලැබීම සඳහා PayPal සහ Payoneer සඳහන් කරයි. ඒවායින් ශ්‍රී ලංකාවේ ක්‍රියා කරන්නේ කුමක්දැයි කියන පිටුවක් අපට හමු නොවීය. ආරම්භ කිරීමට පෙර ඔබේ මුදල් ලැබීමේ සැකසුම් බලන්න.',
  },
  calculator: {
    title: 'පාඨමාලා විකිණීම්',
    result: 'ඉතිරි වන මුදල',
    ownPage: 'Udemy හි හෝ බදු කාර්යාලයේ පිටුව',
    totals: { net: 'ඔබට ඉතිරි වන මුදල' },
    groups: { sale: groups.sale, tax: 'US බද්ද', in: groups.in, fees: 'අඩු කරන දේ' },
    fields: {
      ...sriLanka.fields,
      broughtBy: { label: 'සිසුවා ගෙනා අය' },
      figure: { label: 'මෙම මුදල' },
      amount: { label: 'මුදල' },
      taxForm: { label: 'ඔබ Udemy වෙත දුන් බදු ආකෘති පත්‍රය' },
      usShare: {
        label: 'US සිසුන්ගෙන් ලැබෙන කොටස',
        help: 'US බද්ද ඇත්තේ මෙම කොටසට පමණි. එකක් නැතිනම් 0 ලියන්න.',
      },
    },
    boxes: {},
    choices: {
      broughtBy: {
        udemy: 'Udemy, එහි සෙවුම, දැන්වීම් හෝ දීමනා මඟින්',
        own: 'ඔබ, ඔබේම කූපනයකින් හෝ සබැඳියකින්',
      },
      figure: {
        website: 'Udemy වෙබ් අඩවියේ ගෙවූ මුදල, බදු නැතිව',
        net: 'ශුද්ධ මුදල, සේවා ගාස්තුවෙන් හෝ යෙදුම් වෙළෙඳසැලේ ගාස්තුවෙන් පසු',
      },
      taxForm: {
        noClaim: 'බදු ගිවිසුමක සහනයක් නොඉල්ලන Form W-8BEN',
        treaty: 'ශ්‍රී ලංකාව සමඟ ඇති බදු ගිවිසුමේ සහනය ඉල්ලන Form W-8BEN',
      },
    },
    sample: { title: 'ඔක්තෝබර්', broughtBy: 'udemy', figure: 'website', amount: '150.00', usShare: '20' },
    notes: {
      'taxForm.noClaim':
        'බද්ද අඩු කර ගැනීමට, ආකෘති පත්‍රයේ ශ්‍රී ලංකාව සමඟ ඇති බදු ගිවිසුමේ සහනය ඉල්ලන්න. වලංගු ආකෘති පත්‍රයක් නැතිව, ඔබ එකක් යවන තෙක් Udemy කිසිවක් නිකුත් නොකරයි.',
    },
    notCounted: {
      ...sriLanka.notCounted,
      appStores:
        'බදු සහ Udemy යෙදුමේ මිලදී ගැනීම්වලින් යෙදුම් වෙළෙඳසැල් ගන්නා ගාස්තු. ඒ දෙකම කොටස්වලට පෙර අඩු වේ. යෙදුමේ විකිණීම් සඳහා ශුද්ධ මුදල ඇතුළත් කරන්න.',
      subscriptions: 'Udemy Business වැනි දායකත්ව. ඒවායින් කොටසක් නැරඹූ මිනිත්තු අනුව සියලු ගුරුවරුන් අතර බෙදේ. ප්‍රකාශිත ගාස්තු එය පෙන්වයි.',
      payout:
        'මුදල් ලැබෙන විට PayPal හෝ Payoneer අය කරන මුදල සහ රුපියල්වලට පරිවර්තනය. ඒ දෙකෙන් ශ්‍රී ලංකාවේ ක්‍රියා කරන්නේ කුමක්දැයි කියන පිටුවක් අපට හමු නොවීය.',
      refunds: 'ආපසු ගෙවීම්. සිසුන්ට තම මුදල ආපසු ඉල්ලිය හැකි අතර, එවිට Udemy ඔබේ කොටස ආපසු ගනී.',
      incomeTax: 'ශ්‍රී ලංකාවේ ආදායම් බද්ද. රඳවා ගත් US බද්ද එයට හිලවු විය හැක.',
    },
    lines: {
      ...sriLanka.lines,
      amount: 'මුදල',
      serviceFee: 'සේවා ගාස්තුව',
      serviceFeeRate: 'සේවා ගාස්තු අනුපාතය',
      netAmount: 'ශුද්ධ මුදල',
      udemyPart: 'Udemy කොටස',
      instructorShare: 'ගුරුවරයාගේ කොටස',
      earned: 'Udemy කොටසෙන් පසු ආදායම',
      withheld: 'රඳවා ගත් US බද්ද',
      usShare: 'US සිසුන්ගේ කොටස',
      usTaxRate: 'US බදු අනුපාතය',
      totalFees: 'අඩු කළ මුළු මුදල',
      feeShare: 'මුදලින් අඩු කළ කොටස',
      net: 'ඔබට ඉතිරි වන මුදල',
    },
  },
  table: {
    serviceFee: 'සේවා ගාස්තුව, වෙබ් අඩවියේ ගෙවූ විට',
    instructorShare: 'ශුද්ධ මුදලෙන් ගුරුවරයාගේ කොටස',
    udemy: 'Udemy ගෙනා සිසුවෙක්',
    own: 'ඔබේම කූපනයෙන් හෝ සබැඳියෙන් ගෙනා සිසුවෙක්',
    subscriptionPool: 'දායකත්ව: සියලු ගුරුවරුන් බෙදාගන්නා කොටස',
    usTax: 'රඳවා ගන්නා US බද්ද',
    treaty: 'බදු ගිවිසුමේ සහනය ඉල්ලා ඇති විට',
    noClaim: 'බදු ගිවිසුමක සහනයක් නොඉල්ලා',
    usStudentsOnly: 'US සිසුන්ගෙන් ලැබෙන ආදායමට පමණි',
    taxFormNeeded: 'වලංගු බදු ආකෘති පත්‍රයක් නැතිව මුදල් නිකුත් නොකෙරේ',
    payoutMethods: 'US වලින් පිටතට මුදල් නිකුත් කිරීම',
  },
} as const satisfies PlatformWords;
