import type { ServiceCard } from '../../src/entries/service-card.ts';

/** The services, in the order of every menu and list. */
export const serviceCards = [
  {
    slug: 'registered-agent',
    icon: 'map-pin-house',
    title: { en: 'Registered Agent', si: 'ලියාපදිංචි නියෝජිත (registered agent)', ta: 'பதிவுசெய்யப்பட்ட முகவர்' },
    text: {
      en: 'A US address that accepts legal mail for you, in any state.',
      si: 'ඕනෑම ප්‍රාන්තයක ඔබ වෙනුවෙන් නීතිමය ලිපි භාරගන්නා US ලිපිනයක්.',
      ta: 'எந்த மாநிலத்திலும், சட்டபூர்வத் தபாலை உங்களுக்காக ஏற்கும் US முகவரி.',
    },
  },
  {
    slug: 'ein',
    icon: 'hash',
    title: { en: 'EIN Number', si: 'EIN අංකය', ta: 'EIN இலக்கம்' },
    highlight: { en: 'EIN', si: 'EIN', ta: 'EIN' },
    text: {
      en: 'You need an EIN to open a US bank account.',
      si: 'US බැංකු ගිණුමක් විවෘත කිරීමට EIN අංකයක් අවශ්‍ය වේ.',
      ta: 'US வங்கிக் கணக்கைத் திறக்க EIN இலக்கம் தேவை.',
    },
  },
  {
    slug: 'boi-report',
    icon: 'users',
    title: { en: 'BOI Report', si: 'BOI report (හිමිකාරිත්ව වාර්තාව)', ta: 'BOI report (உரிமை அறிக்கை)' },
    text: {
      en: 'Who still has to file a BOI report. Most companies don’t.',
      si: 'තවමත් BOI report ඉදිරිපත් කළ යුත්තේ කවුද. බොහෝ සමාගම්වලට එය අවශ්‍ය නැත.',
      ta: 'இன்னும் BOI report சமர்ப்பிக்க வேண்டியது யார். பெரும்பாலான கம்பனிகளுக்குத் தேவையில்லை.',
    },
  },
  {
    slug: 'itin',
    icon: 'id-card',
    title: { en: 'ITIN Number', si: 'ITIN අංකය', ta: 'ITIN இலக்கம்' },
    highlight: { en: 'ITIN', si: 'ITIN', ta: 'ITIN' },
    text: {
      en: 'A personal US tax number, applied for from Sri Lanka.',
      si: 'ශ්‍රී ලංකාවේ සිට අයදුම් කරන පුද්ගලික US බදු අංකයක්.',
      ta: 'இலங்கையிலிருந்து விண்ணப்பிக்கப்படும் தனிப்பட்ட US வரி இலக்கம்.',
    },
  },
  {
    slug: 'annual-report',
    icon: 'calendar-check',
    title: { en: 'Annual Reports', si: 'වාර්ෂික වාර්තා', ta: 'வருடாந்த அறிக்கைகள்' },
    text: {
      en: 'State and registry filings, on time, every year.',
      si: 'සෑම වසරකම නියමිත වේලාවට ප්‍රාන්තයට සහ ලේඛකාගාරයට වාර්තා ඉදිරිපත් කිරීම.',
      ta: 'மாநில, பதிவகச் சமர்ப்பிப்புகள், ஒவ்வோர் ஆண்டும் உரிய நேரத்தில்.',
    },
  },
  {
    slug: 'trademark-registration',
    icon: 'stamp',
    title: { en: 'Trade mark registration', si: 'වෙළෙඳ ලකුණු ලියාපදිංචිය', ta: 'வியாபாரக் குறிப் பதிவு' },
    text: {
      en: 'Protect the name you trade under in the UK or US.',
      si: 'UK හෝ US හි ඔබ වෙළඳාම් කරන නම ආරක්ෂා කරගන්න.',
      ta: 'நீங்கள் வர்த்தகம் செய்யும் பெயரை UK அல்லது US இல் பாதுகாத்துக்கொள்ளுங்கள்.',
    },
  },
  {
    slug: 'usa-account',
    icon: 'landmark',
    title: { en: 'USA Bank Account', si: 'USA බැංකු ගිණුම', ta: 'US வங்கிக் கணக்கு' },
    highlight: { en: 'Bank', si: 'බැංකු', ta: 'வங்கி' },
    text: {
      en: 'Account and routing numbers for a company you own abroad.',
      si: 'පිටරට ඔබට අයත් සමාගමකට ගිණුම් අංකයක් සහ routing අංකයක්.',
      ta: 'வெளிநாட்டிலுள்ள உங்கள் கம்பனிக்குக் கணக்கு இலக்கமும் routing இலக்கமும்.',
    },
  },
  {
    slug: 'bookkeeping',
    icon: 'book-open-check',
    title: { en: 'Bookkeeping', si: 'පොත් තැබීම', ta: 'கணக்குப் பதிவேடு பேணல்' },
    text: {
      en: 'Monthly accounts in dollars, pounds and rupees.',
      si: 'ඩොලර්, පවුම් සහ රුපියල්වලින් මාසික ගිණුම් පොත්.',
      ta: 'டொலர், பவுண், ரூபாவில் மாதாந்தக் கணக்குப் புத்தகங்கள்.',
    },
  },
  {
    slug: 'stripe-account',
    icon: 'credit-card',
    title: { en: 'Stripe Account', si: 'Stripe ගිණුම', ta: 'Stripe கணக்கு' },
    highlight: { en: 'Stripe', si: 'Stripe', ta: 'Stripe' },
    text: {
      en: 'Take card payments through your UK or US company.',
      si: 'ඔබේ UK හෝ US සමාගම හරහා කාඩ්පත් ගෙවීම් ලබා ගන්න.',
      ta: 'உங்கள் UK அல்லது US கம்பனி ஊடாக அட்டைக் கொடுப்பனவுகளை ஏற்கலாம்.',
    },
  },
] as const satisfies readonly ServiceCard[];

export type ServiceSlug = (typeof serviceCards)[number]['slug'];
