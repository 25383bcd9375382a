import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const upwork = {
  en: {
    paragraph:
      'Upwork sets its service fee contract by contract, so two jobs of the same size can leave you different amounts. Connects for proposals that got no answer are a cost too. Work out what a job leaves before you agree on its price.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose the contract', text: 'Won on Upwork, or a Direct Contract with your own client.' },
      { title: 'Enter the rate', text: 'Upwork shows the service fee before you send a proposal.' },
      { title: 'Count your Connects', text: 'Include those spent on proposals that got no answer.' },
      { title: 'Set your price', text: 'Raise it until the contract leaves what you need.' },
    ],
    questions: [
      {
        question: 'How much does Upwork take from a freelancer?',
        answer:
          'A share of everything the client pays you, at a rate that Upwork sets for each contract. Upwork shows the rate before you send a proposal. The published fees on this site show the lowest and the highest rate.',
      },
      {
        question: 'How do I withdraw from Upwork in Sri Lanka?',
        answer:
          'To a local bank, to Payoneer or by dollar wire. Each has its own fee and exchange rate. “What reaches my LKR account” compares them for your amount.',
      },
      {
        question: 'Does the client pay a fee too?',
        answer:
          'Yes. Upwork charges the client a fee on each payment, and one for each contract. Neither comes out of your pay, so the result leaves them out.',
      },
      {
        question: 'Do I need a company to work on Upwork?',
        answer:
          'No. Upwork pays individuals, and a company costs money every year. A company can help when clients outside Upwork want to pay by card or need an invoice from a company.',
      },
    ],
  },
  si: {
    paragraph:
      'Upwork සේවා ගාස්තුව නියම කරන්නේ ගිවිසුමෙන් ගිවිසුමටයි, එබැවින් එකම ප්‍රමාණයේ වැඩ දෙකකින් ඔබට ඉතිරි වන මුදල වෙනස් විය හැක. පිළිතුරු නොලැබුණු යෝජනා සඳහා වැය වූ Connects ද වියදමකි. මිලකට එකඟ වීමට පෙර වැඩයෙන් ඉතිරි වන මුදල ගණනය කරන්න.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'ගිවිසුම තෝරන්න', text: 'Upwork මඟින් ලැබුණු එකක්, නැතහොත් ඔබේම ගනුදෙනුකරුවෙකු සමඟ Direct Contract.' },
      { title: 'අනුපාතය ඇතුළත් කරන්න', text: 'ඔබ යෝජනාවක් යැවීමට පෙර Upwork සේවා ගාස්තුව පෙන්වයි.' },
      { title: 'ඔබේ Connects ගණන් ගන්න', text: 'පිළිතුරු නොලැබුණු යෝජනා සඳහා වැය වූ ඒවා ද ඇතුළත් කරන්න.' },
      { title: 'ඔබේ මිල නියම කරන්න', text: 'ගිවිසුමෙන් ඔබට අවශ්‍ය මුදල ඉතිරි වන තෙක් මිල වැඩි කරන්න.' },
    ],
    questions: [
      {
        question: 'නිදහස් වෘත්තිකයෙකුගෙන් Upwork කොපමණ ගන්නේද?',
        answer:
          'ගනුදෙනුකරු ඔබට ගෙවන සියල්ලෙන් කොටසක්, එක් එක් ගිවිසුමට Upwork නියම කරන අනුපාතයකට. ඔබ යෝජනාවක් යැවීමට පෙර Upwork එම අනුපාතය පෙන්වයි. අඩුම සහ වැඩිම අනුපාත මෙම වෙබ් අඩවියේ ප්‍රකාශිත ගාස්තු පෙන්වයි.',
      },
      {
        question: 'ශ්‍රී ලංකාවේ සිට Upwork වෙතින් මුදල් ආපසු ගන්නේ කෙසේද?',
        answer:
          'දේශීය බැංකුවකට, Payoneer වෙත හෝ ඩොලර් wire මඟින්. එක් එක් ක්‍රමයට වෙනම ගාස්තුවක් සහ විනිමය අනුපාතයක් ඇත. “මගේ LKR ගිණුමට ලැබෙන්නේ කොපමණද” පිටුව ඔබේ මුදල සඳහා ඒවා සසඳයි.',
      },
      {
        question: 'ගනුදෙනුකරු ද ගාස්තුවක් ගෙවන්නේද?',
        answer:
          'ඔව්. සෑම ගෙවීමකින්ම ගාස්තුවක් ද, ගිවිසුමකට එකක් ද Upwork ගනුදෙනුකරුගෙන් අය කරයි. ඒවා ඔබේ මුදලින් අඩු නොවේ, එබැවින් ප්‍රතිඵලය ඒවා ගණන් නොගනී.',
      },
      {
        question: 'Upwork හි වැඩ කිරීමට මට සමාගමක් අවශ්‍යද?',
        answer:
          'නැත. Upwork පුද්ගලයන්ට ගෙවයි, සමාගමකට සෑම වසරකම මුදල් වැය වේ. Upwork වලින් පිටත ගනුදෙනුකරුවන්ට කාඩ්පතින් ගෙවීමට හෝ සමාගමක ඉන්වොයිසියක් ලබා ගැනීමට අවශ්‍ය විට සමාගමක් උපකාරී විය හැක.',
      },
    ],
  },
  ta: {
    paragraph:
      'Upwork தன் சேவைக் கட்டணத்தை ஒப்பந்தத்திற்கு ஒப்பந்தம் தீர்மானிக்கிறது; எனவே ஒரே அளவான இரண்டு வேலைகள் தந்தாலும் உங்களுக்கு மீதமாவது வேறுபடலாம். பதில் கிடைக்காத முன்மொழிவுகளுக்குச் செலவான Connects உம் ஒரு செலவு. விலைக்கு உடன்படும் முன் வேலையில் மீதமாவதைக் கணக்கிடுங்கள்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'ஒப்பந்தத்தைத் தெரிவுசெய்யுங்கள்', text: 'Upwork இல் கிடைத்தது, அல்லது உங்கள் சொந்த வாடிக்கையாளருடன் Direct Contract.' },
      { title: 'வீதத்தை எழுதுங்கள்', text: 'நீங்கள் முன்மொழிவை அனுப்பும் முன் Upwork சேவைக் கட்டணத்தைக் காட்டும்.' },
      { title: 'உங்கள் Connects ஐ எண்ணுங்கள்', text: 'பதில் கிடைக்காத முன்மொழிவுகளுக்குச் செலவானவற்றையும் சேருங்கள்.' },
      { title: 'உங்கள் விலையைத் தீர்மானியுங்கள்', text: 'ஒப்பந்தத்தில் உங்களுக்குத் தேவையானது மீதமாகும் வரை விலையைக் கூட்டுங்கள்.' },
    ],
    questions: [
      {
        question: 'சுயாதீனப் பணியாளரிடமிருந்து Upwork எவ்வளவு எடுக்கும்?',
        answer:
          'வாடிக்கையாளர் உங்களுக்குச் செலுத்தும் எல்லாவற்றிலும் ஒரு பங்கு; ஒவ்வோர் ஒப்பந்தத்திற்கும் Upwork தீர்மானிக்கும் வீதத்தில். நீங்கள் முன்மொழிவை அனுப்பும் முன் Upwork அந்த வீதத்தைக் காட்டும். மிகக் குறைந்த, மிகக் கூடிய வீதங்களை இத்தளத்தில் வெளியிடப்பட்ட கட்டணங்கள் காட்டும்.',
      },
      {
        question: 'இலங்கையில் Upwork இலிருந்து பணத்தை எப்படி மீளப்பெறுவது?',
        answer:
          'உள்ளூர் வங்கிக்கு, Payoneer இற்கு அல்லது டொலர் wire மூலம். ஒவ்வொன்றுக்கும் தனிக் கட்டணமும் செலாவணி வீதமும் உண்டு. “எனது LKR கணக்கிற்கு எவ்வளவு வந்துசேரும்” என்ற பக்கம் உங்கள் தொகைக்கு அவற்றை ஒப்பிடும்.',
      },
      {
        question: 'வாடிக்கையாளரும் கட்டணம் செலுத்துகிறாரா?',
        answer:
          'ஆம். ஒவ்வொரு கொடுப்பனவிலும் ஒரு கட்டணத்தையும், ஒப்பந்தத்திற்கு ஒன்றையும் Upwork வாடிக்கையாளரிடம் அறவிடுகிறது. அவை உங்கள் பணத்திலிருந்து கழியாது; எனவே பெறுபேறு அவற்றைச் சேர்ப்பதில்லை.',
      },
      {
        question: 'Upwork இல் வேலை செய்ய எனக்குக் கம்பனி தேவையா?',
        answer:
          'இல்லை. Upwork தனிநபர்களுக்குச் செலுத்துகிறது; கம்பனிக்கு ஒவ்வோர் ஆண்டும் பணம் செலவாகும். Upwork இற்கு வெளியிலுள்ள வாடிக்கையாளர்கள் அட்டையால் செலுத்த விரும்பும்போதோ கம்பனியின் விலைப்பட்டியல் தேவைப்படும்போதோ கம்பனி உதவலாம்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
