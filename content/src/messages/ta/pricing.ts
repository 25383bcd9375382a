import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { claims } from '../../firm/claims/claims.ts';
import type { Country } from '../../firm/offers/countries.ts';
import { packages } from '../../firm/offers/packages.ts';
import { site } from '../../firm/site.ts';

const claim = claimTexts('ta');

const from = (country: Country) => packages[country][0]?.price ?? '';

export const pricing = {
  meta: {
    title: `UK, US கம்பனிப் பொதித் திட்ட விலைகள் | ${site.brand}`,
    description: `UK, US இற்குத் தலா மூன்று பொதித் திட்டங்கள், ${from('uk')}, ${from('us')} முதல், அடங்குபவற்றுடன். மாநில, பதிவகக் கட்டணங்கள் தனியாகக் காட்டப்படும்.`,
  },
  hero: {
    title: 'எளிய, வெளிப்படையான விலைகள்',
    text: 'ஒவ்வொரு பொதித் திட்டத்திற்கும் ஒரே விலை; அதில் அடங்கும் அனைத்தும் பட்டியலிடப்பட்டுள்ளன. மாநில, பதிவகக் கட்டணங்கள் தனியாகக் காட்டப்படும்.',
    start: 'ஆரம்பிக்க',
    imageAlt: 'உத்தியோகபூர்வக் கட்டணங்களைத் தனி வரிசைகளில் காட்டும் விலை அட்டவணை',
  },
  stats: {
    title: 'இலக்கங்களில்',
    companies: { value: claim.companies, label: 'பதிவுசெய்த கம்பனிகள்' },
    success: { value: claim.successRate, label: 'வெற்றி வீதம்' },
    countries: { value: claim.countries, label: 'நாடுகள்' },
    support: { value: claim.support, label: 'உதவி', note: claims.support.note.ta },
  },
  why: {
    title: `${site.brand} ஐத் தெரிவுசெய்வது ஏன்`,
    text: 'எந்தப் பொதித் திட்டத்தை எடுத்தாலும் விலையில் அடங்குபவை.',
    cards: {
      formation: {
        title: 'கம்பனி ஆரம்பித்தல்',
        text: `முழுமையான ஆவணத் தொகுப்பிலிருந்து சமர்ப்பிப்பு வரை, பதிவுக்கு ${claim.registration}.`,
      },
      ein: { title: 'வரி இலக்கங்கள்', text: `கம்பனி உருவான பின் US EIN பெற ${claim.ein}.` },
      banking: { title: 'வங்கிச் சேவை உதவி', text: 'ஒவ்வொரு பொதித் திட்டத்துடனும் கணக்கு வாய்ப்பு ஒன்றும், வங்கி ஏற்கும் ஆவணங்களும்.' },
      address: {
        title: 'ஒரு முகவரி',
        text: 'பதிவுசெய்யப்பட்ட அலுவலகம் அல்லது US முகவரி; உங்கள் வீட்டு முகவரி பதிவேட்டில் இடம்பெறாது.',
      },
      alerts: { title: 'இணக்கப்பாட்டு அறிவித்தல்கள்', text: 'உங்களுக்காக யார் சமர்ப்பித்தாலும், கம்பனி உள்ளவரை.' },
      languages: { title: 'உங்கள் மொழி', text: 'நீங்கள் செலுத்தும் முன்னரும் பின்னரும், சிங்களம், தமிழ் அல்லது ஆங்கிலத்தில் பதில்கள்.' },
    },
  },
  packages: {
    title: 'பொதித் திட்டங்கள்',
    text: 'US விலைகளில் மாநிலக் கட்டணம் அடங்காது. விலை மாற்றங்கள் 30 நாட்களுக்கு முன் அறிவிக்கப்படும்.',
  },
} as const;
