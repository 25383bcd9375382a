import type { FormationPackage } from '../../src/entries/formation-package.ts';
import { claimTexts } from '../../src/firm/claims/claim-texts.ts';
import type { Country } from './countries.ts';

const orderPriority = {
  title: { en: 'Order priority', si: 'ඇණවුමට ප්‍රමුඛතාව', ta: 'கட்டளைக்கு முன்னுரிமை' },
  text: {
    en: `Your filing goes first: ${claimTexts('en').premium} than Basic.`,
    si: `ඔබේ අයදුම්පත පළමුව ඉදිරිපත් කෙරේ: Basic පැකේජයට වඩා ${claimTexts('si').premium}.`,
    ta: `உங்கள் சமர்ப்பிப்பு முதலில் செல்லும்: Basic ஐ விட ${claimTexts('ta').premium}.`,
  },
};

/** The packages of each country. US prices exclude the state fee. */
export const packages = {
  us: [
    {
      name: { en: 'Basic', si: 'Basic', ta: 'Basic' },
      price: '$129',
      note: { en: '+ State Fee', si: '+ ප්‍රාන්ත ගාස්තුව', ta: '+ மாநிலக் கட்டணம்' },
      buildsOn: null,
      features: [
        {
          title: {
            en: 'Articles of Organization',
            si: 'සංස්ථාපන ලේඛනය (Articles of Organization)',
            ta: 'கூட்டிணைப்பு ஆவணம் (Articles of Organization)',
          },
        },
        { title: { en: 'EIN Business Tax Number', si: 'EIN ව්‍යාපාර බදු අංකය', ta: 'EIN வியாபார வரி இலக்கம்' } },
        {
          title: {
            en: 'Lifetime Compliance Alerts',
            si: 'සමාගම පවතින තුරු අනුකූලතා සිහිකැඳවීම්',
            ta: 'கம்பனி உள்ளவரை இணக்கப்பாட்டு அறிவித்தல்கள்',
          },
        },
        {
          title: {
            en: 'Business Banking Account Offer',
            si: 'ව්‍යාපාරික බැංකු ගිණුම් යෝජනාවක්',
            ta: 'வியாபார வங்கிக் கணக்கு வாய்ப்பு',
          },
        },
        {
          title: {
            en: 'US Address with Mail forwarding',
            si: 'තැපැල් ඉදිරියට යැවීම සහිත US ලිපිනයක්',
            ta: 'தபால்களை அனுப்பித்தரும் US முகவரி',
          },
        },
        { title: { en: 'Business Tax Consultation', si: 'ව්‍යාපාර බදු උපදේශනය', ta: 'வியாபார வரி ஆலோசனை' } },
        { title: { en: 'Incorporation documents', si: 'සංස්ථාගත කිරීමේ ලේඛන', ta: 'கூட்டிணைப்பு ஆவணங்கள்' } },
      ],
      popular: false,
      colour: 'gain',
    },
    {
      name: { en: 'Growth', si: 'Growth', ta: 'Growth' },
      price: '$159',
      note: { en: '+ State Fee', si: '+ ප්‍රාන්ත ගාස්තුව', ta: '+ மாநிலக் கட்டணம்' },
      buildsOn: 0,
      features: [
        orderPriority,
        {
          title: { en: 'Fast EIN', si: 'ඉක්මන් EIN', ta: 'விரைவான EIN' },
          text: {
            en: 'Followed up by phone until the number is assigned.',
            si: 'අංකය ලැබෙන තෙක් අපි දුරකථනයෙන් විමසන්නෙමු.',
            ta: 'இலக்கம் வழங்கப்படும் வரை தொலைபேசியில் பின்தொடரப்படும்.',
          },
        },
        {
          title: { en: 'BOI Reporting', si: 'BOI report (හිමිකාරිත්ව වාර්තාව)', ta: 'BOI report (உரிமை அறிக்கை)' },
          text: {
            en: 'If your company must report. Companies formed in the US no longer do.',
            si: 'ඔබේ සමාගම වාර්තා කළ යුතු නම් පමණි. US හි පිහිටුවූ සමාගම් තවදුරටත් එසේ කළ යුතු නැත.',
            ta: 'உங்கள் கம்பனிக்கு அது கட்டாயமானால். US இல் ஆரம்பித்த கம்பனிகளுக்கு இப்போது இல்லை.',
          },
        },
      ],
      popular: true,
      colour: 'action',
    },
    {
      name: { en: 'Enterprise', si: 'Enterprise', ta: 'Enterprise' },
      price: '$599',
      note: { en: '+ State Fee', si: '+ ප්‍රාන්ත ගාස්තුව', ta: '+ மாநிலக் கட்டணம்' },
      buildsOn: 1,
      features: [
        {
          title: { en: 'ITIN Number', si: 'ITIN අංකය', ta: 'ITIN இலக்கம்' },
          text: {
            en: 'A personal US tax number for one owner, if the tax office has a reason to issue it.',
            si: 'එක් හිමිකරුවෙකුට පුද්ගලික US බදු අංකයක්, එය නිකුත් කිරීමට බදු කාර්යාලයට හේතුවක් ඇත්නම්.',
            ta: 'ஓர் உரிமையாளருக்குத் தனிப்பட்ட US வரி இலக்கம், வரி அலுவலகத்திற்குக் காரணம் இருந்தால்.',
          },
        },
        {
          title: { en: 'DUNS Number', si: 'DUNS අංකය', ta: 'DUNS இலக்கம்' },
          text: {
            en: 'The company number that app stores and large buyers ask for.',
            si: 'යෙදුම් වෙළෙඳසැල් (app stores) සහ විශාල ගැනුම්කරුවන් ඉල්ලන සමාගම් අංකය.',
            ta: 'செயலிக் கடைகளும் பெரிய கொள்வனவாளர்களும் கேட்கும் கம்பனி இலக்கம்.',
          },
        },
      ],
      popular: false,
      colour: 'highlight',
    },
  ],
  uk: [
    {
      name: { en: 'Basic', si: 'Basic', ta: 'Basic' },
      price: '$99',
      note: { en: '', ta: '' },
      buildsOn: null,
      features: [
        {
          title: { en: 'Company formation and documents', si: 'සමාගම පිහිටුවීම සහ ලේඛන', ta: 'கம்பனி ஆரம்பித்தலும் ஆவணங்களும்' },
        },
        { title: { en: 'Registered office address', si: 'ලියාපදිංචි කාර්යාල ලිපිනය', ta: 'பதிவுசெய்யப்பட்ட அலுவலக முகவரி' } },
        {
          title: {
            en: 'Bank account via a card payment provider plus a payout provider',
            si: 'කාඩ්පත් ගෙවීම් සේවාවක් සහ ගෙවා දැමීමේ සේවාවක් හරහා බැංකු ගිණුමක්',
            ta: 'அட்டைக் கொடுப்பனவு நிறுவனம் ஒன்றும் கொடுப்பனவு வழங்கல் (payout) நிறுவனம் ஒன்றும் ஊடாக வங்கிக் கணக்கு',
          },
        },
        { title: { en: 'Certificate of Incorporation', si: 'සංස්ථාගත කිරීමේ සහතිකය', ta: 'கூட்டிணைப்புச் சான்றிதழ்' } },
        {
          title: {
            en: 'Lifetime Compliance Alerts',
            si: 'සමාගම පවතින තුරු අනුකූලතා සිහිකැඳවීම්',
            ta: 'கம்பனி உள்ளவரை இணக்கப்பாட்டு அறிவித்தல்கள்',
          },
        },
      ],
      popular: false,
      colour: 'gain',
    },
    {
      name: { en: 'Growth', si: 'Growth', ta: 'Growth' },
      price: '$197',
      note: { en: '', ta: '' },
      buildsOn: 0,
      features: [
        orderPriority,
        {
          title: { en: 'Free UK business address', si: 'නොමිලේ UK ව්‍යාපාර ලිපිනයක්', ta: 'இலவச UK வியாபார முகவரி' },
          text: {
            en: 'For letters to the company; post is scanned and sent to you.',
            si: 'සමාගමට එන ලිපි සඳහා; තැපෑලෙන් එන දේ ස්කෑන් කර ඔබට යවයි.',
            ta: 'கம்பனிக்கு வரும் கடிதங்களுக்கு; தபால் ஸ்கேன் செய்யப்பட்டு உங்களுக்கு அனுப்பப்படும்.',
          },
        },
        {
          title: { en: 'Priority customer support', si: 'ප්‍රමුඛ පාරිභෝගික සහාය', ta: 'முன்னுரிமை வாடிக்கையாளர் உதவி' },
          text: {
            en: 'Your questions are answered before others.',
            si: 'ඔබේ ප්‍රශ්නවලට අන් අයට පෙර පිළිතුරු ලැබේ.',
            ta: 'உங்கள் கேள்விகளுக்கு மற்றவற்றுக்கு முன் பதிலளிக்கப்படும்.',
          },
        },
      ],
      popular: true,
      colour: 'action',
    },
    {
      name: { en: 'Enterprise', si: 'Enterprise', ta: 'Enterprise' },
      price: '$207',
      note: { en: '', ta: '' },
      buildsOn: 1,
      features: [
        {
          title: { en: 'Free UK phone number', si: 'නොමිලේ UK දුරකථන අංකයක්', ta: 'இலவச UK தொலைபேசி இலக்கம்' },
          text: {
            en: 'A UK number for your website, your invoices and the forms that ask for one.',
            si: 'ඔබේ වෙබ් අඩවියට, ඉන්වොයිසිවලට සහ අංකයක් ඉල්ලන ආකෘති පත්‍රවලට UK අංකයක්.',
            ta: 'இணையத்தளம், விலைப்பட்டியல்கள், இலக்கம் கேட்கும் படிவங்களுக்கு ஒரு UK இலக்கம்.',
          },
        },
      ],
      popular: false,
      colour: 'highlight',
    },
  ],
} satisfies Readonly<Record<Country, readonly FormationPackage[]>>;
