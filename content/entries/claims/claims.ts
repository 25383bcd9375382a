import type { Claim } from '../../src/entries/claim.ts';

const stated = { asOf: '2026-11-21' } as const;

/** What the firm says of itself. Some figures overlap on purpose: each has its own page and its own definition. */
export const claims = {
  entrepreneurs: {
    text: { en: '10,000+', si: '10,000+', ta: '10,000+' },
    label: { en: 'entrepreneurs served', si: 'සේවා ලැබූ ව්‍යවසායකයන්', ta: 'சேவை பெற்ற தொழில்முயற்சியாளர்கள்' },
    definition: {
      en: 'Everybody who used a service, a call or an account-bound tool since the firm began. Shown on the home page.',
      si: 'ආයතනය ආරම්භ වූ දා සිට සේවාවක්, ඇමතුමක් හෝ ගිණුමකට බැඳුණු මෙවලමක් භාවිත කළ සියලු දෙනා. මුල් පිටුවේ පෙන්වයි.',
      ta: 'நிறுவனம் தொடங்கியதிலிருந்து ஒரு சேவையை, ஓர் அழைப்பை அல்லது கணக்குடன் இணைந்த கருவியைப் பயன்படுத்திய அனைவரும். முகப்பில் காட்டப்படும்.',
    },
    owner: 'Head of marketing',
    ...stated,
    confirmed: false,
  },
  partners: {
    text: { en: '100+', si: '100+', ta: '100+' },
    label: { en: 'partner companies', si: 'හවුල්කාර සමාගම්', ta: 'பங்காளர் கம்பனிகள்' },
    definition: {
      en: 'Companies with which a partner agreement is in force: agents, banks, payment providers and referrers.',
      si: 'හවුල්කාර ගිවිසුමක් බලපැවැත්වෙන සමාගම්: නියෝජිතයන්, බැංකු, ගෙවීම් සේවා සහ ගනුදෙනුකරුවන් යොමු කරන්නන්.',
      ta: 'பங்காளர் ஒப்பந்தம் நடைமுறையிலுள்ள கம்பனிகள்: முகவர்கள், வங்கிகள், கொடுப்பனவு வழங்குநர்கள், பரிந்துரைப்போர்.',
    },
    owner: 'Head of partnerships',
    ...stated,
    confirmed: false,
  },
  companies: {
    text: { en: '500+', si: '500+', ta: '500+' },
    label: { en: 'companies registered', si: 'ලියාපදිංචි කළ සමාගම්', ta: 'பதிவுசெய்த கம்பனிகள்' },
    definition: {
      en: 'Companies that a registry accepted after the firm had filed them, in any country, since the firm began.',
      si: 'ආයතනය ආරම්භ වූ දා සිට, ආයතනය ඉදිරිපත් කළ පසු ඕනෑම රටක ලේඛකාගාරයක් පිළිගත් සමාගම්.',
      ta: 'நிறுவனம் தொடங்கியதிலிருந்து, எந்த நாட்டிலும், நிறுவனம் சமர்ப்பித்த பின் பதிவகம் ஏற்றுக்கொண்ட கம்பனிகள்.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  clients: {
    text: { en: '5000+', si: '5000+', ta: '5000+' },
    label: { en: 'happy clients', si: 'තෘප්තිමත් ගනුදෙනුකරුවන්', ta: 'மகிழ்ச்சியான வாடிக்கையாளர்கள்' },
    definition: {
      en: 'Clients of any service who closed an order without a complaint. Shown on the about and testimonials pages.',
      si: 'ඕනෑම සේවාවක ඇණවුමක් පැමිණිල්ලක් නොමැතිව අවසන් කළ ගනුදෙනුකරුවන්. අප ගැන පිටුවේ සහ පාරිභෝගික අදහස් පිටුවේ පෙන්වයි.',
      ta: 'முறைப்பாடு இன்றி ஒரு கட்டளையை முடித்த, எந்தச் சேவையினதும் வாடிக்கையாளர்கள். எங்களைப் பற்றி, வாடிக்கையாளர் சான்றுகள் பக்கங்களில் காட்டப்படும்.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  countries: {
    text: { en: '50+', si: '50+', ta: '50+' },
    label: { en: 'countries', si: 'රටවල්', ta: 'நாடுகள்' },
    definition: {
      en: 'Countries of residence of clients at the time of their first order.',
      si: 'ගනුදෙනුකරුවන් තම පළමු ඇණවුම කළ විට පදිංචිව සිටි රටවල්.',
      ta: 'முதல் கட்டளையின்போது வாடிக்கையாளர்கள் வதிந்த நாடுகள்.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  successRate: {
    text: { en: '98%', si: '98%', ta: '98%' },
    label: { en: 'success rate', si: 'සාර්ථකත්ව අනුපාතය', ta: 'வெற்றி வீதம்' },
    definition: {
      en: 'Filings that the registry accepted, first or second time, as a share of all filings in the last twelve months.',
      si: 'පසුගිය මාස දොළහේ ඉදිරිපත් කළ සියලු අයදුම්පත්වලින්, පළමු හෝ දෙවන වර ලේඛකාගාරය පිළිගත් කොටස.',
      ta: 'கடந்த பன்னிரண்டு மாதங்களின் எல்லாச் சமர்ப்பிப்புகளிலும், முதல் அல்லது இரண்டாம் தடவையில் பதிவகம் ஏற்றுக்கொண்டவற்றின் பங்கு.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  support: {
    text: { en: '24/7', si: '24/7', ta: '24/7' },
    label: { en: 'support', si: 'සහාය', ta: 'உதவி' },
    note: {
      en: 'messages at any hour, answers in business hours',
      si: 'පණිවිඩ ඕනෑම වේලාවක, පිළිතුරු කාර්යාල වේලාවන් තුළ',
      ta: 'செய்திகள் எந்நேரமும், பதில்கள் வேலை நேரத்தில்',
    },
    definition: {
      en: 'Messages are taken at any hour by form, e-mail and chat; the office answers in business hours.',
      si: 'පෝරමය, විද්‍යුත් තැපෑල සහ කතාබහ හරහා පණිවිඩ ඕනෑම වේලාවක භාරගනු ලැබේ; කාර්යාලය පිළිතුරු දෙන්නේ කාර්යාල වේලාවන් තුළ ය.',
      ta: 'படிவம், மின்னஞ்சல், அரட்டை ஊடாகச் செய்திகள் எந்நேரமும் ஏற்கப்படும்; அலுவலகம் வேலை நேரத்தில் பதிலளிக்கும்.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  registration: {
    text: { en: '24-48 hours', si: 'පැය 24-48', ta: '24-48 மணித்தியாலங்கள்' },
    label: { en: 'to register', si: 'ලියාපදිංචි කිරීමට', ta: 'பதிவு செய்ய' },
    definition: {
      en: 'From a complete file with verified identity to the filing at the registry. The registry’s own time is not included.',
      si: 'තහවුරු කළ අනන්‍යතාව සහිත සම්පූර්ණ ලේඛන ලැබීමේ සිට ලේඛකාගාරයට ඉදිරිපත් කිරීම දක්වා. ලේඛකාගාරයටම ගත වන කාලය මීට ඇතුළත් නොවේ.',
      ta: 'அடையாளம் உறுதிப்படுத்தப்பட்ட முழுமையான ஆவணத் தொகுப்பிலிருந்து பதிவகத்தில் சமர்ப்பிக்கும் வரை. பதிவகம் எடுக்கும் நேரம் இதில் அடங்காது.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  formed: {
    text: { en: 'about 2 days', si: 'දින 2ක් පමණ', ta: 'சுமார் 2 நாட்கள்' },
    label: { en: 'until the company is formed', si: 'සමාගම පිහිටුවන තෙක්', ta: 'கம்பனி உருவாகும் வரை' },
    definition: {
      en: 'Median time from a complete file to the registry’s certificate, in states and registries with online filing.',
      si: 'මාර්ගගතව ඉදිරිපත් කළ හැකි ප්‍රාන්තවල සහ ලේඛකාගාරවල, සම්පූර්ණ ලේඛන ලැබීමේ සිට ලේඛකාගාරයේ සහතිකය දක්වා මධ්‍යස්ථ කාලය (median).',
      ta: 'இணையவழியில் சமர்ப்பிக்கக்கூடிய மாநிலங்களிலும் பதிவகங்களிலும், முழுமையான ஆவணத் தொகுப்பிலிருந்து பதிவகத்தின் சான்றிதழ் வரையான இடையக் காலம் (median).',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  ein: {
    text: { en: '3-5 further days', si: 'තවත් දින 3-5ක්', ta: 'மேலும் 3-5 நாட்கள்' },
    label: { en: 'for a US EIN', si: 'US EIN සඳහා', ta: 'US EIN பெற' },
    definition: {
      en: 'Days from the company’s formation to the EIN by fax, when the form is accepted at first sight.',
      si: 'ආකෘති පත්‍රය පළමු වර පිළිගත් විට, සමාගම පිහිටුවීමේ සිට ෆැක්ස් මඟින් EIN ලැබීම දක්වා දින.',
      ta: 'கம்பனி உருவானதிலிருந்து தொலைநகல் மூலம் EIN பெறும் வரையான நாட்கள், படிவம் முதல் தடவையிலேயே ஏற்கப்பட்டால்.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  incorporation: {
    text: { en: 'under 3 business days', si: 'වැඩ කරන දින 3කට අඩු', ta: '3 வேலை நாட்களுக்கும் குறைவு' },
    label: { en: 'for an incorporation, usually', si: 'සංස්ථාගත කිරීමකට, බොහෝ විට', ta: 'வழமையாகக் கூட்டிணைப்பதற்கு' },
    definition: {
      en: 'Business days from a complete file to the certificate, in nine of ten cases.',
      si: 'අවස්ථා දහයකින් නවයකදී, සම්පූර්ණ ලේඛන ලැබීමේ සිට සහතිකය දක්වා වැඩ කරන දින.',
      ta: 'முழுமையான ஆவணத் தொகுப்பிலிருந்து சான்றிதழ் வரையான வேலை நாட்கள், பத்தில் ஒன்பது சந்தர்ப்பங்களில்.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  premium: {
    text: { en: '3 times faster', si: '3 ගුණයක් වේගවත්', ta: '3 மடங்கு வேகம்' },
    label: {
      en: 'for premium orders, compared with Basic',
      si: 'උසස් පැකේජ, Basic හා සසඳන විට',
      ta: 'Basic ஐ விட, Premium கட்டளைகளுக்கு',
    },
    definition: {
      en: 'Median handling time of Growth and Enterprise orders in the firm, compared with Basic. Registries treat all alike.',
      si: 'ආයතනය තුළ Growth සහ Enterprise ඇණවුම් හැසිරවීමට ගත වන මධ්‍යස්ථ කාලය (median), Basic හා සසඳන විට. ලේඛකාගාර සියල්ල එක ලෙස සලකයි.',
      ta: 'Growth, Enterprise கட்டளைகளை நிறுவனம் கையாளும் இடையக் காலம் (median), Basic உடன் ஒப்பிடுகையில். பதிவகங்கள் அனைவரையும் ஒரே விதமாகவே நடத்துகின்றன.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  review: {
    text: { en: 'within 24 hours', si: 'පැය 24ක් ඇතුළත', ta: '24 மணித்தியாலங்களுக்குள்' },
    label: {
      en: 'until your application is reviewed',
      si: 'ඔබේ අයදුම්පත සමාලෝචනය කරන තෙක්',
      ta: 'விண்ணப்பம் பரிசீலிக்கப்படும் வரை',
    },
    definition: {
      en: 'From the moment the application arrives to a person’s first answer, on any day of the week.',
      si: 'සතියේ ඕනෑම දිනක, අයදුම්පත ලැබුණු මොහොතේ සිට පුද්ගලයෙකුගේ පළමු පිළිතුර දක්වා.',
      ta: 'விண்ணப்பம் கிடைத்த நேரத்திலிருந்து ஒருவரின் முதல் பதில் வரை, வாரத்தின் எந்த நாளிலும்.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  nameReservation: {
    text: { en: '60 days', si: 'දින 60', ta: '60 நாட்கள்' },
    label: {
      en: 'for which a reserved name is valid',
      si: 'වෙන් කළ නමක් වලංගු කාලය',
      ta: 'ஒதுக்கிய பெயர் செல்லுபடியாகும் காலம்',
    },
    definition: {
      en: 'How long the firm holds a name for a client. Registries have their own terms, which differ by state.',
      si: 'ගනුදෙනුකරුවෙකු වෙනුවෙන් ආයතනය නමක් තබාගන්නා කාලය. ලේඛකාගාරවලට තමන්ගේම නියම ඇති අතර ඒවා ප්‍රාන්තය අනුව වෙනස් වේ.',
      ta: 'வாடிக்கையாளருக்காக நிறுவனம் ஒரு பெயரை வைத்திருக்கும் காலம். பதிவகங்களுக்குத் தமக்குரிய காலங்கள் உண்டு; அவை மாநிலத்துக்கு மாநிலம் வேறுபடும்.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  quote: {
    text: { en: 'within 48 hours', si: 'පැය 48ක් ඇතුළත', ta: '48 மணித்தியாலங்களுக்குள்' },
    label: { en: 'until you have a quote', si: 'ඔබට මිල ගණන් ලැබෙන තෙක්', ta: 'விலை விபரம் கிடைக்கும் வரை' },
    definition: {
      en: 'From a request by form or e-mail to a written price.',
      si: 'පෝරමයෙන් හෝ විද්‍යුත් තැපෑලෙන් කළ ඉල්ලීමේ සිට ලිඛිත මිලක් දක්වා.',
      ta: 'படிவம் அல்லது மின்னஞ்சல் மூலமான கோரிக்கையிலிருந்து எழுத்திலான விலை வரை.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  languages: {
    text: { en: 'Sinhala and Tamil', si: 'සිංහල සහ දෙමළ', ta: 'சிங்களமும் தமிழும்' },
    label: { en: 'beside English', si: 'ඉංග්‍රීසියට අමතරව', ta: 'ஆங்கிலத்துடன்' },
    definition: {
      en: 'Support by phone and in writing by people who speak the language; documents are filed in the registry’s language.',
      si: 'එම භාෂාව කතා කරන අයගේ දුරකථන සහ ලිඛිත සහාය; ලේඛන ඉදිරිපත් කරන්නේ ලේඛකාගාරයේ භාෂාවෙනි.',
      ta: 'மொழியைப் பேசுபவர்கள் தொலைபேசியிலும் எழுத்திலும் தரும் உதவி; ஆவணங்கள் பதிவகத்தின் மொழியில் சமர்ப்பிக்கப்படும்.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  stripeCurrencies: {
    text: { en: '135+', si: '135+', ta: '135+' },
    label: { en: 'currencies on Stripe', si: 'Stripe හි මුදල් ඒකක', ta: 'Stripe இல் நாணயங்கள்' },
    definition: {
      en: 'Currencies in which Stripe lets a business present a price, as Stripe states it.',
      si: 'ව්‍යාපාරයකට මිලක් දැක්වීමට Stripe ඉඩ දෙන මුදල් ඒකක, Stripe පවසන පරිදි.',
      ta: 'ஒரு வியாபாரம் விலையைக் காட்ட Stripe அனுமதிக்கும் நாணயங்கள், Stripe கூறுவதன்படி.',
    },
    owner: 'Stripe',
    ...stated,
    confirmed: false,
  },
  amazonVerification: {
    text: { en: '3-10 business days', si: 'වැඩ කරන දින 3-10', ta: '3-10 வேலை நாட்கள்' },
    label: {
      en: 'for Amazon’s seller verification',
      si: 'Amazon විකුණුම්කරු තහවුරු කිරීමට',
      ta: 'Amazon விற்பனையாளர் சரிபார்ப்புக்கு',
    },
    definition: {
      en: 'From uploading the last document to Amazon’s answer, as the firm has seen it.',
      si: 'අවසන් ලේඛනය උඩුගත කිරීමේ සිට Amazon හි පිළිතුර දක්වා, ආයතනයට දකින්නට ලැබුණු පරිදි.',
      ta: 'கடைசி ஆவணத்தைப் பதிவேற்றியதிலிருந்து Amazon இன் பதில் வரை, நிறுவனம் கண்டபடி.',
    },
    owner: 'Amazon',
    ...stated,
    confirmed: false,
  },
} satisfies Readonly<Record<string, Claim>>;

export type ClaimName = keyof typeof claims;
