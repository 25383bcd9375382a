import type { FormationCard } from '../../src/entries/markdown/formation-page.ts';

/** The companies that we form, in the order of every list. A page is entries/formation/<slug>/<locale>.md. */
export const formationCards = [
  {
    slug: 'uk',
    flag: 'gb',
    title: { en: 'UK company registration', si: 'UK සමාගම් ලියාපදිංචිය', ta: 'UK கம்பனிப் பதிவு' },
    text: {
      en: 'A private limited company at Companies House, with a registered office.',
      si: 'ලියාපදිංචි කාර්යාලයක් සමඟ, Companies House හි සීමාසහිත පෞද්ගලික සමාගමක්.',
      ta: 'Companies House இல் தனியார் வரையறுக்கப்பட்ட கம்பனி, பதிவுசெய்யப்பட்ட அலுவலகத்துடன்.',
    },
  },
  {
    slug: 'us',
    flag: 'us',
    title: { en: 'US business formation', si: 'US සමාගම් පිහිටුවීම', ta: 'US கம்பனி ஆரம்பித்தல்' },
    text: {
      en: 'An LLC or a corporation in the state that fits, with its EIN.',
      si: 'ගැළපෙන ප්‍රාන්තයේ LLC හෝ කෝපරේෂනයක් (corporation), එහි EIN සමඟ.',
      ta: 'பொருத்தமான மாநிலத்தில் LLC அல்லது கோப்பரேஷன் (corporation), அதன் EIN உடன்.',
    },
  },
  {
    slug: 'hong-kong',
    flag: 'hk',
    title: { en: 'Hong Kong companies', si: 'හොංකොං සමාගම්', ta: 'ஹொங்கொங் கம்பனிகள்' },
    text: {
      en: 'A limited company with a local office and secretary, for trade with Asia.',
      si: 'ආසියාව සමඟ වෙළඳාම සඳහා, එරට කාර්යාලයක් සහ ලේකම්වරයෙකු සමඟ සීමාසහිත සමාගමක්.',
      ta: 'ஆசியாவுடனான வர்த்தகத்திற்கு, உள்ளூர் அலுவலகமும் செயலாளரும் கொண்ட வரையறுக்கப்பட்ட கம்பனி.',
    },
  },
] as const satisfies readonly FormationCard[];

export type FormationSlug = (typeof formationCards)[number]['slug'];
