import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const mercury = {
  en: {
    paragraph:
      'A bank that charges nothing for a payment can still deliver less than you sent: banks on the way take their share, and a conversion hides its cost in the rate. See what leaves your account and what arrives before you press send.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose the payment', text: 'A wire abroad, inside the US, or money that comes in.' },
      { title: 'Enter the amount', text: 'In dollars, as you would type it in the bank.' },
      { title: 'Add the banks between', text: 'When costs are shared, each bank on the way takes its own fee.' },
      { title: 'Compare what arrives', text: 'Paying every bank yourself can be cheaper than sharing.' },
    ],
    questions: [
      {
        question: 'Why is the name spelt Mercuri here?',
        answer: 'The bank is Mercury. The card keeps the label under which visitors know this tool.',
      },
      {
        question: 'Can a founder in Sri Lanka open an account?',
        answer:
          'The account belongs to a company in the United States with its EIN. Mercury decides on each application and excludes some countries; check its own list before you form a company for it.',
      },
      {
        question: 'Who are the banks on the way?',
        answer:
          'A wire abroad often passes one or two intermediary banks. When costs are shared, each takes an amount from the money itself, typically $15, from $5 to $50.',
      },
      {
        question: 'How sure are these fees?',
        answer:
          'It differs. Some are on Mercury’s own page or confirmed by two sources, for some we found one source, and for a few free payments in dollars we found none. The fee table says which it is for each, and so does a figure in the result when you open it.',
      },
    ],
  },
  si: {
    paragraph:
      'ගෙවීමකට කිසිවක් අය නොකරන බැංකුවකින් වුවත් ඔබ යැවූ මුදලට වඩා අඩුවෙන් ලැබිය හැක: අතරමැදි බැංකු තම කොටස ගනී, පරිවර්තනයක් එහි පිරිවැය අනුපාතය තුළ සඟවයි. “යවන්න” එබීමට පෙර, ඔබේ ගිණුමෙන් යන මුදල සහ ලැබෙන මුදල බලන්න.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'ගෙවීම තෝරන්න', text: 'පිටරටට wire එකක්, US තුළ එකක්, නැතහොත් ලැබෙන මුදලක්.' },
      { title: 'මුදල ඇතුළත් කරන්න', text: 'ඩොලර්වලින්, බැංකුවේ ලියන ආකාරයටම.' },
      {
        title: 'අතරමැදි බැංකු එකතු කරන්න',
        text: 'පිරිවැය බෙදා ගන්නා විට, එක් එක් අතරමැදි බැංකුව එහිම ගාස්තුව ගනී.',
      },
      {
        title: 'ලැබෙන මුදල සසඳන්න',
        text: 'සියලු බැංකුවලට ඔබම ගෙවීම, බෙදා ගැනීමට වඩා අඩු වියදමක් විය හැක.',
      },
    ],
    questions: [
      {
        question: 'මෙහි නම Mercuri ලෙස ලියා ඇත්තේ ඇයි?',
        answer: 'බැංකුවේ නම Mercury ය. අමුත්තන් මෙම මෙවලම දන්නා නම කාඩ්පතේ එලෙසම තබා ඇත.',
      },
      {
        question: 'ශ්‍රී ලංකාවේ ව්‍යාපාරිකයෙකුට ගිණුමක් විවෘත කළ හැකිද?',
        answer:
          'ගිණුම අයත් වන්නේ EIN සහිත එක්සත් ජනපදයේ සමාගමකටයි. සෑම අයදුම්පතක්ම තීරණය කරන්නේ Mercury වන අතර සමහර රටවල් එය බැහැර කරයි; ඒ සඳහා සමාගමක් පිහිටුවීමට පෙර එහිම ලැයිස්තුව පරීක්ෂා කරන්න.',
      },
      {
        question: 'අතරමැදි බැංකු කවුද?',
        answer:
          'පිටරටට යන wire එකක් බොහෝ විට අතරමැදි බැංකු එකක් හෝ දෙකක් හරහා යයි. පිරිවැය බෙදා ගන්නා විට, එක් එක් බැංකුව මුදලෙන්ම යම් මුදලක් ගනී; සාමාන්‍යයෙන් $15 ($5 – $50).',
      },
      {
        question: 'මෙම ගාස්තු කොපමණ නිශ්චිතද?',
        answer:
          'එය වෙනස් වේ. සමහරක් Mercury හි පිටුවේ ඇත, නැතහොත් මූලාශ්‍ර දෙකකින් තහවුරු වේ; සමහරකට අපට හමු වූයේ එක් මූලාශ්‍රයකි; ඩොලර්වලින් කරන නොමිලේ ගෙවීම් කිහිපයක් සඳහා අපට කිසිදු පිටුවක් හමු නොවීය. ඒ එක් එකක් කුමක්දැයි ගාස්තු වගුව කියයි; ප්‍රතිඵලයේ ගණනක් විවෘත කළ විට එහි ද එය සඳහන් වේ.',
      },
    ],
  },
  ta: {
    paragraph:
      'கொடுப்பனவுக்கு எதையும் அறவிடாத வங்கியும், நீங்கள் அனுப்பியதை விடக் குறைவாகச் சேர்க்கலாம்: வழியிலுள்ள வங்கிகள் தம் பங்கை எடுக்கும், நாணய மாற்றம் தன் செலவை வீதத்தில் மறைக்கும். அனுப்பும் முன், உங்கள் கணக்கிலிருந்து செல்வதையும் வந்துசேர்வதையும் பாருங்கள்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'கொடுப்பனவைத் தெரிவுசெய்யுங்கள்', text: 'வெளிநாட்டிற்கு wire, US இற்குள், அல்லது உள்ளே வரும் பணம்.' },
      { title: 'தொகையை எழுதுங்கள்', text: 'டொலரில், வங்கியில் எழுதுவதுபோல்.' },
      {
        title: 'இடையிலுள்ள வங்கிகளைச் சேருங்கள்',
        text: 'செலவுகள் பகிரப்படும்போது, வழியிலுள்ள ஒவ்வொரு வங்கியும் தன் கட்டணத்தை எடுக்கும்.',
      },
      { title: 'வந்துசேர்வதை ஒப்பிடுங்கள்', text: 'பகிர்வதை விட எல்லா வங்கிகளுக்கும் நீங்களே செலுத்துவது மலிவாக இருக்கலாம்.' },
    ],
    questions: [
      {
        question: 'இங்கு பெயர் Mercuri என எழுதப்பட்டிருப்பது ஏன்?',
        answer: 'வங்கியின் பெயர் Mercury. வருகையாளர்கள் இந்தக் கருவியை அறிந்த பெயரே அட்டையில் உள்ளது.',
      },
      {
        question: 'இலங்கையிலுள்ள தொழில்முயற்சியாளர் கணக்கைத் திறக்கலாமா?',
        answer:
          'கணக்கு, EIN உடைய ஐக்கிய அமெரிக்கக் கம்பனிக்கு உரியது. ஒவ்வொரு விண்ணப்பத்தையும் Mercury தீர்மானிக்கிறது, சில நாடுகளை விலக்குகிறது; அதற்காகக் கம்பனி ஆரம்பிக்கும் முன் அதன் சொந்தப் பட்டியலைப் பாருங்கள்.',
      },
      {
        question: 'வழியிலுள்ள வங்கிகள் யார்?',
        answer:
          'வெளிநாட்டிற்கான wire பெரும்பாலும் ஒன்று அல்லது இரண்டு இடை வங்கிகள் ஊடாகச் செல்லும். செலவுகள் பகிரப்படும்போது, ஒவ்வொரு வங்கியும் பணத்திலிருந்தே ஒரு தொகையை எடுக்கும், வழமையாக $15 ($5 – $50).',
      },
      {
        question: 'இந்தக் கட்டணங்கள் எவ்வளவு உறுதியானவை?',
        answer:
          'ஒவ்வொன்றும் வேறுபடும். சில Mercury இன் சொந்தப் பக்கத்தில் அல்லது இரண்டு மூலங்களால் உறுதிசெய்யப்பட்டவை; சிலவற்றுக்கு ஒரு மூலம் மட்டுமே கிடைத்தது; டொலரில் செய்யும் சில இலவசக் கொடுப்பனவுகளுக்கு எந்தப் பக்கமும் கிடைக்கவில்லை. ஒவ்வொன்றும் எது எனக் கட்டண அட்டவணை கூறும்; பெறுபேற்றிலுள்ள தொகையைத் திறந்தால் அங்கும் கூறப்படும்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
