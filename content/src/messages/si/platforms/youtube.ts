import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups } from './common.ts';

export const youtube = {
  name: 'YouTube',
  page: {
    meta: {
      title: `YouTube ආදායම් ගණකය | ${site.brand}`,
      description:
        'ශ්‍රී ලංකාවේ YouTube නිර්මාපකයෙකුට මාසයකින් ඉතිරි වන මුදල: YouTube කොටස සහ ඔබ දුන් ආකෘති පත්‍රය හා US නරඹන්නන්ගේ කොටස අනුව Google රඳවා ගන්නා US බද්ද.',
    },
    heading: 'YouTube ආදායම් ගණකය',
    lead: 'YouTube කොටසෙන් සහ US බද්දෙන් පසු මාසයක ආදායමෙන් ඉතිරි වන මුදල.',
    note: 'YouTube ප්‍රකාශිත කොටස් සහ එක්සත් ජනපදයේ බදු අනුපාත. මූලාශ්‍රය බැලීමට ඕනෑම ගණනක් ඔබන්න. ඔබට අදාළ බදු අනුපාතය Google ඔබේ ගෙවීම් පැතිකඩේ පෙන්වයි: තීරණය වන්නේ එයිනි.',
  },
  calculator: {
    title: 'මාසය',
    result: 'ඉතිරි වන මුදල',
    ownPage: 'YouTube හි හෝ බදු කාර්යාලයේ පිටුව',
    totals: { net: 'Google ඔබට ගෙවන මුදල' },
    groups: { month: 'මාසය', tax: 'US බද්ද', in: groups.in, fees: 'අඩු කරන දේ' },
    fields: {
      figure: { label: 'මෙම මුදල' },
      amount: { label: 'මුදල' },
      taxForm: { label: 'ඔබ Google වෙත දුන් බදු ආකෘති පත්‍රය' },
      account: { label: 'ගිණුමේ වර්ගය' },
      usShare: { label: 'US නරඹන්නන්ගෙන් ලැබෙන කොටස', help: 'YouTube Analytics හි, රට අනුව ආදායම යටතේ.' },
    },
    boxes: {},
    choices: {
      figure: {
        shown: 'YouTube පෙන්වන ආදායම',
        watch: 'වීඩියෝවල දැන්වීම්වලින් ලැබුණු මුදල, YouTube කොටසට පෙර',
        shorts: 'Shorts සඳහා වෙන් කළ මුදල, YouTube කොටසට පෙර',
        fans: 'රසිකයන් ගෙවූ මුදල: සාමාජිකත්ව, Super Chat, Super Thanks',
      },
      taxForm: {
        treaty: 'ශ්‍රී ලංකාව සමඟ ඇති බදු ගිවිසුමේ සහනය ඉල්ලන Form W-8BEN',
        noClaim: 'බදු ගිවිසුමක සහනයක් නොඉල්ලන Form W-8BEN',
        none: 'ආකෘති පත්‍රයක් නැත',
      },
      account: { person: 'පුද්ගලයෙක්', business: 'ව්‍යාපාරයක්' },
    },
    sample: { title: 'ඔක්තෝබර්', amount: '450.00', usShare: '10' },
    notes: {
      'taxForm.none':
        'ඔබේ AdSense ගිණුමේ, ගෙවීම් යටතේ ආකෘති පත්‍රය යවන්න. එය නැතිව, උපරිම වශයෙන් මෙපමණ බදු මුදලක් Google විසින් රඳවා ගත හැක. පුද්ගලයෙකුට එය අදාළ වන්නේ US නරඹන්නන්ගේ කොටසට පමණක් නොව ඔබ උපයන සියල්ලටයි.',
      'taxForm.treaty': 'ඔබ අත්සන් කළ වසරට පසු තුන්වන දින දර්ශන වසර අවසානයේ ආකෘති පත්‍රය අවලංගු වේ. එවිට එය නැවත යවන්න.',
    },
    notCounted: {
      banks:
        'Google එවන මුදලට අතරමැද බැංකු සහ ඔබේම බැංකුව අය කරන මුදල. Google බොහෝ රටවල බැංකු මාරුවකින් ගෙවයි; ශ්‍රී ලංකාවේ ගෙවන ආකාරය කියන පිටුවක් අපට හමු නොවීය. ඔබේ AdSense ගිණුමේ, ගෙවීම් යටතේ එය පෙනේ.',
      musicLicences: 'Shorts සඳහා මුදල් වෙන් කිරීමට පෙර අඩු කරන සංගීත බලපත්‍ර.',
      appStores: 'YouTube කොටසට පෙර අඩු කරන බදු සහ යෙදුම් වෙළෙඳසැල් ගන්නා මුදල.',
      incomeTax: 'ශ්‍රී ලංකාවේ ආදායම් බද්ද. රඳවා ගත් US බද්ද එයට හිලවු විය හැක.',
    },
    lines: {
      amount: 'මුදල',
      youtubePart: 'YouTube කොටස',
      creatorShare: 'නිර්මාපකයාගේ කොටස',
      earned: 'YouTube කොටසෙන් පසු ආදායම',
      withheld: 'රඳවා ගත් US බද්ද',
      usShare: 'US නරඹන්නන්ගේ කොටස',
      usTaxRate: 'US බදු අනුපාතය',
      totalFees: 'අඩු කළ මුළු මුදල',
      feeShare: 'මුදලින් අඩු කළ කොටස',
      net: 'Google ඔබට ගෙවන මුදල',
    },
  },
  table: {
    creatorShare: 'නිර්මාපකයාගේ කොටස',
    watch: 'වීඩියෝවල දැන්වීම්',
    shorts: 'Shorts',
    fans: 'සාමාජිකත්ව, Super Chat, Super Thanks',
    usTax: 'රඳවා ගන්නා US බද්ද',
    treaty: 'බදු ගිවිසුමේ සහනය ඉල්ලා ඇති විට',
    noClaim: 'බදු ගිවිසුමක සහනයක් නොඉල්ලා',
    noForm: 'ආකෘති පත්‍රයක් නැතිව',
    person: 'පුද්ගලයෙක්, උපරිම වශයෙන්, මුළු ආදායමෙන්',
    business: 'ව්‍යාපාරයක්, උපරිම වශයෙන්',
    threshold: 'Google ගෙවීමට තිබිය යුතු ශේෂය',
  },
} as const satisfies PlatformWords;
