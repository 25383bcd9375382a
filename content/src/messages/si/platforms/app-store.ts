import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, sriLanka } from './common.ts';

export const appStore = {
  name: 'App Store',
  page: {
    meta: {
      title: `App Store ගාස්තු ගණකය | ${site.brand}`,
      description:
        'App Store විකිණීමකින් Apple කොමිස් අඩු කළ පසු ඔබට ඉතිරි වන මුදල බලන්න: ගැනුම්කරුගේ රට, Small Business Program සහ වාර්ෂික සාමාජිකත්වය අනුව.',
    },
    heading: 'App Store ගාස්තු ගණකය',
    lead: 'Apple කොමිස් සහ සාමාජිකත්වය අඩු කළ පසු විකිණීමකින් ඔබට ඉතිරි වන මුදල.',
    note: 'රට අනුව Apple අනුපාත. මූලාශ්‍රය බැලීමට ඕනෑම ගණනක් ඔබන්න. Apple ශ්‍රී ලංකාවේ යෙදුම් සංවර්ධකයන්ට ගෙවන ආකාරය කියන පිටුවක් අපට හමු නොවීය. ආරම්භ කිරීමට පෙර App Store Connect ඔබේ බැංකුව භාරගන්නේ දැයි බලන්න.',
  },
  calculator: {
    title: 'විකිණීම',
    result: 'ගාස්තු විස්තරය',
    ownPage: 'Apple හි පිටුව',
    totals: { net: 'ඔබට ඉතිරි වන මුදල' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees },
    fields: {
      ...sriLanka.fields,
      storefront: { label: 'ගැනුම්කරුගේ App Store' },
      program: { label: 'Small Business Program' },
      laterYear: { label: 'ගෙවූ පළමු වසරෙන් පසු දායකත්වයකි' },
      price: { label: 'මිල', help: 'ගැනුම්කරුගේ බද්ද නැතිව.' },
      salesPerYear: {
        label: 'වසරකට විකිණීම් ගණන',
        help: 'Apple වාර්ෂික සාමාජිකත්වය බෙදීමට. සාමාජිකත්වය ගණන් නොගැනීමට හිස්ව තබන්න.',
      },
    },
    boxes: {},
    choices: {
      storefront: {
        elsewhere: 'US, UK, ශ්‍රී ලංකාව සහ බොහෝ රටවල්',
        eu: 'යුරෝපා සංගමය',
        japan: 'ජපානය',
        china: 'චීන ප්‍රධාන භූමිය',
        brazil: 'බ්‍රසීලය',
      },
      program: { standard: 'ලියාපදිංචි වී නොමැත', small: 'ලියාපදිංචි වී ඇත' },
    },
    sample: { title: 'ඡායාරූප යෙදුම', price: '9.99', program: 'small', salesPerYear: '500' },
    notes: {
      'program.standard': 'නව සංවර්ධකයන්ට සහ පෙර වසරේ $1,000,000 දක්වා ඉපැයූ අයට ලියාපදිංචි විය හැක. Apple එය ඉබේම නොකරයි.',
    },
    notCounted: {
      ...sriLanka.notCounted,
      membership: 'Apple වාර්ෂික සාමාජිකත්වය. එය බෙදීමට වසරකට ඔබේ විකිණීම් ඇතුළත් කරන්න.',
      ownPayment: 'Apple In-App Purchase වලින් පිටත ගෙවීම්. US, EU, ජපානය සහ බ්‍රසීලය තුළ ඒවාට වෙනත් අනුපාත ඇත.',
      payout: 'Apple එවන මුදලට බැංකු අය කරන මුදල සහ රුපියල්වලට පරිවර්තනය. Apple ශ්‍රී ලංකාවේ ගෙවන ආකාරය කියන පිටුවක් අපට හමු නොවීය.',
      withheld: 'ඔබේ ආදායම මත බද්ද. ශ්‍රී ලංකාවේ සංවර්ධකයන්ගෙන් Apple රඳවා ගන්නා මුදල කියන පිටුවක් අපට හමු නොවීය.',
    },
    lines: {
      ...sriLanka.lines,
      price: 'මිල',
      fee: 'Apple කොමිස්',
      feeRate: 'කොමිස් අනුපාතය',
      processingFee: 'Apple ගෙවීම් සැකසුම් ගාස්තුව',
      processingRate: 'ගෙවීම් සැකසීමේ අනුපාතය',
      membershipShare: 'සාමාජිකත්වයෙන් කොටස',
      membership: 'සාමාජිකත්වය, වසරකට',
      salesPerYear: 'වසරකට විකිණීම් ගණන',
      totalFees: 'සියලු ගාස්තු',
      feeShare: 'මිලෙන් කොටසක් ලෙස ගාස්තු',
      net: 'ඔබට ඉතිරි වන මුදල',
    },
  },
  table: {
    commission: 'කොමිස්',
    elsewhere: 'US, UK, ශ්‍රී ලංකාව සහ බොහෝ රටවල්',
    eu: 'යුරෝපා සංගමය',
    japan: 'ජපානය',
    china: 'චීන ප්‍රධාන භූමිය',
    brazil: 'බ්‍රසීලය',
    standard: 'සම්මත',
    reduced: 'Small Business Program, නැතහොත් පළමු වසරෙන් පසු දායකත්වයක්',
    processing: 'ඊට අමතරව ගෙවීම් සැකසීම',
    membership: 'Apple Developer Program',
  },
} as const satisfies PlatformWords;
