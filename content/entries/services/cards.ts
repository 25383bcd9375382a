import type { ServiceCard } from '../../src/service-card.ts';

/** The nine services, in the order of every menu and list. */
export const serviceCards = [
  {
    slug: 'registered-agent',
    icon: 'map-pin-house',
    title: { en: 'Registered Agent', si: 'ලියාපදිංචි නියෝජිත (registered agent)' },
    text: { en: 'A US address that accepts legal mail for you, in any state.', si: 'ඕනෑම ප්‍රාන්තයක ඔබ වෙනුවෙන් නීතිමය ලිපි භාරගන්නා US ලිපිනයක්.' },
  },
  {
    slug: 'ein',
    icon: 'hash',
    title: { en: 'EIN Number', si: 'EIN අංකය' },
    highlight: { en: 'EIN', si: 'EIN' },
    text: { en: 'The tax number a US company needs before it can bank.', si: 'බැංකු කටයුතු කිරීමට පෙර US සමාගමකට අවශ්‍ය බදු අංකය.' },
  },
  {
    slug: 'boi-report',
    icon: 'users',
    title: { en: 'BOI Report', si: 'BOI report (හිමිකාරිත්ව වාර්තාව)' },
    text: { en: 'Who must report ownership since the rule changed in 2025.', si: '2025 දී රීතිය වෙනස් වූ පසු හිමිකාරිත්වය වාර්තා කළ යුත්තේ කවුද.' },
  },
  {
    slug: 'itin',
    icon: 'id-card',
    title: { en: 'ITIN Number', si: 'ITIN අංකය' },
    highlight: { en: 'ITIN', si: 'ITIN' },
    text: { en: 'A personal US tax number, applied for from Sri Lanka.', si: 'ශ්‍රී ලංකාවේ සිට අයදුම් කරන පුද්ගලික US බදු අංකයක්.' },
  },
  {
    slug: 'annual-report',
    icon: 'calendar-check',
    title: { en: 'Annual Reports', si: 'වාර්ෂික වාර්තා' },
    text: { en: 'State and registry filings, on time, every year.', si: 'සෑම වසරකම නියමිත වේලාවට ප්‍රාන්තයට සහ ලේඛකාගාරයට වාර්තා ඉදිරිපත් කිරීම.' },
  },
  {
    slug: 'trademark-registration',
    icon: 'stamp',
    title: { en: 'Trade mark registration', si: 'වෙළෙඳ ලකුණු ලියාපදිංචිය' },
    text: { en: 'Protect the name you trade under in the UK or US.', si: 'UK හෝ US හි ඔබ වෙළඳාම් කරන නම ආරක්ෂා කරගන්න.' },
  },
  {
    slug: 'usa-account',
    icon: 'landmark',
    title: { en: 'USA Bank Account', si: 'USA බැංකු ගිණුම' },
    highlight: { en: 'Bank', si: 'බැංකු' },
    text: { en: 'Account and routing numbers for a company you own abroad.', si: 'පිටරට ඔබට අයත් සමාගමකට ගිණුම් අංකයක් සහ routing අංකයක්.' },
  },
  {
    slug: 'bookkeeping',
    icon: 'book-open-check',
    title: { en: 'Bookkeeping', si: 'පොත් තැබීම' },
    text: { en: 'Monthly books in dollars, pounds and rupees.', si: 'ඩොලර්, පවුම් සහ රුපියල්වලින් මාසික ගිණුම් පොත්.' },
  },
  {
    slug: 'stripe-account',
    icon: 'credit-card',
    title: { en: 'Stripe Account', si: 'Stripe ගිණුම' },
    highlight: { en: 'Stripe', si: 'Stripe' },
    text: { en: 'Take cards through your UK or US company.', si: 'ඔබේ UK හෝ US සමාගම හරහා කාඩ්පත් ගෙවීම් ලබා ගන්න.' },
  },
] as const satisfies readonly ServiceCard[];

export type ServiceSlug = (typeof serviceCards)[number]['slug'];
