import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const etsy = {
  en: {
    paragraph:
      'Etsy takes its share in up to seven lines, and two of them count the postage and the tax. A listing fee is charged before anything sells, and an order from an advertisement outside Etsy pays once more. Only the whole statement shows what an order leaves.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Enter the order', text: 'Item price, the shipping you charge, and what both cost you.' },
      { title: 'Tick what applies', text: 'A buyer abroad, Offsite Ads, a listing in another currency.' },
      { title: 'Open the lines', text: 'Each fee shows its rate and the part of the order that it is taken from.' },
      { title: 'Set your price', text: 'Raise it until the order pays for the work, the parcel and the fees.' },
    ],
    questions: [
      {
        question: 'Can a shop in Sri Lanka use Etsy Payments?',
        answer:
          'Sri Lanka is not on the public list of countries for Etsy Payments that we found. Etsy looks at where you live and bank, so a company in a country on the list may not be enough: ask Etsy before you form one.',
      },
      {
        question: 'Which parts of an order does Etsy charge?',
        answer:
          'The transaction fee is taken from the price, the shipping and the gift wrap. The payment fee is taken from those and from the sales tax as well.',
      },
      {
        question: 'What are Offsite Ads?',
        answer:
          'Advertisements that Etsy runs elsewhere. When one brings an order, a further fee is taken from it, up to a limit for each order. Shops with large sales cannot switch them off.',
      },
      {
        question: 'Is VAT on the fees included?',
        answer:
          'For a shop in the United Kingdom, yes: the form asks whether Etsy has its VAT number, and without one the result adds the VAT. For other countries we found no rate, and the result leaves it out; your statement shows it.',
      },
    ],
  },
  si: {
    paragraph:
      'Etsy එහි කොටස පේළි හතක් දක්වා ගනී; ඉන් දෙකක් තැපැල් ගාස්තුව සහ බද්ද ද ගණන් ගනී. කිසිවක් විකිණීමට පෙර දැන්වීම් ගාස්තුවක් (listing fee) අය කෙරේ; Etsy වලින් පිටත දැන්වීමකින් ලැබෙන ඇණවුමකට තවත් වරක් ගෙවිය යුතුය. ඇණවුමකින් ඉතිරි වන දේ පෙන්වන්නේ සම්පූර්ණ ප්‍රකාශය පමණි.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'ඇණවුම ඇතුළත් කරන්න', text: 'භාණ්ඩයේ මිල, ඔබ අය කරන යැවීමේ ගාස්තුව සහ ඒ දෙකට ඔබට වැය වන මුදල.' },
      {
        title: 'අදාළ දේ සලකුණු කරන්න',
        text: 'පිටරට ගැනුම්කරුවෙක්, Offsite Ads, වෙනත් මුදල් ඒකකයකින් දැන්වීමක්.',
      },
      { title: 'පේළි විවෘත කරන්න', text: 'එක් එක් ගාස්තුව එහි අනුපාතය සහ එය ගන්නා ඇණවුමේ කොටස පෙන්වයි.' },
      {
        title: 'ඔබේ මිල නියම කරන්න',
        text: 'ඇණවුමෙන් වැඩය, පාර්සලය සහ ගාස්තු පියවෙන තෙක් මිල වැඩි කරන්න.',
      },
    ],
    questions: [
      {
        question: 'ශ්‍රී ලංකාවේ වෙළෙඳසැලකට Etsy Payments භාවිත කළ හැකිද?',
        answer:
          'අපට හමු වූ, Etsy Payments සඳහා වන රටවල ප්‍රසිද්ධ ලැයිස්තුවේ ශ්‍රී ලංකාව නැත. Etsy බලන්නේ ඔබ වෙසෙන සහ බැංකු ගිණුම ඇති රටයි; එබැවින් ලැයිස්තුවේ ඇති රටක සමාගමක් ප්‍රමාණවත් නොවිය හැක: එකක් පිහිටුවීමට පෙර Etsy වෙතින් අසන්න.',
      },
      {
        question: 'Etsy ගාස්තු අය කරන්නේ ඇණවුමේ කුමන කොටස්වලින්ද?',
        answer: 'ගනුදෙනු ගාස්තුව ගන්නේ මිලෙන්, යැවීමේ ගාස්තුවෙන් සහ තෑගි එතුමෙන් ය. ගෙවීම් ගාස්තුව ගන්නේ ඒවායින් සහ විකුණුම් බද්දෙන් ද ය.',
      },
      {
        question: 'Offsite Ads යනු මොනවාද?',
        answer:
          'Etsy වෙනත් තැන්වල පළ කරන දැන්වීම් ය. එවැන්නකින් ඇණවුමක් ලැබුණු විට, එක් ඇණවුමකට සීමාවක් දක්වා තවත් ගාස්තුවක් එයින් ගැනේ. විශාල විකිණීම් ඇති වෙළෙඳසැල්වලට ඒවා නැවැත්විය නොහැක.',
      },
      {
        question: 'ගාස්තු මත VAT ඇතුළත්ද?',
        answer:
          'එක්සත් රාජධානියේ වෙළෙඳසැලකට, ඔව්: එහි VAT අංකයක් Etsy සතුවද යන්න පෝරමය අසයි; එවැන්නක් නැති විට ප්‍රතිඵලය VAT එකතු කරයි. වෙනත් රටවල් සඳහා අනුපාතයක් අපට හමු නොවූ බැවින් ප්‍රතිඵලය එය ගණන් නොගනී; ඔබේ ගිණුම් ප්‍රකාශනයේ එය පෙනේ.',
      },
    ],
  },
  ta: {
    paragraph:
      'Etsy தன் பங்கை ஏழு வரிசைகள் வரை எடுக்கிறது; அவற்றில் இரண்டு தபால் கட்டணத்தையும் வரியையும் கணக்கில் எடுக்கின்றன. எதுவும் விற்கும் முன்னரே பதிவிடல் கட்டணம் அறவிடப்படுகிறது; Etsy இற்கு வெளியிலான விளம்பரத்திலிருந்து வரும் கட்டளைக்கு மேலும் ஒரு கட்டணம் உண்டு. ஒரு கட்டளையில் மீதமாவதை முழுக் கூற்று மட்டுமே காட்டும்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'கட்டளையை எழுதுங்கள்', text: 'பொருளின் விலை, நீங்கள் அறவிடும் அனுப்பும் கட்டணம், இரண்டிற்கும் உங்கள் செலவு.' },
      { title: 'பொருந்துவதைக் குறியிடுங்கள்', text: 'வெளிநாட்டுக் கொள்வனவாளர், Offsite Ads, வேறு நாணயத்தில் விற்பனைப் பதிவு.' },
      {
        title: 'வரிசைகளைத் திறவுங்கள்',
        text: 'ஒவ்வொரு கட்டணமும் தன் வீதத்தையும், கட்டளையின் எந்தப் பகுதியில் எடுக்கப்படுகிறது என்பதையும் காட்டும்.',
      },
      {
        title: 'உங்கள் விலையைத் தீர்மானியுங்கள்',
        text: 'வேலைக்கும் பொதிக்கும் கட்டணங்களுக்கும் கட்டளை போதுமாகும் வரை விலையைக் கூட்டுங்கள்.',
      },
    ],
    questions: [
      {
        question: 'இலங்கையிலுள்ள கடை Etsy Payments ஐப் பயன்படுத்தலாமா?',
        answer:
          'Etsy Payments கிடைக்கும் நாடுகள் பற்றி நாங்கள் கண்ட பொதுப் பட்டியலில் இலங்கை இல்லை. நீங்கள் எங்கு வசிக்கிறீர்கள், எங்கு வங்கிக் கணக்கு வைத்திருக்கிறீர்கள் என்பதை Etsy கருத்தில் கொள்ளும்; எனவே பட்டியலிலுள்ள நாடொன்றின் கம்பனி போதாமல் இருக்கலாம்: கம்பனி ஆரம்பிக்கும் முன் Etsy இடம் கேளுங்கள்.',
      },
      {
        question: 'கட்டளையின் எந்தப் பகுதிகளுக்கு Etsy அறவிடுகிறது?',
        answer:
          'விலை, அனுப்பும் கட்டணம், பரிசுப் பொதியிடல் என்பவற்றில் கொடுக்கல் வாங்கல் கட்டணம் எடுக்கப்படும். அவற்றிலும் விற்பனை வரியிலும் கொடுப்பனவுக் கட்டணம் எடுக்கப்படும்.',
      },
      {
        question: 'Offsite Ads என்றால் என்ன?',
        answer:
          'வேறிடங்களில் Etsy நடத்தும் விளம்பரங்கள். அவற்றில் ஒன்று கட்டளையைக் கொண்டுவந்தால், ஒவ்வொரு கட்டளைக்கும் ஓர் எல்லை வரை, மேலும் ஒரு கட்டணம் எடுக்கப்படும். அதிக விற்பனையுள்ள கடைகளால் அவற்றை நிறுத்த முடியாது.',
      },
      {
        question: 'கட்டணங்கள் மீதான VAT சேர்க்கப்பட்டுள்ளதா?',
        answer:
          'ஐக்கிய இராச்சியத்திலுள்ள கடைக்கு, ஆம்: அதன் VAT இலக்கம் Etsy இடம் உள்ளதா எனப் படிவம் கேட்கும்; இல்லாவிட்டால், பெறுபேறு VAT ஐச் சேர்க்கும். மற்ற நாடுகளுக்கு வீதம் எதையும் நாங்கள் காணவில்லை; எனவே பெறுபேறு அதைச் சேர்ப்பதில்லை. உங்கள் கூற்று அதைக் காட்டும்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
