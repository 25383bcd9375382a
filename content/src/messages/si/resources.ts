import { site } from '../../firm/site.ts';

export const resources = {
  meta: {
    title: `ව්‍යාපාර සම්පත්: ගාස්තු ගණක සහ මෙවලම් | ${site.brand}`,
    description:
      'eBay, PayPal, Wise සහ Amazon ගාස්තු සඳහා නොමිලේ ගණක, ව්‍යාපාර නාම යෝජනා සහ SIC, NAICS, HSIC කේත සෙවීම. ගිණුමක් අවශ්‍ය නැත.',
  },
  hero: {
    title: 'ව්‍යාපාර සම්පත්',
    text: 'විකිණීමකින් හෝ මුදල් මාරුවකින් ඉතිරි වන මුදල පෙන්වන නොමිලේ දෙන මෙවලම්. ඒවා ක්‍රියා කරන්නේ ඔබේ අතිරික්සුවේ ය; ගිණුමක් අවශ්‍ය නැත.',
  },
  calculators: { title: 'ගාස්තු ගණක', open: 'ගණකය විවෘත කරන්න' },
  more: { title: 'තවත් මෙවලම්', open: 'විවෘත කරන්න' },
} as const;
