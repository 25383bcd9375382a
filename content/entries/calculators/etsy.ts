import type { CalculatorSupport } from '../../src/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const etsy = {
  en: {
    paragraph:
      'Etsy takes its share in up to six lines, and two of them count the postage and the tax. A listing fee is charged before anything sells, and an order from an advertisement outside Etsy pays once more. Only the whole statement shows what an order leaves.',
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
          'Sri Lanka is not on the public list of countries for Etsy Payments that we have read. A shop needs a bank account in a country that is on it, such as that of a US or UK company.',
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
          'No. Where Etsy adds VAT to its fees depends on the country, and no page that we have read says so in full. Your statement shows it.',
      },
    ],
  },
  si: {
    paragraph:
      'Etsy එහි කොටස පේළි හයක් දක්වා ගනී; ඉන් දෙකක් තැපැල් ගාස්තුව සහ බද්ද ද ගණන් ගනී. කිසිවක් විකිණීමට පෙර දැන්වීම් ගාස්තුවක් (listing fee) අය කෙරේ; Etsy වලින් පිටත දැන්වීමකින් ලැබෙන ඇණවුමකට තවත් වරක් ගෙවිය යුතුය. ඇණවුමකින් ඉතිරි වන දේ පෙන්වන්නේ සම්පූර්ණ ප්‍රකාශය පමණි.',
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
          'අප කියවූ Etsy Payments රටවල් ප්‍රසිද්ධ ලැයිස්තුවේ ශ්‍රී ලංකාව නැත. වෙළෙඳසැලකට එම ලැයිස්තුවේ ඇති රටක බැංකු ගිණුමක් අවශ්‍ය වේ; උදාහරණයක් ලෙස US හෝ UK සමාගමක ගිණුමක්.',
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
          'නැත. Etsy එහි ගාස්තුවලට VAT එකතු කරන්නේ කොතැනකදීද යන්න රට අනුව වෙනස් වන අතර, අප කියවූ කිසිදු පිටුවක එය සම්පූර්ණයෙන් සඳහන් නොවේ. ඔබේ ප්‍රකාශයේ එය පෙනේ.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
