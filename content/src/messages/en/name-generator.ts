import { site } from '../../site.ts';

/** The business name generator. */
export const nameGenerator = {
  meta: {
    title: `Business name generator with naming rules | ${site.brand}`,
    description:
      'Ideas for a company name from your industry and keywords, in three styles, with the naming rules of the UK, the US and Hong Kong beside them.',
  },
  title: 'Business Name Generator',
  text: 'Names from your own words, in a modern, classic or playful style. Free, without an account, on your device.',
  form: {
    title: 'Tell us about the business',
    industry: 'Business industry',
    industryHelp: 'for example tea export, web design, leather goods',
    keywords: 'Keywords',
    keywordsHelp: 'words that should be heard in the name, separated by commas',
    style: 'Style preference',
    styles: { modern: 'Modern', classic: 'Classic', playful: 'Playful' },
    country: 'Rules of',
    countries: { uk: 'United Kingdom', us: 'United States', hk: 'Hong Kong' },
    generate: 'Generate names',
    empty: 'Names will appear here…',
    soon: 'The generator is being built. The guide below already helps.',
  },
  results: {
    title: '{count} names',
    more: 'More names',
    seed: 'Seed {seed}',
    seedHelp: 'The same words and seed give the same names again.',
    copy: 'Copy',
    copied: 'Copied',
    favourite: 'Keep {name}',
    unfavourite: 'Let {name} go',
    kept: 'Kept for this visit',
    share: 'Share these names',
    fits: 'fits the naming rules',
    register: 'Search the official register',
    registerNote: 'Whether a name is free is decided by the register, not by this page.',
  },
  why: {
    title: 'Why use a name generator?',
    cards: {
      distance: {
        title: 'Distance from your first idea',
        text: 'The first name is usually the one that everybody in the trade had. Twenty others show what else is possible.',
      },
      rules: {
        title: 'Rules known in advance',
        text: 'Endings, characters and sensitive words differ by country. A name that fails is found here, not at the registry.',
      },
      private: {
        title: 'Nobody sees your idea',
        text: 'The names are made on your own device. Nothing is sent, so nobody can register your idea first.',
      },
    },
  },
  steps: {
    title: 'Taking Action',
    items: {
      describe: { title: 'Describe the business', text: 'What you sell and to whom, in the words of your customers.' },
      collect: { title: 'Collect ten names', text: 'Keep what you would answer the phone with. Say each one aloud.' },
      check: {
        title: 'Check three registers',
        text: 'Companies, trade marks and domain names. All three can be searched for free.',
      },
      register: {
        title: 'Register the company',
        text: 'The first one accepted by the registry is yours to trade under.',
      },
    },
  },
  dosTitle: 'Do',
  dos: {
    short: 'Keep it short enough to say in one breath.',
    spell: 'Choose a name that is spelled as it sounds.',
    grow: 'Leave room for what you may sell in five years.',
    search: 'Search companies, trade marks and domains before you decide.',
    languages: 'Check what it means in Sinhala, Tamil and English.',
  },
  dontsTitle: 'Don’t',
  donts: {
    copy: 'Copy a known brand with one letter changed.',
    place: 'Name a place or person that you may leave behind.',
    sensitive: 'Use words such as Bank, Royal or Insurance without permission.',
    number: 'Depend on a number or a special character.',
    print: 'Print anything before the registry has accepted it.',
  },
  questions: 'Questions about names',
} as const;
