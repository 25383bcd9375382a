import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const patreon = {
  en: {
    paragraph:
      'Patreon takes a share of what members pay, and every payment is processed by itself with a fixed part. Many small memberships so lose more than a few large ones. See what a month leaves you before you set the prices of your tiers.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Enter the price', text: 'What one member pays in a month, without sales tax.' },
      { title: 'Enter the members', text: 'Each payment is processed by itself, so their number counts.' },
      { title: 'Say how they pay', text: 'By card or PayPal, and whether their currency is converted.' },
      { title: 'Set your price', text: 'Work out the price that leaves what you need of the month.' },
    ],
    questions: [
      {
        question: 'How much does Patreon take from a creator?',
        answer:
          'A share of each payment, and payment processing on top. Pages published after 4 Aug 2025 pay the standard rate. Older pages that stayed published pay that of their plan. The published fees on this site show both.',
      },
      {
        question: 'Does Patreon pay out to Sri Lanka?',
        answer:
          'We found no page that says so. Open the payout settings of your account before you promise anything to members: they list the methods that you can use.',
      },
      {
        question: 'Why do small memberships lose so much?',
        answer:
          'Payment processing has a fixed part for each payment. Of a small price it is a large share. One higher tier loses less than several low ones that bring the same sum.',
      },
      {
        question: 'Should members join in the iOS app?',
        answer:
          'The website is cheaper. Apple charges its own part of payments in the app, which is not in this result. Compare both prices before you share a link.',
      },
    ],
  },
  si: {
    paragraph:
      'සාමාජිකයන් ගෙවන මුදලින් Patreon කොටසක් ගනී; එක් එක් ගෙවීම වෙන වෙනම සැකසෙන අතර, ඒ සෑම එකකටම ස්ථාවර මුදලක් වැය වේ. එබැවින් විශාල සාමාජිකත්ව කිහිපයකට වඩා කුඩා සාමාජිකත්ව රැසකින් වැඩියෙන් අහිමි වේ. මිල නියම කිරීමට පෙර මාසයකින් ඔබට ඉතිරි වන මුදල බලන්න.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'මිල ඇතුළත් කරන්න', text: 'විකුණුම් බද්ද නැතිව, එක් සාමාජිකයෙක් මාසයකට ගෙවන මුදල.' },
      { title: 'සාමාජික ගණන ඇතුළත් කරන්න', text: 'එක් එක් ගෙවීම වෙන වෙනම සැකසේ, එබැවින් ගණන වැදගත් ය.' },
      { title: 'ඔවුන් ගෙවන ආකාරය කියන්න', text: 'කාඩ්පතින් හෝ PayPal මඟින් සහ මුදල් ඒකකය පරිවර්තනය වේද යන්න.' },
      { title: 'ඔබේ මිල නියම කරන්න', text: 'මාසයෙන් ඔබට අවශ්‍ය මුදල ඉතිරි කරන මිල සොයන්න.' },
    ],
    questions: [
      {
        question: 'නිර්මාපකයෙකුගෙන් Patreon කොපමණ ගන්නේද?',
        answer:
          'එක් එක් ගෙවීමෙන් කොටසක්, ඊට අමතරව ගෙවීම් සැකසීම. 2025 අගෝස්තු 4 න් පසු ප්‍රකාශයට පත් කළ පිටුවලට අදාළ වන්නේ සම්මත අනුපාතයයි. දිගටම පැවති පැරණි පිටුවලට අදාළ වන්නේ ඒවායේ සැලැස්මේ අනුපාතයයි. මෙම වෙබ් අඩවියේ ප්‍රකාශිත ගාස්තු ඒ දෙකම පෙන්වයි.',
      },
      {
        question: 'Patreon ශ්‍රී ලංකාවට ගෙවන්නේද?',
        answer:
          'එසේ කියන පිටුවක් අපට හමු නොවීය. සාමාජිකයන්ට යමක් පොරොන්දු වීමට පෙර ඔබේ ගිණුමේ මුදල් ලැබීමේ සැකසුම් බලන්න: ඔබට භාවිත කළ හැකි ක්‍රම එහි ඇත.',
      },
      {
        question: 'කුඩා සාමාජිකත්වවලින් මෙතරම් අහිමි වන්නේ ඇයි?',
        answer:
          'ගෙවීම් සැකසීමේදී එක් එක් ගෙවීමට ස්ථාවර මුදලක් අය වේ. කුඩා මිලකින් එය විශාල කොටසකි. එකම මුදල ගෙනෙන අඩු මිල කිහිපයකට වඩා වැඩි මිලකින් අහිමි වන්නේ අඩුවෙනි.',
      },
      {
        question: 'සාමාජිකයන් iOS යෙදුමෙන් එක් විය යුතුද?',
        answer:
          'වෙබ් අඩවියේ අඩුවෙන් වැය වේ. යෙදුමේ ගෙවීම්වලින් Apple ද එහි කොටසක් අය කරයි; එය මෙම ප්‍රතිඵලයේ නැත. සබැඳියක් බෙදා ගැනීමට පෙර මිල දෙකම සසඳන්න.',
      },
    ],
  },
  ta: {
    paragraph:
      'உறுப்பினர்கள் செலுத்துவதில் Patreon ஒரு பங்கை எடுக்கிறது; ஒவ்வொரு கொடுப்பனவும் தனித்தனியே செயலாக்கப்பட்டு, ஒவ்வொன்றுக்கும் ஒரு நிலையான தொகை ஆகிறது. எனவே சில பெரிய உறுப்புரிமைகளை விடப் பல சிறிய உறுப்புரிமைகளில் நீங்கள் அதிகம் இழப்பீர்கள். விலையைத் தீர்மானிக்கும் முன் ஒரு மாதத்தில் மீதமாவதைப் பாருங்கள்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'விலையை எழுதுங்கள்', text: 'விற்பனை வரி இல்லாமல், ஓர் உறுப்பினர் மாதத்திற்குச் செலுத்துவது.' },
      {
        title: 'உறுப்பினர் எண்ணிக்கையை எழுதுங்கள்',
        text: 'ஒவ்வொரு கொடுப்பனவும் தனித்தனியே செயலாக்கப்படும்; எனவே எண்ணிக்கை முக்கியம்.',
      },
      { title: 'அவர்கள் செலுத்தும் முறை', text: 'அட்டை மூலமா PayPal மூலமா, அவர்களின் நாணயம் மாற்றப்படுமா என்பது.' },
      { title: 'உங்கள் விலையைத் தீர்மானியுங்கள்', text: 'மாதத்தில் உங்களுக்குத் தேவையானதை மீதமாக்கும் விலையைக் கண்டறியுங்கள்.' },
    ],
    questions: [
      {
        question: 'படைப்பாளரிடமிருந்து Patreon எவ்வளவு எடுக்கும்?',
        answer:
          'ஒவ்வொரு கொடுப்பனவிலும் ஒரு பங்கும், மேலதிகமாகக் கொடுப்பனவுச் செயலாக்கமும். 4 ஓகஸ்ட் 2025 இற்குப் பின் வெளியிட்ட பக்கங்களுக்கு வழமையான வீதம் பொருந்தும். தொடர்ந்து இருந்த பழைய பக்கங்களுக்கு அவற்றின் திட்டத்தின் வீதம் பொருந்தும். இத்தளத்தில் வெளியிடப்பட்ட கட்டணங்கள் இரண்டையும் காட்டும்.',
      },
      {
        question: 'Patreon இலங்கைக்குச் செலுத்துகிறதா?',
        answer:
          'அப்படிக் கூறும் பக்கத்தை நாங்கள் காணவில்லை. உறுப்பினர்களுக்கு எதையும் உறுதியளிக்கும் முன் உங்கள் கணக்கின் பணம் பெறும் அமைப்புகளைப் பாருங்கள்: நீங்கள் பயன்படுத்தக்கூடிய முறைகள் அங்கே இருக்கும்.',
      },
      {
        question: 'சிறிய உறுப்புரிமைகளில் இவ்வளவு இழப்பு ஏன்?',
        answer:
          'கொடுப்பனவுச் செயலாக்கத்தில் ஒவ்வொரு கொடுப்பனவுக்கும் ஒரு நிலையான தொகை உண்டு. சிறிய விலையில் அது பெரிய பங்கு. அதே தொகையைத் தரும் பல குறைந்த விலைகளை விட ஓர் உயர்ந்த விலையில் இழப்பு குறைவு.',
      },
      {
        question: 'உறுப்பினர்கள் iOS செயலியில் சேர வேண்டுமா?',
        answer:
          'இணையத்தளமே மலிவு. செயலியிலான கொடுப்பனவுகளில் Apple தன் பங்கை அறவிடும்; அது இந்தப் பெறுபேற்றில் இல்லை. இணைப்பைப் பகிரும் முன் இரு விலைகளையும் ஒப்பிடுங்கள்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
