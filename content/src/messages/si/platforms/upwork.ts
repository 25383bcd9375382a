import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, paymentLines, sriLanka } from './common.ts';

export const upwork = {
  name: 'Upwork',
  page: {
    meta: {
      title: `Upwork ගාස්තු ගණකය | ${site.brand}`,
      description:
        'Upwork ගිවිසුමකින් ශ්‍රී ලංකාවේ නිදහස් වෘත්තිකයෙකුට ඉතිරි වන මුදල: 0 සිට 15% දක්වා සේවා ගාස්තුව, Connects, Direct Contract සහ ගනුදෙනුකරුවෙකුගෙන් ඉල්ලිය යුතු මුදල.',
    },
    heading: 'Upwork ගාස්තු ගණකය',
    lead: 'Upwork සේවා ගාස්තුවෙන් සහ ඔබේ Connects වලින් පසු ගිවිසුමකින් ඔබට ඉතිරි වන මුදල.',
    note: 'Upwork ප්‍රකාශිත ගාස්තු. මූලාශ්‍රය බැලීමට ඕනෑම ගණනක් ඔබන්න. එක් එක් ගිවිසුමේ අනුපාතය Upwork තීරණය කර ඔබේ යෝජනාවට පෙර පෙන්වයි. එය ඇතුළත් කළ විට ප්‍රතිඵලය නිශ්චිත වේ.',
  },
  calculator: {
    title: 'ගිවිසුම',
    result: 'ගාස්තු විස්තරය',
    ownPage: 'Upwork හි පිටුව',
    totals: { net: 'ඔබට ඉතිරි වන මුදල' },
    groups: { work: 'වැඩය', in: groups.in, fees: groups.fees, out: groups.out },
    fields: {
      ...sriLanka.fields,
      contract: { label: 'ගිවිසුමේ වර්ගය' },
      amount: { label: 'ගනුදෙනුකරු ඔබට ගෙවන මුදල' },
      feeRate: {
        label: 'ගිවිසුමේ සේවා ගාස්තුව',
        help: 'Upwork පෙන්වන පරිදි 0 සිට 15% දක්වා. හිස්ව තැබුවහොත් 10% ගණන් ගන්නා අතර, පිළිතුර තිබිය හැකි පරාසය ද පෙන්වයි.',
      },
      connects: {
        label: 'එය ලබා ගැනීමට වැය වූ Connects',
        help: 'පිළිතුරු නොලැබුණු යෝජනා සඳහා වැය වූ ඒවා ද ඇතුළත් කරන්න.',
      },
      freelancerPlus: { label: 'ඔබට Freelancer Plus ඇත' },
    },
    boxes: {},
    choices: {
      contract: { marketplace: 'Upwork මඟින් ලැබුණු එකක්', direct: 'ඔබේම ගනුදෙනුකරුවෙකු සමඟ Direct Contract' },
    },
    sample: { title: 'ලාංඡනය සහ ලිපි ශීර්ෂය', amount: '500.00', feeRate: '10' },
    notCounted: {
      ...sriLanka.notCounted,
      ...sriLanka.stampDuty,
      withdrawal:
        'මුදල් ආපසු ගැනීමට Upwork අය කරන ගාස්තුව සහ රුපියල්වලට පරිවර්තනය කිරීම. “මගේ LKR ගිණුමට ලැබෙන්නේ කොපමණද” පිටුව ඒ දෙකම ගණන් ගනී.',
      clientFee: 'මීට අමතරව ගනුදෙනුකරු Upwork වෙත ගෙවන මුදල.',
      freelancerPlus: 'Freelancer Plus හි මාසික මිල.',
    },
    sources: {
      upworkPricing: 'නිදහස් වෘත්තික වේදිකා සැසඳීමක්: 2026 ජූලි 23 දින Upwork මිල පිටුව',
      upworkResearch: 'නිදහස් වෘත්තික වේදිකා ගැන පර්යේෂණයක්: Upwork හි Connects සහ Freelancer Plus',
      upworkComparison: 'නිදහස් වෘත්තිකයන්ගෙන් සහ ගනුදෙනුකරුවන්ගෙන් Upwork අය කරන ගාස්තු සැසඳීමක්, 2026 ඔක්තෝබර් 4',
      upworkBankRates:
        'Upwork හි බැංකුවේ අනුපාතය ගැන ඉන්දියාවේ සහ පාකිස්තානයේ වාර්තා: වෙළෙඳපොළට වඩා 2% සිට 4.2% දක්වා අඩු ය; ශ්‍රී ලංකාවේ වාර්තා නැත',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      totalFees: 'සියලු ගාස්තු',
      fee: 'සේවා ගාස්තුව',
      feeRate: 'සේවා ගාස්තු අනුපාතය',
      connects: 'Connects',
      connect: 'එක් Connect එකක මිල',
      connectsCost: 'Connects පිරිවැය',
      net: 'ඔබට ඉතිරි වන මුදල',
    },
  },
  table: {
    serviceFee: 'ගිවිසුමක සේවා ගාස්තුව',
    directContract: 'Direct Contract',
    basic: 'Freelancer Plus නැතිව',
    plus: 'Freelancer Plus සමඟ',
    connect: 'එක් Connect එකක්',
    freelancerPlus: 'Freelancer Plus',
    client: 'අමතරව ගනුදෙනුකරු ගෙවන මුදල',
    eachPayment: 'සෑම ගෙවීමකින්ම',
    eachContract: 'ගිවිසුමකට එක් වරක්',
    withdrawal: 'මුදල් ආපසු ගැනීම',
    localBank: 'දේශීය බැංකුවකට',
    rupeeRate: 'රුපියල් විනිමය අනුපාතයෙන් තබාගන්නා කොටස',
    payoneer: 'Payoneer වෙත',
    wire: 'ඩොලර් wire',
  },
} as const satisfies PlatformWords;
