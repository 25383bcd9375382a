import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, sriLanka } from './common.ts';

export const googlePlay = {
  name: 'Google Play',
  page: {
    meta: {
      title: `Google Play ගාස්තු ගණකය | ${site.brand}`,
      description:
        'Google Play විකිණීමකින් සේවා ගාස්තුව සහ බිල්පත් ගාස්තුව අඩු කළ පසු ශ්‍රී ලංකාවේ ඔබට ඉතිරි වන මුදල: ගැනුම්කරුගේ රට සහ මේ වසරේ ඔබේ ආදායම අනුව.',
    },
    heading: 'Google Play ගාස්තු ගණකය',
    lead: 'Google සේවා ගාස්තුවෙන් සහ බිල්පත් ගාස්තුවෙන් පසු විකිණීමකින් ඔබට ඉතිරි වන මුදල.',
    note: 'Google ප්‍රකාශිත ගාස්තු. මූලාශ්‍රය බැලීමට ඕනෑම ගණනක් ඔබන්න. නව ගාස්තු රටින් රටට ක්‍රියාත්මක වේ; ප්‍රතිඵලය අද දින ගාස්තු භාවිත කරයි. US ඩොලර්වලින් බැංකු මාරු (wire) මඟින් ගෙවන රටවල් අතර Google උදවු පිටුව ශ්‍රී ලංකාව සඳහන් කරයි.',
  },
  calculator: {
    title: 'විකිණීම',
    result: 'ගාස්තු විස්තරය',
    ownPage: 'Google හි පිටුව',
    totals: { net: 'ඔබට ඉතිරි වන මුදල' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees },
    fields: {
      ...sriLanka.fields,
      buyer: { label: 'ගැනුම්කරු සිටින තැන' },
      kind: { label: 'ඔබ විකුණන දේ' },
      earnings: { label: 'මේ වසරේ ඔබේ Google Play ආදායම' },
      install: { label: 'ගැනුම්කරු යෙදුම පළමු වරට ස්ථාපනය හෝ යාවත්කාලීන කළේ' },
      billing: { label: 'ගැනුම්කරු ගෙවන ආකාරය' },
      price: { label: 'මිල', help: 'ගැනුම්කරුගේ බද්ද නැතිව.' },
    },
    boxes: {},
    choices: {
      buyer: {
        usUkEea: 'US, UK හෝ යුරෝපීය ආර්ථික කලාපය',
        australia: 'ඕස්ට්‍රේලියාව',
        japanKorea: 'ජපානය හෝ දකුණු කොරියාව',
        elsewhere: 'ශ්‍රී ලංකාව සහ අනෙක් සියලු රටවල්',
      },
      kind: { purchase: 'එක් වරක් ගෙවන මිලදී ගැනීමක්', subscription: 'අලුත් වන දායකත්වයක්' },
      earnings: { first: 'පළමු $1,000,000 තුළ', above: '$1,000,000 ඉක්මවයි' },
      install: { existing: 'නව ගාස්තු ආරම්භ වීමට පෙර', new: 'නව ගාස්තු ආරම්භ වූ පසු' },
      billing: { play: 'Google Play බිල්පත් ක්‍රමය', own: 'ඔබේම බිල්පත් ක්‍රමය' },
    },
    sample: { title: 'ඡායාරූප යෙදුම', price: '9.99' },
    notes: {
      'earnings.first':
        'පැරණි ගාස්තු තවම අදාළ රටවල, අඩු ගාස්තුව සඳහා ඔබ Play Console හි ලියාපදිංචි විය යුතුය. ලියාපදිංචි වී නැත්නම්, “$1,000,000 ඉක්මවයි” තෝරන්න.',
    },
    notCounted: {
      ...sriLanka.notCounted,
      billingFee: 'මෙම කලාපයට Google බිල්පත් ගාස්තුව. එහි අනුපාතය ඇති පිටුවක් අපට හමු නොවීය. ඔබේ ගාස්තු අවම වශයෙන් මෙපමණයි.',
      ownBilling: 'ගෙවීමට ඔබේම බිල්පත් ක්‍රමය අය කරන මුදල.',
      registration: 'එක් වරක් ගෙවන Google ලියාපදිංචි ගාස්තුව. ප්‍රකාශිත ගාස්තු එය පෙන්වයි.',
      refunds: 'ආපසු ගෙවීම් සහ කාඩ්පත් ආරවුල්. 2026 අගෝස්තු 3 සිට කාඩ්පත් ආරවුල් ඔබේ පිරිවැය බව කියන එක් මූලාශ්‍රයක් අපට හමු විය.',
      payout: 'Google එවන මුදලට බැංකු අය කරන මුදල සහ රුපියල්වලට පරිවර්තනය.',
      withheld:
        'සමහර රටවල විකිණීම්වලින් රඳවා ගන්නා බද්ද. ශ්‍රී ලංකාවේ එය දුරකථන බිලෙන් ගෙවන මිලදී ගැනීම් ය; ප්‍රකාශිත ගාස්තු එම අනුපාතය පෙන්වයි. US සඳහා Google රඳවා ගන්නා මුදල කියන පිටුවක් අපට හමු නොවීය.',
    },
    lines: {
      ...sriLanka.lines,
      price: 'මිල',
      fee: 'Google සේවා ගාස්තුව',
      feeRate: 'සේවා ගාස්තු අනුපාතය',
      billingFee: 'Google බිල්පත් ගාස්තුව',
      billingRate: 'බිල්පත් ගාස්තු අනුපාතය',
      totalFees: 'සියලු ගාස්තු',
      feeShare: 'මිලෙන් කොටසක් ලෙස ගාස්තු',
      net: 'ඔබට ඉතිරි වන මුදල',
    },
  },
  table: {
    serviceFee: 'සේවා ගාස්තුව',
    usUkEea: 'US, UK හෝ යුරෝපීය ආර්ථික කලාපය',
    australia: 'ඕස්ට්‍රේලියාව',
    japanKorea: 'ජපානය හෝ දකුණු කොරියාව',
    elsewhere: 'ශ්‍රී ලංකාව සහ අනෙක් සියලු රටවල්',
    firstMillion: 'වසරකට පළමු $1,000,000 තුළ මිලදී ගැනීම',
    existingInstalls: '$1,000,000 ඉක්මවන මිලදී ගැනීමක්, නව ගාස්තුවලට පෙර ස්ථාපනය කළ යෙදුම',
    newInstalls: '$1,000,000 ඉක්මවන මිලදී ගැනීමක්, නව ගාස්තුවලින් පසු ස්ථාපනය කළ යෙදුම',
    subscription: 'අලුත් වන දායකත්වය',
    billingFee: 'බිල්පත් ගාස්තුව',
    registration: 'ලියාපදිංචිය, එක් වරක්',
    payout: 'මුදල් නිකුත් කිරීම',
    wire: 'US ඩොලර්වලින් ශ්‍රී ලංකාවට බැංකු මාරු (wire)',
    least: 'නිකුත් කරන අවම මුදල',
    chargebacks: 'කාඩ්පත් ආරවුල් සංවර්ධකයාගේ පිරිවැයකි',
    phoneBill: 'ශ්‍රී ලංකාවේ දුරකථන බිලෙන් ගෙවන මිලදී ගැනීම්වලින් රඳවා ගන්නා බද්ද, උපරිම වශයෙන්',
  },
} as const satisfies PlatformWords;
