import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import { claimTexts } from '../../src/firm/claims/claim-texts.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const stripe = {
  en: {
    paragraph:
      'Stripe’s price has more parts than the one on its front page: where the card was issued, whether the currency changes, and which of its products took the payment. They add up before the money reaches your company’s account.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose the company', text: 'The country of your company decides the prices.' },
      { title: 'Choose the card', text: 'A card from another country costs more.' },
      { title: 'Tick the extras', text: 'Another currency, Invoicing and Billing each add a part.' },
      { title: 'Ask for enough', text: 'Raise the invoice until what arrives is what you need.' },
    ],
    questions: [
      {
        question: 'Can I open Stripe in Sri Lanka?',
        answer:
          'Stripe opens no accounts for businesses in Sri Lanka. A company in the United Kingdom or the United States can apply for one, with a bank account of its own there.',
      },
      {
        question: 'How many currencies does Stripe take?',
        answer: `Stripe names ${claimTexts('en').stripeCurrencies} currencies. A payment in another currency than your account’s is converted for a further part of the amount.`,
      },
      {
        question: 'Is the fee given back when I refund?',
        answer: 'No. Stripe keeps the fee of the first payment when you refund it.',
      },
      {
        question: 'What does a disputed payment cost?',
        answer:
          'A fixed fee for each dispute, and in some countries a second one if you answer it. Say in the form that the payment is disputed, and the result counts them. Answering costs time as well; keep proof of delivery.',
      },
    ],
  },
  si: {
    paragraph:
      'Stripe මිලට එහි මුල් පිටුවේ ඇති ගණනට වඩා කොටස් ඇත: කාඩ්පත නිකුත් කළේ කොහේද, මුදල් ඒකකය වෙනස් වේද, ගෙවීම ගත්තේ එහි කුමන නිෂ්පාදනයද. මුදල ඔබේ සමාගමේ ගිණුමට ළඟා වීමට පෙර ඒවා එකතු වේ.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'සමාගම තෝරන්න', text: 'මිල ගණන් තීරණය කරන්නේ ඔබේ සමාගමේ රටයි.' },
      { title: 'කාඩ්පත තෝරන්න', text: 'වෙනත් රටක කාඩ්පතකට වැඩියෙන් වැය වේ.' },
      {
        title: 'අමතර දේ සලකුණු කරන්න',
        text: 'වෙනත් මුදල් ඒකකයක්, Invoicing සහ Billing, එක් එකකින් කොටසක් එකතු වේ.',
      },
      {
        title: 'ප්‍රමාණවත් තරම් ඉල්ලන්න',
        text: 'ලැබෙන මුදල ඔබට අවශ්‍ය මුදල වන තෙක් ඉන්වොයිසිය වැඩි කරන්න.',
      },
    ],
    questions: [
      {
        question: 'ශ්‍රී ලංකාවේ Stripe විවෘත කළ හැකිද?',
        answer:
          'Stripe ශ්‍රී ලංකාවේ ව්‍යාපාරවලට ගිණුම් විවෘත නොකරයි. එක්සත් රාජධානියේ හෝ එක්සත් ජනපදයේ සමාගමකට, එහි තමන්ගේම බැංකු ගිණුමක් සමඟ, Stripe ගිණුමකට අයදුම් කළ හැක.',
      },
      {
        question: 'Stripe පිළිගන්නා මුදල් ඒකක කීයක්ද?',
        answer: `Stripe සඳහන් කරන්නේ මුදල් ඒකක ${claimTexts('si').stripeCurrencies}කි. ඔබේ ගිණුමේ එකට වඩා වෙනත් මුදල් ඒකකයකින් කරන ගෙවීමක්, මුදලෙන් තවත් කොටසක් අය කර, පරිවර්තනය කෙරේ.`,
      },
      {
        question: 'මුදල් ආපසු ගෙවන විට ගාස්තුව ආපසු ලැබේද?',
        answer: 'නැත. ඔබ මුදල් ආපසු ගෙවන විට පළමු ගෙවීමේ ගාස්තුව Stripe තබාගනී.',
      },
      {
        question: 'ආරවුලක් ඇති වූ ගෙවීමකට කොපමණ වැය වේද?',
        answer:
          'එක් ආරවුලකට ස්ථාවර ගාස්තුවක්; සමහර රටවල, ඔබ එයට පිළිතුරු දෙන්නේ නම් දෙවන ගාස්තුවක්. ගෙවීම ගැන ආරවුලක් ඇති බව පෝරමයේ සලකුණු කළ විට, ප්‍රතිඵලය ඒවා ගණන් ගනී. පිළිතුරු දීමට කාලය ද වැය වේ; භාර දුන් බවට සාක්ෂි තබාගන්න.',
      },
    ],
  },
  ta: {
    paragraph:
      'Stripe விலைக்கு அதன் முதற் பக்கத்திலுள்ளதை விட அதிகப் பகுதிகள் உண்டு: அட்டை எங்கு வழங்கப்பட்டது, நாணயம் மாறுகிறதா, அதன் எந்தச் சேவை கொடுப்பனவைப் பெற்றது. பணம் உங்கள் கம்பனியின் கணக்கை அடையும் முன் அவை ஒன்றாகக் கூடுகின்றன.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'கம்பனியைத் தெரிவுசெய்யுங்கள்', text: 'உங்கள் கம்பனியின் நாடே விலைகளைத் தீர்மானிக்கும்.' },
      { title: 'அட்டையைத் தெரிவுசெய்யுங்கள்', text: 'வேறு நாட்டு அட்டைக்கு அதிகச் செலவு.' },
      { title: 'மேலதிகங்களைக் குறியிடுங்கள்', text: 'வேறு நாணயம், Invoicing, Billing ஒவ்வொன்றும் ஒரு பகுதியைச் சேர்க்கும்.' },
      { title: 'போதுமான அளவு கேளுங்கள்', text: 'உங்களுக்குத் தேவையானது வந்துசேரும் வரை விலைப்பட்டியலைக் கூட்டுங்கள்.' },
    ],
    questions: [
      {
        question: 'இலங்கையில் Stripe கணக்கைத் திறக்கலாமா?',
        answer:
          'இலங்கையிலுள்ள வியாபாரங்களுக்கு Stripe கணக்குத் திறப்பதில்லை. ஐக்கிய இராச்சியத்திலோ ஐக்கிய அமெரிக்காவிலோ உள்ள கம்பனி, அங்கு தனது சொந்த வங்கிக் கணக்குடன், Stripe கணக்கிற்கு விண்ணப்பிக்கலாம்.',
      },
      {
        question: 'Stripe எத்தனை நாணயங்களை ஏற்கிறது?',
        answer: `Stripe ${claimTexts('ta').stripeCurrencies} நாணயங்களைக் குறிப்பிடுகிறது. உங்கள் கணக்கின் நாணயத்தை விட வேறு நாணயத்திலான கொடுப்பனவு, தொகையின் மேலும் ஒரு பகுதி அறவிடப்பட்டு மாற்றப்படும்.`,
      },
      {
        question: 'நான் மீளளித்தால் கட்டணம் திரும்பக் கிடைக்குமா?',
        answer: 'இல்லை. நீங்கள் மீளளிக்கும்போது, முதல் கொடுப்பனவின் கட்டணத்தை Stripe திருப்பித் தராது.',
      },
      {
        question: 'பிணக்குக்கு உட்பட்ட கொடுப்பனவுக்கு எவ்வளவு செலவு?',
        answer:
          'ஒவ்வொரு பிணக்குக்கும் ஒரு நிலையான கட்டணம்; சில நாடுகளில், நீங்கள் பதிலளித்தால் இரண்டாவது கட்டணம். கொடுப்பனவு பிணக்கில் உள்ளதாகப் படிவத்தில் குறியிட்டால், பெறுபேறு அவற்றைச் சேர்க்கும். பதிலளிக்க நேரமும் செலவாகும்; பொருள் சேர்ந்ததற்கான சான்றை வைத்திருங்கள்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
