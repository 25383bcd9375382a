import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';

/** What speaks for every calculator that has only published fees. */
export const publishedReasons = {
  en: [
    {
      title: 'Every figure opens',
      text: 'The formula with your numbers in it, the day of the rate and where it was read.',
    },
    {
      title: 'Rates have days',
      text: 'A link made today brings the same result next year, with the fees of its day.',
    },
    {
      title: 'Nothing leaves your browser',
      text: 'No account and no request to a server: your prices stay on your own device.',
    },
  ],
  si: [
    {
      title: 'සෑම ගණනක්ම විවෘත වේ',
      text: 'ඔබේ ගණන් සහිත සූත්‍රය, අනුපාතයේ දිනය සහ එය කියවූ තැන.',
    },
    {
      title: 'අනුපාතවලට දින ඇත',
      text: 'අද සෑදූ සබැඳියක් ලබන වසරේ ද එම ප්‍රතිඵලයම ගෙන එයි, එදින ගාස්තු සමඟ.',
    },
    {
      title: 'කිසිවක් ඔබේ අතිරික්සුවෙන් පිටතට නොයයි',
      text: 'ගිණුමක් නැත, පරිගණක පද්ධතියකට ඉල්ලීමක් නැත: ඔබේ මිල ගණන් ඔබේම උපාංගයේ පවතී.',
    },
  ],
  ta: [
    {
      title: 'ஒவ்வொரு தொகையும் திறக்கும்',
      text: 'உங்கள் தொகைகளுடன் சூத்திரம், வீதத்தின் நாள், அதன் மூலம்.',
    },
    {
      title: 'வீதங்களுக்கு நாட்கள் உண்டு',
      text: 'இன்று உருவாக்கும் இணைப்பு, அடுத்த ஆண்டும் அதன் நாளின் கட்டணங்களுடன் அதே பெறுபேற்றைத் தரும்.',
    },
    {
      title: 'எதுவும் உலாவியை விட்டு வெளியேறாது',
      text: 'கணக்கும் இல்லை, வழங்கிக்குக் கோரிக்கையும் இல்லை: உங்கள் விலைகள் உங்கள் சாதனத்திலேயே இருக்கும்.',
    },
  ],
} as const satisfies Everywhere<CalculatorSupport['reasons']>;
