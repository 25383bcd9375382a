import type { Translated } from '../../src/locales.ts';

/** A name as its owner, a gazette or a bank prints it, and where it was seen. */
type Seen = Readonly<{ name: string; seenAt: string }>;

/** What an office, a law, a fund or an account is called in each language; where no page was found, nothing is said. */
export type OfficialName = Readonly<{
  english: string;
  /** Another country has one of the same name, which stays English. */
  isAbroadToo?: true;
}> &
  Readonly<Partial<Record<Translated, Seen>>>;

/** Names that are quoted, not translated. A missing one is asked of a reader of the language. */
export const officialNames: readonly OfficialName[] = [
  {
    english: 'Inland Revenue Department',
    si: { name: 'දේශීය ආදායම් දෙපාර්තමේන්තුව', seenAt: 'ird.gov.lk, as Sri Lankan newspapers quote it' },
    ta: { name: 'உள்நாட்டு இறைவரித் திணைக்களம்', seenAt: 'ird.gov.lk/ta' },
    isAbroadToo: true, // in Hong Kong
  },
  {
    english: 'Registrar of Companies',
    si: { name: 'සමාගම් රෙජිස්ට්‍රාර්', seenAt: 'mfa.gov.lk, documents related to business companies' },
    ta: { name: 'கம்பனிகள் பதிவாளர்', seenAt: 'mfa.gov.lk, documents related to business companies' },
  },
  {
    english: 'Central Bank of Sri Lanka',
    si: { name: 'ශ්‍රී ලංකා මහ බැංකුව', seenAt: 'cbsl.gov.lk/si' },
    ta: { name: 'இலங்கை மத்திய வங்கி', seenAt: 'cbsl.gov.lk/ta' },
  },
  {
    english: 'Outward Investment Account',
    si: { name: 'බාහිර ආයෝජන ගිණුම', seenAt: 'gazette of April 2020, as Dinamina printed it on 7 April 2020' },
    ta: { name: 'வெளிப்புற முதலீட்டுக் கணக்கு', seenAt: 'dfcc.lk/ta' },
  },
  {
    english: 'Business Foreign Currency Account',
    si: { name: 'ව්‍යාපාරික විදේශ ව්‍යවහාර මුදල් ගිණුම', seenAt: 'mawbima.lk' },
    ta: { name: 'வணிக வெளிநாட்டு நாணயக் கணக்கு', seenAt: 'dfcc.lk/ta; no page of the Central Bank was found' },
  },
  {
    english: 'Personal Foreign Currency Account',
    si: { name: 'පුද්ගලික විදේශ ව්‍යවහාර මුදල් ගිණුම', seenAt: 'peoplesbank.lk; mawbima.lk' },
  },
  {
    english: 'Personal Data Protection Act',
    si: { name: 'පෞද්ගලික දත්ත ආරක්ෂණ පනත', seenAt: 'divaina.lk, sinhala.srilankabrief.org, anidda.lk, March 2022' },
  },
  {
    english: 'Employees’ Provident Fund',
    ta: { name: 'ஊழியர் சேமலாப நிதியம்', seenAt: 'epf.lk' },
  },
  {
    english: 'Employees’ Trust Fund',
    ta: { name: 'ஊழியர் நம்பிக்கைப் பொறுப்பு நிதியம்', seenAt: 'etfb.lk' },
  },
  { english: 'Foreign Exchange Act' },
  { english: 'Inland Revenue Act' },
  { english: 'Department of Foreign Exchange' },
  { english: 'Data Protection Authority' },
];
