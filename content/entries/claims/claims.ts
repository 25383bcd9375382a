import type { Claim } from '../../src/claim.ts';

const stated = { asOf: '2026-11-21' } as const;

/** What the firm says of itself. Some figures overlap on purpose: each has its own page and its own definition. */
export const claims = {
  entrepreneurs: {
    text: { en: '10,000+', si: '10,000+' },
    label: { en: 'entrepreneurs served', si: 'සේවා ලැබූ ව්‍යවසායකයන්' },
    definition: {
      en: 'Everybody who used a service, a call or an account-bound tool since the firm began. Shown on the home page.', si: 'ආයතනය ආරම්භ වූ දා සිට සේවාවක්, ඇමතුමක් හෝ ගිණුමකට බැඳුණු මෙවලමක් භාවිත කළ සියලු දෙනා. මුල් පිටුවේ පෙන්වයි.',
    },
    owner: 'Head of marketing',
    ...stated,
    confirmed: false,
  },
  partners: {
    text: { en: '100+', si: '100+' },
    label: { en: 'partner companies', si: 'හවුල්කාර සමාගම්' },
    definition: {
      en: 'Companies with which a partner agreement is in force: agents, banks, payment providers and referrers.', si: 'හවුල්කාර ගිවිසුමක් බලපැවැත්වෙන සමාගම්: නියෝජිතයන්, බැංකු, ගෙවීම් සේවා සහ ගනුදෙනුකරුවන් යොමු කරන්නන්.',
    },
    owner: 'Head of partnerships',
    ...stated,
    confirmed: false,
  },
  companies: {
    text: { en: '500+', si: '500+' },
    label: { en: 'companies registered', si: 'ලියාපදිංචි කළ සමාගම්' },
    definition: {
      en: 'Companies that a registry accepted after the firm had filed them, in any country, since the firm began.', si: 'ආයතනය ආරම්භ වූ දා සිට, ආයතනය ඉදිරිපත් කළ පසු ඕනෑම රටක ලේඛකාගාරයක් පිළිගත් සමාගම්.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  clients: {
    text: { en: '5000+', si: '5000+' },
    label: { en: 'happy clients', si: 'තෘප්තිමත් ගනුදෙනුකරුවන්' },
    definition: {
      en: 'Clients of any service who closed an order without a complaint. Shown on the about and testimonials pages.', si: 'ඕනෑම සේවාවක ඇණවුමක් පැමිණිල්ලක් නොමැතිව අවසන් කළ ගනුදෙනුකරුවන්. අප ගැන පිටුවේ සහ පාරිභෝගික අදහස් පිටුවේ පෙන්වයි.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  countries: {
    text: { en: '50+', si: '50+' },
    label: { en: 'countries', si: 'රටවල්' },
    definition: { en: 'Countries of residence of clients at the time of their first order.', si: 'ගනුදෙනුකරුවන් තම පළමු ඇණවුම කළ විට පදිංචිව සිටි රටවල්.' },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  successRate: {
    text: { en: '98%', si: '98%' },
    label: { en: 'success rate', si: 'සාර්ථකත්ව අනුපාතය' },
    definition: {
      en: 'Filings that the registry accepted, first or second time, as a share of all filings in the last twelve months.', si: 'පසුගිය මාස දොළහේ ඉදිරිපත් කළ සියලු අයදුම්පත්වලින්, පළමු හෝ දෙවන වර ලේඛකාගාරය පිළිගත් කොටස.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  support: {
    text: { en: '24/7', si: '24/7' },
    label: { en: 'support', si: 'සහාය' },
    note: { en: 'messages at any hour, answers in business hours', si: 'පණිවිඩ ඕනෑම වේලාවක, පිළිතුරු කාර්යාල වේලාවන් තුළ' },
    definition: {
      en: 'Messages are taken at any hour by form, e-mail and chat; the office answers in business hours.', si: 'පෝරමය, විද්‍යුත් තැපෑල සහ කතාබහ හරහා පණිවිඩ ඕනෑම වේලාවක භාරගනු ලැබේ; කාර්යාලය පිළිතුරු දෙන්නේ කාර්යාල වේලාවන් තුළ ය.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  registration: {
    text: { en: '24-48 hours', si: 'පැය 24-48' },
    label: { en: 'to register', si: 'ලියාපදිංචි කිරීමට' },
    definition: {
      en: 'From a complete file with verified identity to the filing at the registry. The registry’s own time is not included.', si: 'තහවුරු කළ අනන්‍යතාව සහිත සම්පූර්ණ ලේඛන ලැබීමේ සිට ලේඛකාගාරයට ඉදිරිපත් කිරීම දක්වා. ලේඛකාගාරයටම ගත වන කාලය මීට ඇතුළත් නොවේ.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  formed: {
    text: { en: 'about 2 days', si: 'දින 2ක් පමණ' },
    label: { en: 'until the company is formed', si: 'සමාගම පිහිටුවන තෙක්' },
    definition: {
      en: 'Median time from a complete file to the registry’s certificate, in states and registries with online filing.', si: 'මාර්ගගතව ඉදිරිපත් කළ හැකි ප්‍රාන්තවල සහ ලේඛකාගාරවල, සම්පූර්ණ ලේඛන ලැබීමේ සිට ලේඛකාගාරයේ සහතිකය දක්වා මධ්‍යස්ථ කාලය (median).',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  ein: {
    text: { en: '3-5 further days', si: 'තවත් දින 3-5ක්' },
    label: { en: 'for a US EIN', si: 'US EIN සඳහා' },
    definition: {
      en: 'Days from the company’s formation to the EIN by fax, when the form is accepted at first sight.', si: 'ආකෘති පත්‍රය පළමු වර පිළිගත් විට, සමාගම පිහිටුවීමේ සිට ෆැක්ස් මඟින් EIN ලැබීම දක්වා දින.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  incorporation: {
    text: { en: 'under 3 business days', si: 'වැඩ කරන දින 3කට අඩු' },
    label: { en: 'for an incorporation, usually', si: 'සංස්ථාගත කිරීමකට, බොහෝ විට' },
    definition: { en: 'Business days from a complete file to the certificate, in nine of ten cases.', si: 'අවස්ථා දහයකින් නවයකදී, සම්පූර්ණ ලේඛන ලැබීමේ සිට සහතිකය දක්වා වැඩ කරන දින.' },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  premium: {
    text: { en: '3 times faster', si: '3 ගුණයක් වේගවත්' },
    label: { en: 'for premium orders, compared with Basic', si: 'උසස් පැකේජ, Basic හා සසඳන විට' },
    definition: {
      en: 'Median handling time of Growth and Enterprise orders in the firm, compared with Basic. Registries treat all alike.', si: 'ආයතනය තුළ Growth සහ Enterprise ඇණවුම් හැසිරවීමට ගත වන මධ්‍යස්ථ කාලය (median), Basic හා සසඳන විට. ලේඛකාගාර සියල්ල එක ලෙස සලකයි.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  review: {
    text: { en: 'within 24 hours', si: 'පැය 24ක් ඇතුළත' },
    label: { en: 'until your application is reviewed', si: 'ඔබේ අයදුම්පත සමාලෝචනය කරන තෙක්' },
    definition: { en: 'From the moment the application arrives to a person’s first answer, on any day of the week.', si: 'සතියේ ඕනෑම දිනක, අයදුම්පත ලැබුණු මොහොතේ සිට පුද්ගලයෙකුගේ පළමු පිළිතුර දක්වා.' },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  nameReservation: {
    text: { en: '60 days', si: 'දින 60' },
    label: { en: 'for which a reserved name is valid', si: 'වෙන් කළ නමක් වලංගු කාලය' },
    definition: {
      en: 'How long the firm holds a name for a client. Registries have their own terms, which differ by state.', si: 'ගනුදෙනුකරුවෙකු වෙනුවෙන් ආයතනය නමක් තබාගන්නා කාලය. ලේඛකාගාරවලට තමන්ගේම නියම ඇති අතර ඒවා ප්‍රාන්තය අනුව වෙනස් වේ.',
    },
    owner: 'Head of filings',
    ...stated,
    confirmed: false,
  },
  quote: {
    text: { en: 'within 48 hours', si: 'පැය 48ක් ඇතුළත' },
    label: { en: 'until you have a quote', si: 'ඔබට මිල ගණන් ලැබෙන තෙක්' },
    definition: { en: 'From a request by form or e-mail to a written price.', si: 'පෝරමයෙන් හෝ විද්‍යුත් තැපෑලෙන් කළ ඉල්ලීමේ සිට ලිඛිත මිලක් දක්වා.' },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  languages: {
    text: { en: 'Sinhala and Tamil', si: 'සිංහල සහ දෙමළ' },
    label: { en: 'beside English', si: 'ඉංග්‍රීසියට අමතරව' },
    definition: {
      en: 'Support by phone and in writing by people who speak the language; documents are filed in the registry’s language.', si: 'එම භාෂාව කතා කරන අයගේ දුරකථන සහ ලිඛිත සහාය; ලේඛන ඉදිරිපත් කරන්නේ ලේඛකාගාරයේ භාෂාවෙනි.',
    },
    owner: 'Head of client care',
    ...stated,
    confirmed: false,
  },
  stripeCurrencies: {
    text: { en: '135+', si: '135+' },
    label: { en: 'currencies on Stripe', si: 'Stripe හි මුදල් ඒකක' },
    definition: { en: 'Currencies in which Stripe lets a business present a price, as Stripe states it.', si: 'ව්‍යාපාරයකට මිලක් දැක්වීමට Stripe ඉඩ දෙන මුදල් ඒකක, Stripe පවසන පරිදි.' },
    owner: 'Stripe',
    ...stated,
    confirmed: false,
  },
  amazonVerification: {
    text: { en: '3-10 business days', si: 'වැඩ කරන දින 3-10' },
    label: { en: 'for Amazon’s seller verification', si: 'Amazon විකුණුම්කරු තහවුරු කිරීමට' },
    definition: { en: 'From uploading the last document to Amazon’s answer, as the firm has seen it.', si: 'අවසන් ලේඛනය උඩුගත කිරීමේ සිට Amazon හි පිළිතුර දක්වා, ආයතනයට දකින්නට ලැබුණු පරිදි.' },
    owner: 'Amazon',
    ...stated,
    confirmed: false,
  },
} satisfies Readonly<Record<string, Claim>>;

export type ClaimName = keyof typeof claims;
