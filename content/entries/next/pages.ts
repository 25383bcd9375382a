import type { Lead } from '../../src/lead.ts';

/** Pages that are neither a tool, a service, a company nor an article, as a list of what is next names them. */
export const pages = {
  packages: {
    href: '/pricing',
    title: { en: 'Packages and prices', si: 'පැකේජ සහ මිල' },
    text: { en: 'What we ask to form a company, and what the registry takes.', si: 'සමාගමක් පිහිටුවීමට අප අය කරන මුදල සහ ලේඛකාගාරය ගන්නා මුදල.' },
  },
  services: {
    href: '/services',
    title: { en: 'All services', si: 'සියලු සේවා' },
    text: { en: 'Three countries to form a company in, and nine services after it.', si: 'සමාගමක් පිහිටුවිය හැකි රටවල් තුනක් සහ ඉන්පසු සේවා නවයක්.' },
  },
  resources: {
    href: '/resources',
    title: { en: 'All free tools', si: 'නොමිලේ දෙන සියලු මෙවලම්' },
    text: { en: 'Calculators, comparisons, deadlines and codes, without an account.', si: 'ගණක, සැසඳීම්, අවසන් දින සහ කේත; ගිණුමක් අවශ්‍ය නැත.' },
  },
  testimonials: {
    href: '/testimonials',
    title: { en: 'Reviews', si: 'පාරිභෝගික අදහස්' },
    text: { en: 'What is written about us, with its source and date.', si: 'අප ගැන ලියා ඇති දේ, මූලාශ්‍රය සහ දිනය සමඟ.' },
  },
  about: {
    href: '/about',
    title: { en: 'About us', si: 'අප ගැන' },
    text: { en: 'Who we are, and how we count the figures that we state.', si: 'අපි කවුද සහ අප දක්වන ගණන් ගණනය කරන ආකාරය.' },
  },
  contact: {
    href: '/contact-us',
    title: { en: 'Contact us', si: 'අප අමතන්න' },
    text: { en: 'Ask for a quote, or for anything that is not said here.', si: 'මිල ගණන් හෝ මෙහි කියා නැති ඕනෑම දෙයක් අසන්න.' },
  },
  reasons: {
    href: '/which-company/reasons',
    title: { en: 'Every reason for and against', si: 'පක්ෂව සහ විපක්ෂව සියලු හේතු' },
    text: { en: 'What the questionnaire weighs, with the source of each rule.', si: 'ප්‍රශ්නාවලිය සලකා බලන දේ, එක් එක් රීතියේ මූලාශ්‍රය සමඟ.' },
  },
  'fee-changes': {
    href: '/fees/changes',
    title: { en: 'What changed in the fees', si: 'ගාස්තුවල වෙනස් වූ දේ' },
    text: { en: 'Every fee that rose, fell or is announced, by its day.', si: 'වැඩි වූ, අඩු වූ හෝ නිවේදනය කළ සෑම ගාස්තුවක්ම, දිනය අනුව.' },
  },
  'bank-wires': {
    href: '/fees/bank-wires',
    title: { en: 'What banks take for a wire', si: 'බැංකු මාරුවකට (wire) බැංකු ගන්නා මුදල' },
    text: { en: 'Charges of banks in Sri Lanka for money from abroad.', si: 'විදේශයෙන් එන මුදල් සඳහා ශ්‍රී ලංකාවේ බැංකුවල ගාස්තු.' },
  },
  'privacy-policy': {
    href: '/privacy-policy',
    title: { en: 'Privacy policy', si: 'පෞද්ගලිකත්ව ප්‍රතිපත්තිය' },
    text: { en: 'What we collect, what for, and whom we show it to.', si: 'අප එකතු කරන දේ, එය කුමක් සඳහාද සහ එය පෙන්වන්නේ කාටද.' },
  },
  'data-protection': {
    href: '/data-protection',
    title: { en: 'Data protection', si: 'දත්ත ආරක්ෂාව' },
    text: { en: 'What is stored, for how long, and how to have it erased.', si: 'ගබඩා කරන දේ, කොපමණ කලක්ද සහ එය මකා දැමීමට කළ යුතු දේ.' },
  },
  'terms-and-conditions': {
    href: '/terms-and-conditions',
    title: { en: 'Terms and conditions', si: 'නියමයන් සහ කොන්දේසි' },
    text: { en: 'What you and we agree on when you order.', si: 'ඔබ ඇණවුම් කරන විට ඔබත් අපිත් එකඟ වන දේ.' },
  },
} satisfies Readonly<Record<string, Lead>>;

export type PageName = keyof typeof pages;
