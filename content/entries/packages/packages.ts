import { claimTexts } from '../../src/claim-texts.ts';
import type { FormationPackage } from '../../src/formation-package.ts';
import type { Country } from './countries.ts';

const orderPriority = {
  title: { en: 'Order priority', si: 'ඇණවුමට ප්‍රමුඛතාව' },
  text: { en: `Your filing goes first: ${claimTexts('en').premium} than Basic.`, si: `ඔබේ අයදුම්පත පළමුව ඉදිරිපත් කෙරේ: Basic පැකේජයට වඩා ${claimTexts('si').premium}.` },
};

/** The packages of each country. US prices exclude the state fee. */
export const packages = {
  us: [
    {
      name: { en: 'Basic', si: 'Basic' },
      price: '$129',
      note: { en: '+ State Fee', si: '+ ප්‍රාන්ත ගාස්තුව' },
      buildsOn: null,
      features: [
        { title: { en: 'Articles of Organization', si: 'සංස්ථාපන ලේඛනය (Articles of Organization)' } },
        { title: { en: 'EIN Business Tax Number', si: 'EIN ව්‍යාපාර බදු අංකය' } },
        { title: { en: 'Lifetime Compliance Alerts', si: 'සමාගම පවතින තුරු අනුකූලතා සිහිකැඳවීම්' } },
        { title: { en: 'Business Banking Account Offer', si: 'ව්‍යාපාරික බැංකු ගිණුම් යෝජනාවක්' } },
        { title: { en: 'US Address with Mail forwarding', si: 'තැපැල් ඉදිරියට යැවීම සහිත US ලිපිනයක්' } },
        { title: { en: 'Business Tax Consultation', si: 'ව්‍යාපාර බදු උපදේශනය' } },
        { title: { en: 'Incorporation documents', si: 'සංස්ථාගත කිරීමේ ලේඛන' } },
      ],
      popular: false,
      colour: 'gain',
    },
    {
      name: { en: 'Growth', si: 'Growth' },
      price: '$159',
      note: { en: '+ State Fee', si: '+ ප්‍රාන්ත ගාස්තුව' },
      buildsOn: 0,
      features: [
        orderPriority,
        { title: { en: 'Fast EIN', si: 'ඉක්මන් EIN' }, text: { en: 'Followed up by phone until the number is assigned.', si: 'අංකය ලැබෙන තෙක් දුරකථනයෙන් විමසයි.' } },
        {
          title: { en: 'BOI Reporting', si: 'BOI report (හිමිකාරිත්ව වාර්තාව)' },
          text: { en: 'If your company must report. Companies formed in the US no longer do.', si: 'ඔබේ සමාගම වාර්තා කළ යුතු නම් පමණි. US හි පිහිටුවූ සමාගම් තවදුරටත් එසේ කළ යුතු නැත.' },
        },
      ],
      popular: true,
      colour: 'action',
    },
    {
      name: { en: 'Enterprise', si: 'Enterprise' },
      price: '$599',
      note: { en: '+ State Fee', si: '+ ප්‍රාන්ත ගාස්තුව' },
      buildsOn: 1,
      features: [
        {
          title: { en: 'ITIN Number', si: 'ITIN අංකය' },
          text: { en: 'A personal US tax number for one owner, if the tax office has a reason to issue it.', si: 'එක් හිමිකරුවෙකුට පුද්ගලික US බදු අංකයක්, එය නිකුත් කිරීමට බදු කාර්යාලයට හේතුවක් ඇත්නම්.' },
        },
        { title: { en: 'DUNS Number', si: 'DUNS අංකය' }, text: { en: 'The company number that app stores and large buyers ask for.', si: 'යෙදුම් වෙළෙඳසැල් (app stores) සහ විශාල ගැනුම්කරුවන් ඉල්ලන සමාගම් අංකය.' } },
      ],
      popular: false,
      colour: 'highlight',
    },
  ],
  uk: [
    {
      name: { en: 'Basic', si: 'Basic' },
      price: '$99',
      note: { en: '' },
      buildsOn: null,
      features: [
        { title: { en: 'Company formation and documents', si: 'සමාගම පිහිටුවීම සහ ලේඛන' } },
        { title: { en: 'Registered office address', si: 'ලියාපදිංචි කාර්යාල ලිපිනය' } },
        { title: { en: 'Bank account via a card payment provider plus a payout provider', si: 'කාඩ්පත් ගෙවීම් සේවාවක් සහ ගෙවා දැමීමේ සේවාවක් හරහා බැංකු ගිණුමක්' } },
        { title: { en: 'Certificate of Incorporation', si: 'සංස්ථාගත කිරීමේ සහතිකය' } },
        { title: { en: 'Lifetime Compliance Alerts', si: 'සමාගම පවතින තුරු අනුකූලතා සිහිකැඳවීම්' } },
      ],
      popular: false,
      colour: 'gain',
    },
    {
      name: { en: 'Growth', si: 'Growth' },
      price: '$197',
      note: { en: '' },
      buildsOn: 0,
      features: [
        orderPriority,
        {
          title: { en: 'Free UK business address', si: 'නොමිලේ UK ව්‍යාපාර ලිපිනයක්' },
          text: { en: 'For letters to the company; post is scanned and sent to you.', si: 'සමාගමට එන ලිපි සඳහා; තැපෑලෙන් එන දේ ස්කෑන් කර ඔබට යවයි.' },
        },
        { title: { en: 'Priority customer support', si: 'ප්‍රමුඛ පාරිභෝගික සහාය' }, text: { en: 'Your questions are answered before others.', si: 'ඔබේ ප්‍රශ්නවලට අන් අයට පෙර පිළිතුරු ලැබේ.' } },
      ],
      popular: true,
      colour: 'action',
    },
    {
      name: { en: 'Enterprise', si: 'Enterprise' },
      price: '$207',
      note: { en: '' },
      buildsOn: 1,
      features: [
        {
          title: { en: 'Free UK phone number', si: 'නොමිලේ UK දුරකථන අංකයක්' },
          text: { en: 'A UK number for your website, your invoices and the forms that ask for one.', si: 'ඔබේ වෙබ් අඩවියට, ඉන්වොයිසිවලට සහ අංකයක් ඉල්ලන ආකෘති පත්‍රවලට UK අංකයක්.' },
        },
      ],
      popular: false,
      colour: 'highlight',
    },
  ],
} satisfies Readonly<Record<Country, readonly FormationPackage[]>>;
