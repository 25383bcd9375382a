import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { claims } from '../../firm/claims/claims.ts';
import type { Country } from '../../firm/offers/countries.ts';
import { packages } from '../../firm/offers/packages.ts';
import { site } from '../../firm/site.ts';

const claim = claimTexts('si');

const from = (country: Country) => packages[country][0]?.price ?? '';

export const pricing = {
  meta: {
    title: `UK සහ US සමාගම් පැකේජ මිල | ${site.brand}`,
    description: `UK සඳහා ${from('uk')} සිට සහ US සඳහා ${from('us')} සිට පැකේජ තුන බැගින්, එක් එක් පැකේජයේ ඇති දේ සමඟ. ප්‍රාන්ත සහ ලේඛකාගාර ගාස්තු වෙනම පෙන්වේ.`,
  },
  hero: {
    title: 'සරල, විනිවිද පෙනෙන මිල',
    text: 'එක් එක් පැකේජයට එක් මිලකි; එහි ඇති සියල්ල ලැයිස්තුගත කර ඇත. ප්‍රාන්ත සහ ලේඛකාගාර ගාස්තු වෙනම පෙන්වේ.',
    start: 'ආරම්භ කරන්න',
    imageAlt: 'නිල ගාස්තු වෙනම පේළිවල පෙන්වන මිල ලැයිස්තුවක්',
  },
  stats: {
    title: 'ගණන්වලින්',
    companies: { value: claim.companies, label: 'ලියාපදිංචි කළ සමාගම්' },
    success: { value: claim.successRate, label: 'සාර්ථකත්ව අනුපාතය' },
    countries: { value: claim.countries, label: 'රටවල්' },
    support: { value: claim.support, label: 'සහාය', note: claims.support.note.si },
  },
  why: {
    title: `${site.brand} තෝරාගන්නේ ඇයි`,
    text: 'ඔබ ගන්නේ කුමන පැකේජය වුවත් මිලට ඇතුළත් දේ.',
    cards: {
      formation: {
        title: 'සමාගම පිහිටුවීම',
        text: `ලියාපදිංචියට ${claim.registration}, සම්පූර්ණ ලේඛන ලැබීමේ සිට අයදුම්පත ඉදිරිපත් කිරීම දක්වා.`,
      },
      ein: { title: 'බදු අංක', text: `සමාගම පිහිටුවීමෙන් පසු US EIN සඳහා ${claim.ein} ගත වේ.` },
      banking: {
        title: 'බැංකු කටයුතුවලට සහාය',
        text: 'සෑම පැකේජයක් සමඟම ගිණුම් යෝජනාවක් සහ බැංකුවක් පිළිගන්නා ලේඛන.',
      },
      address: {
        title: 'ලිපිනයක්',
        text: 'ලියාපදිංචි කාර්යාලයක් හෝ US ලිපිනයක්; එවිට ඔබේ නිවසේ ලිපිනය ප්‍රසිද්ධ ලේඛනයේ නොපෙනේ.',
      },
      alerts: {
        title: 'අනුකූලතා සිහිකැඳවීම්',
        text: 'සමාගම පවතින තාක් කල්, ඔබ වෙනුවෙන් වාර්තා ඉදිරිපත් කරන්නේ කවුරුන් වුවත්.',
      },
      languages: { title: 'ඔබේ භාෂාව', text: 'ගෙවීමට පෙරත් පසුවත් සිංහලෙන්, දෙමළෙන් හෝ ඉංග්‍රීසියෙන් පිළිතුරු.' },
    },
  },
  packages: {
    title: 'පැකේජ',
    text: 'US මිල ගණන්වල ප්‍රාන්ත ගාස්තුව ඇතුළත් නොවේ. මිල වෙනස් කිරීම් දින 30කට පෙර දැනුම් දෙනු ලැබේ.',
  },
} as const;
