import type { CalculatorSupport } from '../../src/calculator-support.ts';
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
          'Stripe opens no accounts for businesses in Sri Lanka. A company in the United Kingdom or the United States can open one, with a bank account of its own there.',
      },
      {
        question: 'How many currencies does Stripe take?',
        answer:
          'Stripe names 135+ currencies. A payment in another currency than your account’s is converted for a further part of the amount.',
      },
      {
        question: 'Is the fee given back when I refund?',
        answer: 'No. Stripe keeps the fee of the first payment when you refund it.',
      },
      {
        question: 'What does a disputed payment cost?',
        answer:
          'A fixed fee for each dispute, which this page does not count. Answering one costs time as well; keep proof of delivery.',
      },
    ],
  },
  si: {
    paragraph:
      'Stripe මිලට එහි මුල් පිටුවේ ඇති ගණනට වඩා කොටස් ඇත: කාඩ්පත නිකුත් කළේ කොහේද, මුදල් ඒකකය වෙනස් වේද, ගෙවීම ගත්තේ එහි කුමන නිෂ්පාදනයද. මුදල ඔබේ සමාගමේ ගිණුමට ළඟා වීමට පෙර ඒවා එකතු වේ.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'සමාගම තෝරන්න', text: 'මිල ගණන් තීරණය කරන්නේ ඔබේ සමාගමේ රට ය.' },
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
          'Stripe ශ්‍රී ලංකාවේ ව්‍යාපාරවලට ගිණුම් විවෘත නොකරයි. එක්සත් රාජධානියේ හෝ එක්සත් ජනපදයේ සමාගමකට, එහි තමන්ගේම බැංකු ගිණුමක් සමඟ, එකක් විවෘත කළ හැක.',
      },
      {
        question: 'Stripe පිළිගන්නා මුදල් ඒකක කීයක්ද?',
        answer:
          'Stripe සඳහන් කරන්නේ මුදල් ඒකක 135+කි. ඔබේ ගිණුමේ එකට වඩා වෙනත් මුදල් ඒකකයකින් කරන ගෙවීමක්, මුදලෙන් තවත් කොටසක් අය කර, පරිවර්තනය කෙරේ.',
      },
      {
        question: 'මුදල් ආපසු ගෙවන විට ගාස්තුව ආපසු ලැබෙනවාද?',
        answer: 'නැත. ඔබ මුදල් ආපසු ගෙවන විට පළමු ගෙවීමේ ගාස්තුව Stripe තබාගනී.',
      },
      {
        question: 'ආරවුලක් ඇති වූ ගෙවීමකට කොපමණ වැය වේද?',
        answer: 'එක් ආරවුලකට ස්ථාවර ගාස්තුවක්; මෙම පිටුව එය ගණන් නොගනී. පිළිතුරු දීමට කාලය ද වැය වේ; භාර දුන් බවට සාක්ෂි තබාගන්න.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
