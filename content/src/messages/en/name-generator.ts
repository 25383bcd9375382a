import { site } from '../../firm/site.ts';
import { nameFindings } from './name-findings.ts';

/** The business name generator. */
export const nameGenerator = {
  meta: {
    title: `Business name generator with naming rules | ${site.brand}`,
    description:
      'Ideas for a company name from your industry and keywords, in three styles, with the naming rules of the UK, the US and Hong Kong beside them.',
  },
  title: 'Business Name Generator',
  text: 'Names from your own words, in a modern, classic or playful style. Free, no account, on your device.',
  form: {
    title: 'Tell us about the business',
    industry: 'Business industry',
    industryHelp: 'for example tea export, web design, leather goods',
    keywords: 'Keywords',
    keywordsHelp: 'words that you would like in the name, separated by commas',
    style: 'Style preference',
    styles: { modern: 'Modern', classic: 'Classic', playful: 'Playful' },
    country: 'Rules of',
    countries: { uk: 'United Kingdom', us: 'United States', hk: 'Hong Kong' },
    more: 'More options',
    must: 'Must contain',
    mustHelp: 'a word that every name must contain',
    longest: 'Longest name',
    anyLength: 'Any length',
    atMost: 'At most {count} letters',
    generate: 'Generate names',
    empty: 'Names will appear here…',
    example: 'Show an example: names for tea export',
  },
  results: {
    title: '{count} names',
    judged: 'None of them breaks the {count} rules we check. Search the register to see if a name is free.',
    noneTitle: 'No name fits these options',
    none: 'Allow more letters, or try another word.',
    loading: 'Finding names…',
    withoutScript: 'The names are made on your own device and need JavaScript. The guide below works without it.',
    more: '24 more names',
    copy: 'Copy',
    copyAll: 'Copy all',
    copied: 'Copied',
    blocked: 'Not copied',
    favourite: 'Save {name}',
    unfavourite: 'Remove {name}',
    kept: 'Saved for this visit',
    readAs: 'We write {typed} as {latin}.',
    readMeaning: 'We write {typed} as {latin}, {meaning}.',
    fromTyped: 'from your word “{word}”',
    fromNear: '“{word}” is used for {of}',
    unread: 'We cannot write these words in Latin letters: {words}.',
    unfit: 'Too short or too long to use in a name: {words}.',
    leftOut: 'No name has the word {word}.',
    languages: { Latin: 'Latin', Greek: 'Greek', Sinhala: 'Sinhala', Tamil: 'Tamil' },
  },
  check: {
    title: 'Check a name you have in mind',
    text: 'We check length, characters, ending, sensitive words and similar names. Each result shows its source.',
    label: 'Company name',
    help: 'with its ending, such as Ltd, LLC or Limited',
    why: 'What the rules say',
    verdicts: {
      ok: 'Breaks none of the {count} rules we check',
      advice: 'Breaks no rule we check; see our advice',
      'needs-permission': 'Needs permission',
      refused: 'Would be refused',
    },
    rules: {
      length: 'Length.',
      characters: 'Characters.',
      ending: 'Ending.',
      'sensitive-words': 'Sensitive words.',
      'same-name': 'Similar names.',
    },
    sources: {
      ukOtherLaws:
        'General knowledge of the law named, and of section 53 of the Companies Act 2006; GOV.UK’s Annex C was not checked',
      usNames: 'General knowledge of state statutes; the Secretary of State decides',
      hkNames: 'General knowledge of sections 100–110 of Cap. 622, and of Cap. 622A; the Companies Registry decides',
    },
    findings: nameFindings,
    read: 'Checked on {day}.',
    unread: 'Not yet checked at its source: ask the registry before you rely on it.',
    unreadLists: {
      lead: 'We haven’t checked these lists in full:',
      more: 'We check the words we know from them. They may include others.',
      lists: {
        'uk-words':
          'Annex A of GOV.UK’s guidance, words that need approval (checked up to “Financial Reporting Council”)',
        'uk-government': 'Annex B, words that suggest a link with government',
        'uk-other-laws': 'Annex C, words that another law controls',
        'uk-same-names': 'Schedule 3 of SI 2015/17, what the register ignores when it compares names',
        'us-words': 'the lists in the laws of the states',
        'hk-words': 'Cap. 622A and the Companies Registry’s guideline, words that need approval',
      },
    },
    registerNote: 'Search the register to see if the name is free:',
  },
  registers: {
    title: 'Search the official registers',
    text: 'These searches open on the registers’ own sites. We can’t say whether a name is available.',
    companies: 'Companies',
    tradeMarks: 'Trade marks',
    grounds: 'We can’t check:',
    otherGrounds: {
      us: 'a name that is not distinguishable on the state’s records; trade marks: search their register separately.',
      uk: 'offensive names and names whose use is an offence; a name meant to help a fraud, refused since 4 Mar 2024 (s. 53A); a name too like an existing one: its owner may object within 12 months (Companies Act 2006, s. 67); another’s goodwill: the Company Names Tribunal (s. 69); trade marks: search their register separately.',
      hk: 'a name on the index already, or of a body set up by ordinance; a name whose use is an offence, is offensive or against the public interest; a name too like another: the Registrar may within 12 months direct a change; trade marks: search their register separately.',
    },
  },
  why: {
    title: 'Why use a name generator?',
    cards: {
      distance: {
        title: 'More than your first idea',
        text: 'Your first idea is often taken already. Twenty more names give you a choice.',
      },
      rules: {
        title: 'Rules known in advance',
        text: 'Endings, characters and sensitive words differ by country. Find a problem here, not at the registry.',
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
      collect: {
        title: 'Collect ten names',
        text: 'Save the names you’d be happy to answer the phone with. Say each one aloud.',
      },
      check: {
        title: 'Check three registers',
        text: 'Companies, trade marks and domain names. All three can be searched for free.',
      },
      register: {
        title: 'Register the company',
        text: 'You can trade under the first name that the registry accepts.',
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
