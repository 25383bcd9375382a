import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const googlePlay = {
  en: {
    paragraph:
      'Google changed its fees on Google Play in 2026. In the US, the UK and Europe there is now a service fee and, if Google takes the payment, a billing fee. Other countries follow one after another. See what you keep of a sale by where the buyer is.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose the buyer’s place', text: 'The fees depend on the buyer’s country, not on yours.' },
      { title: 'Choose what you sell', text: 'A one-off purchase or a subscription.' },
      { title: 'Choose your earnings', text: 'Most developers are within the first $1,000,000.' },
      { title: 'Enter the price', text: 'What the buyer pays, without tax.' },
    ],
    questions: [
      {
        question: 'Does Google pay developers in Sri Lanka?',
        answer:
          'Yes. Google’s help page lists Sri Lanka among the countries it pays by bank wire. It sends US dollars once your balance reaches a minimum, which the published fees on this site show. Your bank may charge for the transfer.',
      },
      {
        question: 'When do the new fees reach buyers in Sri Lanka?',
        answer:
          'Google named 30 Sep 2027 as the last day for countries that come last. Until then, the older fees apply to buyers in Sri Lanka.',
      },
      {
        question: 'Is a subscription cheaper than a one-off purchase?',
        answer: 'Above $1,000,000 a year, yes. Below it, both pay the same rate under the new fees.',
      },
      {
        question: 'Does my own billing system save money?',
        answer:
          'It saves Google’s billing fee, but not the service fee, and your payment provider charges its own fee. Compare the two before you switch.',
      },
    ],
  },
  si: {
    paragraph:
      'Google 2026 දී Google Play ගාස්තු වෙනස් කළේය. US, UK සහ යුරෝපයේ දැන් සේවා ගාස්තුවක් ද, ගෙවීම Google මඟින් නම් බිල්පත් ගාස්තුවක් ද ඇත. අනෙක් රටවල එය එකින් එක ක්‍රියාත්මක වේ. ගැනුම්කරු සිටින තැන අනුව විකිණීමකින් ඔබට ඉතිරි වන මුදල බලන්න.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'ගැනුම්කරු සිටින තැන තෝරන්න', text: 'ගාස්තු රඳා පවතින්නේ ගැනුම්කරුගේ රට මතයි, ඔබේ රට මත නොවේ.' },
      { title: 'ඔබ විකුණන දේ තෝරන්න', text: 'එක් වරක් ගෙවන මිලදී ගැනීමක් හෝ දායකත්වයක්.' },
      { title: 'ඔබේ ආදායම තෝරන්න', text: 'බොහෝ සංවර්ධකයන් පළමු $1,000,000 තුළයි.' },
      { title: 'මිල ඇතුළත් කරන්න', text: 'බද්ද නැතිව ගැනුම්කරු ගෙවන මුදල.' },
    ],
    questions: [
      {
        question: 'Google ශ්‍රී ලංකාවේ සංවර්ධකයන්ට ගෙවන්නේද?',
        answer:
          'ඔව්. බැංකු මාරු මඟින් ගෙවන රටවල් අතර Google උදවු පිටුව ශ්‍රී ලංකාව සඳහන් කරයි. ඔබේ ශේෂය අවම මුදලකට ළඟා වූ විට එය US ඩොලර් එවයි; එම අවම මුදල මෙම වෙබ් අඩවියේ ප්‍රකාශිත ගාස්තු පෙන්වයි. මාරුවට ඔබේ බැංකුව අය කළ හැක.',
      },
      {
        question: 'නව ගාස්තු ශ්‍රී ලංකාවේ ගැනුම්කරුවන්ට අදාළ වන්නේ කවදාද?',
        answer: 'අවසානයට එන රටවල් සඳහා Google නම් කළ අවසන් දිනය 2027 සැප්තැම්බර් 30 ය. එතෙක් ශ්‍රී ලංකාවේ ගැනුම්කරුවන්ට පැරණි ගාස්තු අදාළ වේ.',
      },
      {
        question: 'දායකත්වයකට එක් වරක් ගෙවන මිලදී ගැනීමකට වඩා අඩුවෙන් වැය වේද?',
        answer: 'වසරකට $1,000,000 ඉක්මවන්නේ නම්, ඔව්. ඊට අඩු නම්, නව ගාස්තු යටතේ දෙකටම එකම අනුපාතයයි.',
      },
      {
        question: 'මගේම බිල්පත් ක්‍රමයෙන් මුදල් ඉතිරි වේද?',
        answer:
          'එයින් Google බිල්පත් ගාස්තුව ඉතිරි වේ, එහෙත් සේවා ගාස්තුව නොවේ; ඔබේ ගෙවීම් සේවාව ද එහිම ගාස්තුවක් අය කරයි. මාරු වීමට පෙර දෙක සසඳන්න.',
      },
    ],
  },
  ta: {
    paragraph:
      'Google 2026 இல் Google Play கட்டணங்களை மாற்றியது. US, UK, ஐரோப்பா ஆகியவற்றில் இப்போது சேவைக் கட்டணமும், கொடுப்பனவை Google பெற்றால் அறவீட்டுக் கட்டணமும் உள்ளன. ஏனைய நாடுகள் ஒன்றன்பின் ஒன்றாகப் பின்தொடர்கின்றன. கொள்வனவாளர் இருக்கும் இடத்தின்படி ஒரு விற்பனையில் உங்களுக்கு மீதமாவதைப் பாருங்கள்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'கொள்வனவாளரின் இடத்தைத் தெரிவுசெய்யுங்கள்', text: 'கட்டணங்கள் உங்கள் நாட்டை அல்ல, கொள்வனவாளரின் நாட்டையே பொறுத்தவை.' },
      { title: 'விற்பதைத் தெரிவுசெய்யுங்கள்', text: 'ஒரு தடவைக் கொள்வனவு அல்லது சந்தா.' },
      { title: 'உங்கள் வருமானத்தைத் தெரிவுசெய்யுங்கள்', text: 'பெரும்பாலான உருவாக்குநர்கள் முதல் $1,000,000 இற்குள் உள்ளனர்.' },
      { title: 'விலையை எழுதுங்கள்', text: 'வரி இல்லாமல் கொள்வனவாளர் செலுத்துவது.' },
    ],
    questions: [
      {
        question: 'இலங்கையிலுள்ள உருவாக்குநர்களுக்கு Google செலுத்துகிறதா?',
        answer:
          'ஆம். வங்கிப் பரிமாற்றம் மூலம் செலுத்தும் நாடுகளில் இலங்கையை Google இன் உதவிப் பக்கம் குறிப்பிடுகிறது. உங்கள் மீதி குறைந்தபட்சத் தொகையை அடைந்ததும் அது US டொலரை அனுப்பும்; அந்தத் தொகையை இத்தளத்தில் வெளியிடப்பட்ட கட்டணங்கள் காட்டும். பரிமாற்றத்திற்கு உங்கள் வங்கி அறவிடலாம்.',
      },
      {
        question: 'புதிய கட்டணங்கள் இலங்கையின் கொள்வனவாளர்களுக்கு எப்போது வரும்?',
        answer:
          'கடைசியாக வரும் நாடுகளுக்கு Google குறிப்பிட்ட கடைசி நாள் 30 செப்டெம்பர் 2027 ஆகும். அதுவரை இலங்கையின் கொள்வனவாளர்களுக்குப் பழைய கட்டணங்கள் பொருந்தும்.',
      },
      {
        question: 'ஒரு தடவைக் கொள்வனவை விடச் சந்தா மலிவா?',
        answer: 'ஆண்டிற்கு $1,000,000 இற்கு மேல், ஆம். அதற்குக் கீழ், புதிய கட்டணங்களின்படி இரண்டுக்கும் ஒரே வீதம்.',
      },
      {
        question: 'எனது சொந்த அறவீட்டு முறை பணத்தைச் சேமிக்குமா?',
        answer:
          'அது Google இன் அறவீட்டுக் கட்டணத்தைச் சேமிக்கும்; சேவைக் கட்டணத்தை அல்ல. உங்கள் கொடுப்பனவுச் சேவையும் தன் கட்டணத்தை அறவிடும். மாறும் முன் இரண்டையும் ஒப்பிடுங்கள்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
