import type { FormationCard } from '../../src/formation-page.ts';

/** The companies that we form, in the order of every list. A page is entries/formation/<slug>/<locale>.md. */
export const formationCards = [
  {
    slug: 'uk',
    flag: 'gb',
    title: { en: 'UK company registration', si: 'UK සමාගම් ලියාපදිංචිය' },
    text: { en: 'A private limited company at Companies House, with a registered office.', si: 'ලියාපදිංචි කාර්යාලයක් සමඟ, Companies House හි සීමාසහිත පෞද්ගලික සමාගමක්.' },
  },
  {
    slug: 'us',
    flag: 'us',
    title: { en: 'US business formation', si: 'US සමාගම් පිහිටුවීම' },
    text: { en: 'An LLC or a corporation in the state that fits, with its EIN.', si: 'ගැළපෙන ප්‍රාන්තයේ LLC හෝ කෝපරේෂනයක් (corporation), එහි EIN සමඟ.' },
  },
  {
    slug: 'hong-kong',
    flag: 'hk',
    title: { en: 'Hong Kong companies', si: 'හොංකොං සමාගම්' },
    text: { en: 'A limited company with a local office and secretary, for trade with Asia.', si: 'ආසියාව සමඟ වෙළඳාම සඳහා, එරට කාර්යාලයක් සහ ලේකම්වරයෙකු සමඟ සීමාසහිත සමාගමක්.' },
  },
] as const satisfies readonly FormationCard[];

export type FormationSlug = (typeof formationCards)[number]['slug'];
