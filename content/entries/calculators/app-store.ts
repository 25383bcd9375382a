import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const appStore = {
  en: {
    paragraph:
      'Apple charges a commission on each sale in an app and a yearly membership. Developers enrolled in the Small Business Program pay about half the standard commission. Several countries have rates of their own. See what you keep before you set a price.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose the store', text: 'The App Store of the buyer’s country.' },
      { title: 'Choose the program', text: 'Enrolled in the Small Business Program or not.' },
      { title: 'Enter the price', text: 'What the buyer pays, without tax.' },
      { title: 'Enter sales a year', text: 'The result then counts a share of the membership.' },
    ],
    questions: [
      {
        question: 'How do I get Apple’s lower commission?',
        answer:
          'Enrol in the App Store Small Business Program. It is open to new developers and to those who earned up to $1,000,000 in the year before. Until Apple accepts you, the standard commission applies.',
      },
      {
        question: 'Does Apple pay developers in Sri Lanka?',
        answer:
          'We found no page that says so. Open the banking section of App Store Connect and check that it accepts your country and bank before you build on it.',
      },
      {
        question: 'Does a subscription cost less?',
        answer:
          'Yes, after a subscriber’s first paid year. From then on, Apple charges the lower commission even if you are not enrolled in the program.',
      },
      {
        question: 'Can buyers pay me without Apple?',
        answer:
          'In some countries. Apple then charges other rates, and your own payment provider charges too. The result counts payment through Apple only.',
      },
    ],
  },
  si: {
    paragraph:
      'Apple යෙදුමක සෑම විකිණීමකින්ම කොමිස් මුදලක් සහ වාර්ෂික සාමාජිකත්වයක් අය කරයි. Small Business Program හි ලියාපදිංචි සංවර්ධකයන් ගෙවන්නේ සම්මත කොමිස් මුදලෙන් අඩක් පමණයි. සමහර රටවලට වෙනම අනුපාත ඇත. මිලක් නියම කිරීමට පෙර ඔබට ඉතිරි වන මුදල බලන්න.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'වෙළෙඳසැල තෝරන්න', text: 'ගැනුම්කරුගේ රටේ App Store.' },
      { title: 'වැඩසටහන තෝරන්න', text: 'Small Business Program හි ලියාපදිංචි වී ඇත්ද නැත්ද.' },
      { title: 'මිල ඇතුළත් කරන්න', text: 'බද්ද නැතිව ගැනුම්කරු ගෙවන මුදල.' },
      { title: 'වසරකට විකිණීම් ඇතුළත් කරන්න', text: 'එවිට ප්‍රතිඵලය සාමාජිකත්වයේ කොටස ද ගණන් ගනී.' },
    ],
    questions: [
      {
        question: 'Apple හි අඩු කොමිස් මුදල ලබා ගන්නේ කෙසේද?',
        answer:
          'Small Business Program හි ලියාපදිංචි වන්න. එය නව සංවර්ධකයන්ට සහ පෙර වසරේ $1,000,000 දක්වා ඉපැයූ අයට විවෘතයි. Apple ඔබේ ඉල්ලීම භාර ගන්නා තෙක් සම්මත කොමිස් මුදල අදාළ වේ.',
      },
      {
        question: 'Apple ශ්‍රී ලංකාවේ සංවර්ධකයන්ට ගෙවන්නේද?',
        answer:
          'එසේ කියන පිටුවක් අපට හමු නොවීය. App Store Connect හි බැංකු කොටස විවෘත කර, ඒ මත සැලසුම් කිරීමට පෙර ඔබේ රට සහ බැංකුව භාර ගන්නේ දැයි බලන්න.',
      },
      {
        question: 'දායකත්වයකට වැය වන්නේ අඩුවෙන්ද?',
        answer: 'ඔව්, දායකයෙකු ගෙවූ පළමු වසරෙන් පසු. එතැන් සිට, ඔබ වැඩසටහනේ ලියාපදිංචි වී නැතත් Apple අඩු කොමිස් මුදල අය කරයි.',
      },
      {
        question: 'ගැනුම්කරුවන්ට Apple නැතිව මට ගෙවිය හැකිද?',
        answer:
          'සමහර රටවල හැකිය. එවිට Apple වෙනත් අනුපාත අය කරන අතර, ඔබේම ගෙවීම් සේවාව ද අය කරයි. ප්‍රතිඵලය ගණන් ගන්නේ Apple මඟින් කරන ගෙවීම් පමණි.',
      },
    ],
  },
  ta: {
    paragraph:
      'செயலியிலான ஒவ்வொரு விற்பனையிலும் Apple தரகையும், ஆண்டு உறுப்புரிமையையும் அறவிடுகிறது. Small Business Program இல் பதிவுசெய்த உருவாக்குநர்கள் வழமையான தரகில் ஏறத்தாழ அரைவாசியையே செலுத்துகிறார்கள். சில நாடுகளுக்குத் தனி வீதங்கள் உள்ளன. விலையைத் தீர்மானிக்கும் முன் உங்களுக்கு மீதமாவதைப் பாருங்கள்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'கடையைத் தெரிவுசெய்யுங்கள்', text: 'கொள்வனவாளரின் நாட்டின் App Store.' },
      { title: 'பதிவு நிலையைத் தெரிவுசெய்யுங்கள்', text: 'Small Business Program இல் பதிவுசெய்தீர்களா இல்லையா.' },
      { title: 'விலையை எழுதுங்கள்', text: 'வரி இல்லாமல் கொள்வனவாளர் செலுத்துவது.' },
      { title: 'ஆண்டிற்கான விற்பனைகளை எழுதுங்கள்', text: 'அப்போது பெறுபேறு உறுப்புரிமையின் பங்கையும் கணக்கிடும்.' },
    ],
    questions: [
      {
        question: 'Apple இன் குறைந்த தரகை எப்படிப் பெறுவது?',
        answer:
          'Small Business Program இல் பதிவுசெய்யுங்கள். அது புதிய உருவாக்குநர்களுக்கும், முந்தைய ஆண்டில் $1,000,000 வரை சம்பாதித்தோருக்கும் திறந்துள்ளது. Apple உங்களை ஏற்கும் வரை வழமையான தரகு பொருந்தும்.',
      },
      {
        question: 'இலங்கையிலுள்ள உருவாக்குநர்களுக்கு Apple செலுத்துகிறதா?',
        answer:
          'அப்படிக் கூறும் பக்கத்தை நாங்கள் காணவில்லை. App Store Connect இன் வங்கிப் பகுதியைத் திறந்து, அதை நம்பி உருவாக்கும் முன் அது உங்கள் நாட்டையும் வங்கியையும் ஏற்கிறதா எனப் பாருங்கள்.',
      },
      {
        question: 'சந்தாவுக்குக் குறைவாகச் செலவாகுமா?',
        answer:
          'ஆம், சந்தாதாரர் செலுத்திய முதல் ஆண்டிற்குப் பின். அதன் பின், நீங்கள் திட்டத்தில் பதிவுசெய்யாவிட்டாலும் Apple குறைந்த தரகை அறவிடும்.',
      },
      {
        question: 'கொள்வனவாளர்கள் Apple இல்லாமல் எனக்குச் செலுத்த முடியுமா?',
        answer:
          'சில நாடுகளில் முடியும். அப்போது Apple வேறு வீதங்களை அறவிடும்; உங்கள் சொந்தக் கொடுப்பனவுச் சேவையும் அறவிடும். பெறுபேறு Apple மூலமான கொடுப்பனவை மட்டும் கணக்கிடுகிறது.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
