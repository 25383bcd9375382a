import type { CalculatorSupport } from '../../src/calculator-support.ts';
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
          'A wire abroad often passes one or two intermediary banks. When costs are shared, each takes an amount from the money itself, typically $10 to $30.',
      },
      {
        question: 'Why are most lines marked as estimates?',
        answer:
          'We have read them in one place only. They change to verified when a second source, or Mercury’s own page, confirms them.',
      },
    ],
  },
  si: {
    paragraph:
      'ගෙවීමකට කිසිවක් අය නොකරන බැංකුවකින් වුවත් ඔබ යැවූ මුදලට වඩා අඩුවෙන් ලැබිය හැක: අතරමැදි බැංකු තම කොටස ගනී, පරිවර්තනයක් එහි පිරිවැය අනුපාතය තුළ සඟවයි. යවන්න එබීමට පෙර, ඔබේ ගිණුමෙන් යන මුදල සහ ලැබෙන මුදල බලන්න.',
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
        text: 'සියලු බැංකුවලට ඔබම ගෙවීම, බෙදා ගැනීමට වඩා ලාභදායී විය හැක.',
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
          'ගිණුම අයත් වන්නේ EIN සහිත එක්සත් ජනපදයේ සමාගමකට ය. සෑම අයදුම්පතක්ම තීරණය කරන්නේ Mercury වන අතර සමහර රටවල් එය බැහැර කරයි; ඒ සඳහා සමාගමක් පිහිටුවීමට පෙර එහිම ලැයිස්තුව පරීක්ෂා කරන්න.',
      },
      {
        question: 'අතරමැදි බැංකු කවුද?',
        answer:
          'පිටරටට යන wire එකක් බොහෝ විට අතරමැදි බැංකු එකක් හෝ දෙකක් හරහා යයි. පිරිවැය බෙදා ගන්නා විට, එක් එක් බැංකුව මුදලෙන්ම යම් මුදලක් ගනී; සාමාන්‍යයෙන් $10 – $30.',
      },
      {
        question: 'බොහෝ පේළි ඇස්තමේන්තු ලෙස සලකුණු කර ඇත්තේ ඇයි?',
        answer:
          'අප ඒවා කියවා ඇත්තේ එක් තැනකින් පමණි. දෙවන මූලාශ්‍රයක් හෝ Mercury හි පිටුව ඒවා තහවුරු කළ විට, ඒවා තහවුරු කළ ලෙස වෙනස් වේ.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
