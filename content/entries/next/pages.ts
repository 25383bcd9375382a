import type { Lead } from '../../src/pages/lead.ts';

/** Pages that are neither a tool, a service, a company nor an article, as a list of what is next names them. */
export const pages = {
  packages: {
    href: '/pricing',
    title: { en: 'Packages and prices', si: 'පැකේජ සහ මිල', ta: 'பொதித் திட்டங்களும் விலைகளும்' },
    text: {
      en: 'What we charge to form a company, and what the registry charges.',
      si: 'සමාගමක් පිහිටුවීමට අප අය කරන මුදල සහ ලේඛකාගාරය ගන්නා මුදල.',
      ta: 'கம்பனி ஆரம்பிக்க எமது கட்டணமும், பதிவகத்தின் கட்டணமும்.',
    },
  },
  services: {
    href: '/services',
    title: { en: 'All services', si: 'සියලු සේවා', ta: 'அனைத்துச் சேவைகள்' },
    text: {
      en: 'Countries to form a company in, and services once it is formed.',
      si: 'සමාගමක් පිහිටුවිය හැකි රටවල් සහ ඉන්පසු ලබා ගත හැකි සේවා.',
      ta: 'கம்பனி ஆரம்பிக்கக்கூடிய நாடுகளும், அதன் பின்னரான சேவைகளும்.',
    },
  },
  resources: {
    href: '/resources',
    title: { en: 'All free tools', si: 'නොමිලේ දෙන සියලු මෙවලම්', ta: 'அனைத்து இலவசக் கருவிகள்' },
    text: {
      en: 'Calculators, comparisons, deadlines and codes, without an account.',
      si: 'ගණක, සැසඳීම්, අවසන් දින සහ කේත; ගිණුමක් අවශ්‍ය නැත.',
      ta: 'கணிப்பான்கள், ஒப்பீடுகள், இறுதித் திகதிகள், குறியீடுகள்; கணக்கு இல்லாமலே.',
    },
  },
  offline: {
    href: '/offline',
    title: {
      en: 'Use the tools offline',
      si: 'මෙවලම් අන්තර්ජාලය නැතිව භාවිත කරන්න',
      ta: 'கருவிகளை இணைப்பின்றிப் பயன்படுத்துங்கள்',
    },
    text: {
      en: 'Save the free tools on your phone for when there is no signal.',
      si: 'සංඥා නැති විට භාවිතයට නොමිලේ දෙන මෙවලම් ඔබේ දුරකථනයේ සුරකින්න.',
      ta: 'இணைப்பு இல்லாத போதும் பயன்படுத்த, இலவசக் கருவிகளை உங்கள் தொலைபேசியில் சேமியுங்கள்.',
    },
  },
  blog: {
    href: '/blog',
    title: { en: 'Blog', si: 'බ්ලොගය', ta: 'வலைப்பதிவு' },
    text: {
      en: 'Articles on tax, budgets, invoices and companies abroad.',
      si: 'බදු, අයවැය, ඉන්වොයිසි සහ පිටරට සමාගම් ගැන ලිපි.',
      ta: 'வரி, வரவு செலவுத் திட்டம், விலைப்பட்டியல், வெளிநாட்டுக் கம்பனிகள் பற்றிய கட்டுரைகள்.',
    },
  },
  testimonials: {
    href: '/testimonials',
    title: { en: 'Reviews', si: 'පාරිභෝගික අදහස්', ta: 'வாடிக்கையாளர் கருத்துகள்' },
    text: {
      en: 'What people write about us, with source and date.',
      si: 'අප ගැන ලියා ඇති දේ, මූලාශ්‍රය සහ දිනය සමඟ.',
      ta: 'எங்களைப் பற்றி எழுதப்பட்டவை, மூலத்துடனும் திகதியுடனும்.',
    },
  },
  about: {
    href: '/about',
    title: { en: 'About us', si: 'අප ගැන', ta: 'எங்களைப் பற்றி' },
    text: {
      en: 'Who we are, and how we count our figures.',
      si: 'අපි කවුද සහ අප දක්වන ගණන් ගණනය කරන ආකාරය.',
      ta: 'நாங்கள் யார், நாங்கள் கூறும் எண்ணிக்கைகளை எப்படி எண்ணுகிறோம்.',
    },
  },
  contact: {
    href: '/contact-us',
    title: { en: 'Contact us', si: 'අප අමතන්න', ta: 'எம்மைத் தொடர்பு கொள்க' },
    text: {
      en: 'Ask for a quote, or ask us anything else.',
      si: 'මිල ගණන් ඉල්ලන්න, නැතහොත් වෙන ඕනෑම දෙයක් අසන්න.',
      ta: 'விலை விபரத்தைக் கேளுங்கள், அல்லது வேறு எதையும் கேளுங்கள்.',
    },
  },
  meet: {
    href: '/meet',
    title: { en: 'Book a call', si: 'ඇමතුමක් වෙන් කරගන්න', ta: 'அழைப்பு நேரம் ஒதுக்குக' },
    text: {
      en: 'Choose a day and a time to talk with us, free of charge.',
      si: 'අප සමඟ නොමිලේ කතා කිරීමට දිනයක් සහ වේලාවක් තෝරන්න.',
      ta: 'எங்களுடன் இலவசமாகப் பேச ஒரு நாளையும் நேரத்தையும் தெரிவுசெய்யுங்கள்.',
    },
  },
  search: {
    href: '/search',
    title: { en: 'Search', si: 'සොයන්න', ta: 'தேடுக' },
    text: {
      en: 'Every tool, service, article and page in one list.',
      si: 'සියලු මෙවලම්, සේවා, ලිපි සහ පිටු එක ලැයිස්තුවක.',
      ta: 'அனைத்துக் கருவிகள், சேவைகள், கட்டுரைகள், பக்கங்கள் ஒரே பட்டியலில்.',
    },
  },
  reasons: {
    href: '/which-company/reasons',
    title: {
      en: 'Every reason for and against',
      si: 'පක්ෂව සහ විපක්ෂව සියලු හේතු',
      ta: 'சாதகமானதும் பாதகமானதுமான ஒவ்வொரு காரணமும்',
    },
    text: {
      en: 'What our questions look at, with the source of each rule.',
      si: 'ප්‍රශ්නාවලිය සලකා බලන දේ, එක් එක් රීතියේ මූලාශ්‍රය සමඟ.',
      ta: 'வினாக்கொத்து எவற்றைச் சீர்தூக்குகிறது, ஒவ்வொரு விதியின் மூலத்துடனும்.',
    },
  },
  'fee-changes': {
    href: '/fees/changes',
    title: { en: 'Fee changes', si: 'ගාස්තු වෙනස්කම්', ta: 'கட்டண மாற்றங்கள்' },
    text: {
      en: 'Every fee that rose, fell or was announced, by date.',
      si: 'වැඩි වූ, අඩු වූ හෝ නිවේදනය කළ සෑම ගාස්තුවක්ම, දිනය අනුව.',
      ta: 'கூடிய, குறைந்த அல்லது அறிவிக்கப்பட்ட ஒவ்வொரு கட்டணமும், அதன் நாளின்படி.',
    },
  },
  developers: {
    href: '/developers',
    title: { en: 'For developers', si: 'මෘදුකාංග සංවර්ධකයන්ට', ta: 'மென்பொருள் உருவாக்குநர்களுக்கு' },
    text: {
      en: 'Ask our calculators from your own program, as JSON.',
      si: 'ඔබේම වැඩසටහනකින් අපේ ගණක භාවිත කරන්න, JSON ලෙස.',
      ta: 'உங்கள் நிரலிலிருந்தே எமது கணிப்பான்களைக் கேளுங்கள், JSON வடிவில்.',
    },
  },
  'bank-wires': {
    href: '/fees/bank-wires',
    title: {
      en: 'What banks charge for a wire',
      si: 'බැංකු මාරුවකට (wire) බැංකු අය කරන මුදල',
      ta: 'சர்வதேசப் பரிமாற்றத்திற்கு (wire) வங்கிகள் அறவிடுவது',
    },
    text: {
      en: 'Charges of banks in Sri Lanka for money from abroad.',
      si: 'විදේශයෙන් එන මුදල් සඳහා ශ්‍රී ලංකාවේ බැංකුවල ගාස්තු.',
      ta: 'வெளிநாட்டிலிருந்து வரும் பணத்திற்கு இலங்கை வங்கிகளின் அறவீடுகள்.',
    },
  },
  'privacy-policy': {
    href: '/privacy-policy',
    title: { en: 'Privacy policy', si: 'පෞද්ගලිකත්ව ප්‍රතිපත්තිය', ta: 'தனியுரிமைக் கொள்கை' },
    text: {
      en: 'What we collect, why, and who sees it.',
      si: 'අප එකතු කරන දේ, එය කුමක් සඳහාද සහ එය පෙන්වන්නේ කාටද.',
      ta: 'எதைச் சேகரிக்கிறோம், எதற்காக, யாருக்குக் காட்டுகிறோம்.',
    },
  },
  'data-protection': {
    href: '/data-protection',
    title: { en: 'Data protection', si: 'දත්ත ආරක්ෂණය', ta: 'தரவுப் பாதுகாப்பு' },
    text: {
      en: 'What is stored, for how long, and how to have it erased.',
      si: 'ගබඩා කරන දේ, කොපමණ කලක්ද සහ එය මකා දැමීමට කළ යුතු දේ.',
      ta: 'எது சேமிக்கப்படுகிறது, எவ்வளவு காலம், அதை எப்படி அழிக்கச் செய்வது.',
    },
  },
  'terms-and-conditions': {
    href: '/terms-and-conditions',
    title: { en: 'Terms and conditions', si: 'නියමයන් සහ කොන්දේසි', ta: 'விதிமுறைகளும் நிபந்தனைகளும்' },
    text: {
      en: 'What you and we agree on when you order.',
      si: 'ඔබ ඇණවුම් කරන විට ඔබත් අපිත් එකඟ වන දේ.',
      ta: 'நீங்கள் கொள்வனவுக் கட்டளை வழங்கும்போது நீங்களும் நாங்களும் உடன்படுபவை.',
    },
  },
} satisfies Readonly<Record<string, Lead>>;

export type PageName = keyof typeof pages;
