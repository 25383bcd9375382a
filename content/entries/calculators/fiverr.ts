import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const fiverr = {
  en: {
    paragraph:
      'Fiverr takes the same share of every order, of its extras and of the tip. Your buyer pays a service fee on top, so the price they see is higher than yours. Set your price by what you keep, and check what your buyer pays.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Enter the order', text: 'The price with its extras, as the buyer orders it.' },
      { title: 'Add the tip', text: 'Fiverr takes its share of tips as well.' },
      { title: 'Check what the buyer pays', text: 'The service fee on top, and the fee for a small order.' },
      { title: 'Set your price', text: 'Raise it until the order leaves what you need.' },
    ],
    questions: [
      {
        question: 'How much does Fiverr take from a seller?',
        answer:
          'The same share of every order, whatever your level or country. It is taken from extras and tips as well. The published fees on this site show the rate and its sources.',
      },
      {
        question: 'How do I withdraw from Fiverr in Sri Lanka?',
        answer:
          'By Payoneer: that is the route we can work out. Fiverr also names bank transfers and PayPal, but we found no page that confirms them for Sri Lanka. “What reaches my LKR account” counts the withdrawal and the conversion to rupees.',
      },
      {
        question: 'What does my buyer pay?',
        answer:
          'Your price and a service fee on top. A small order costs a further fixed fee. The result shows both, so you see the price as your buyer does.',
      },
      {
        question: 'Does Fiverr take a share of tips?',
        answer: 'Yes, the same share as of the order. Enter the tip in the form, and the result counts it.',
      },
    ],
  },
  si: {
    paragraph:
      'Fiverr සෑම ඇණවුමකින්ම, එහි අමතර දේවලින් සහ ටිප් (tip) මුදලින් එකම කොටසක් ගනී. ඔබේ ගැනුම්කරු ඊට අමතරව සේවා ගාස්තුවක් ගෙවයි, එබැවින් ඔවුන් දකින මිල ඔබේ මිලට වඩා වැඩි ය. ඔබට ඉතිරි වන මුදල අනුව මිල නියම කර, ගැනුම්කරු ගෙවන මුදල ද බලන්න.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'ඇණවුම ඇතුළත් කරන්න', text: 'ගැනුම්කරු ඇණවුම් කරන පරිදි, අමතර දේ සමඟ මිල.' },
      { title: 'ටිප් (tip) මුදල එකතු කරන්න', text: 'Fiverr ටිප් (tip) මුදලින් ද එහි කොටස ගනී.' },
      { title: 'ගැනුම්කරු ගෙවන මුදල බලන්න', text: 'අමතර සේවා ගාස්තුව සහ කුඩා ඇණවුමක ගාස්තුව.' },
      { title: 'ඔබේ මිල නියම කරන්න', text: 'ඇණවුමෙන් ඔබට අවශ්‍ය මුදල ඉතිරි වන තෙක් මිල වැඩි කරන්න.' },
    ],
    questions: [
      {
        question: 'විකුණුම්කරුවෙකුගෙන් Fiverr කොපමණ ගන්නේද?',
        answer:
          'ඔබේ මට්ටම හෝ රට කුමක් වුවත්, සෑම ඇණවුමකින්ම එකම කොටස. එය අමතර දේවලින් සහ ටිප් (tip) මුදලින් ද ගැනේ. අනුපාතය සහ එහි මූලාශ්‍ර මෙම වෙබ් අඩවියේ ප්‍රකාශිත ගාස්තු පෙන්වයි.',
      },
      {
        question: 'ශ්‍රී ලංකාවේ සිට Fiverr වෙතින් මුදල් ආපසු ගන්නේ කෙසේද?',
        answer:
          'Payoneer මඟින්: අපට ගණනය කළ හැක්කේ එම මාර්ගයයි. Fiverr බැංකු මාරු සහ PayPal ද සඳහන් කරයි, එහෙත් ශ්‍රී ලංකාවට ඒවා තහවුරු කරන පිටුවක් අපට හමු නොවීය. “මගේ LKR ගිණුමට ලැබෙන්නේ කොපමණද” පිටුව මුදල් ආපසු ගැනීම සහ රුපියල්වලට පරිවර්තනය ගණන් ගනී.',
      },
      {
        question: 'මගේ ගැනුම්කරු ගෙවන්නේ කොපමණද?',
        answer:
          'ඔබේ මිල සහ ඊට අමතරව සේවා ගාස්තුවක්. කුඩා ඇණවුමකට තවත් ස්ථාවර ගාස්තුවක් වැය වේ. ප්‍රතිඵලය ඒ දෙකම පෙන්වයි, එබැවින් ගැනුම්කරු දකින මිල ඔබ ද දකියි.',
      },
      {
        question: 'Fiverr ටිප් (tip) මුදලින් කොටසක් ගන්නේද?',
        answer: 'ඔව්, ඇණවුමෙන් ගන්නා කොටසම. පෝරමයේ ටිප් (tip) මුදල ඇතුළත් කළ විට ප්‍රතිඵලය එය ගණන් ගනී.',
      },
    ],
  },
  ta: {
    paragraph:
      'Fiverr ஒவ்வொரு கட்டளையிலும், அதன் மேலதிகங்களிலும், அன்பளிப்பிலும் (tip) ஒரே பங்கை எடுக்கிறது. உங்கள் கொள்வனவாளர் மேலதிகமாகச் சேவைக் கட்டணம் செலுத்துகிறார்; எனவே அவர் காணும் விலை உங்கள் விலையை விட அதிகம். உங்களுக்கு மீதமாவதை வைத்து விலையைத் தீர்மானித்து, கொள்வனவாளர் செலுத்துவதையும் பாருங்கள்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'கட்டளையை எழுதுங்கள்', text: 'கொள்வனவாளர் கட்டளை தருவதுபோல், மேலதிகங்களுடன் விலை.' },
      { title: 'அன்பளிப்பைச் (tip) சேருங்கள்', text: 'Fiverr அன்பளிப்பிலும் (tip) தன் பங்கை எடுக்கும்.' },
      { title: 'கொள்வனவாளர் செலுத்துவதைப் பாருங்கள்', text: 'மேலதிகச் சேவைக் கட்டணம், சிறிய கட்டளைக்கான கட்டணம்.' },
      { title: 'உங்கள் விலையைத் தீர்மானியுங்கள்', text: 'கட்டளையில் உங்களுக்குத் தேவையானது மீதமாகும் வரை விலையைக் கூட்டுங்கள்.' },
    ],
    questions: [
      {
        question: 'விற்பனையாளரிடமிருந்து Fiverr எவ்வளவு எடுக்கும்?',
        answer:
          'உங்கள் மட்டமோ நாடோ எதுவானாலும், ஒவ்வொரு கட்டளையிலும் ஒரே பங்கு. மேலதிகங்களிலும் அன்பளிப்பிலும் (tip) அது எடுக்கப்படும். வீதத்தையும் அதன் மூலங்களையும் இத்தளத்தில் வெளியிடப்பட்ட கட்டணங்கள் காட்டும்.',
      },
      {
        question: 'இலங்கையில் Fiverr இலிருந்து பணத்தை எப்படி மீளப்பெறுவது?',
        answer:
          'Payoneer மூலம்: நாங்கள் கணக்கிடக்கூடிய வழி அதுவே. Fiverr வங்கிப் பரிமாற்றத்தையும் PayPal ஐயும் குறிப்பிடுகிறது; ஆனால் இலங்கைக்கு அவற்றை உறுதிப்படுத்தும் பக்கத்தை நாங்கள் காணவில்லை. “எனது LKR கணக்கிற்கு எவ்வளவு வந்துசேரும்” என்ற பக்கம் மீளப்பெறுவதையும் ரூபாவாக மாற்றுவதையும் கணக்கிடும்.',
      },
      {
        question: 'எனது கொள்வனவாளர் எவ்வளவு செலுத்துகிறார்?',
        answer:
          'உங்கள் விலையும், மேலதிகமாகச் சேவைக் கட்டணமும். சிறிய கட்டளைக்கு மேலும் ஒரு நிலையான கட்டணம் உண்டு. பெறுபேறு இரண்டையும் காட்டும்; எனவே கொள்வனவாளர் காணும் விலையை நீங்களும் காண்பீர்கள்.',
      },
      {
        question: 'Fiverr அன்பளிப்பில் (tip) பங்கு எடுக்குமா?',
        answer: 'ஆம், கட்டளையில் எடுக்கும் அதே பங்கு. படிவத்தில் அன்பளிப்பை (tip) எழுதினால் பெறுபேறு அதைச் சேர்க்கும்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
