import type { Copy } from './copy.ts';

const content = 'content/src';
const own = {
  locale: "hi: { label: 'हिन्दी', tag: 'hi', dates: 'hi', dir: 'ltr' }",
  words: "hi: { menu: 'भाषा', note: '{day}', english: 'अंग्रेज़ी' }",
  rules: `import type { LanguageRules } from './language-rules.ts';

export const hindiRules: LanguageRules = {
  letter: /\\p{Script=Devanagari}/u,
  denials: /नहीं|बिना/u,
  longestWord: 16,
  alike: [],
  pairs: [],
  avoid: [],
};
`,
  messages: "import type { Translation } from '../shape.ts';\n\nexport const hi: Translation = {};\n",
} as const;

/** Adds a line to a record of languages before its last one. */
const beforeTamil = (line: string) => (text: string) => text.replace(/^ {2}ta: /m, `  ${line},\n$&`);

/** Adds an import, and a name to a record of languages on one line. */
const named = (imported: string, name: string) => (text: string) =>
  `${imported}\n${text.replace(/(?<== \{ )(?=si\b)/, `${name}, `)}`;

/** A language that has no words yet: the recipe of docs/translating.md. */
export function addHindi({ read, write, edit }: Copy): void {
  edit(`${content}/locales.ts`, beforeTamil(own.locale));
  edit(`${content}/translations/language-words.ts`, beforeTamil(own.words));
  write(`${content}/formats/hi.ts`, read(`${content}/formats/si.ts`).replaceAll('sinhala', 'hindi'));
  edit(`${content}/formats/formats.ts`, named("import { hindi } from './hi.ts';", 'hi: hindi'));
  write(`${content}/translations/language-rules/hi.ts`, own.rules);
  edit(
    `${content}/translations/language-rules/rules-of.ts`,
    named("import { hindiRules } from './hi.ts';", 'hi: hindiRules'),
  );
  write(`${content}/messages/hi/index.ts`, own.messages);
  edit(`${content}/messages/index.ts`, named("import { hi } from './hi/index.ts';", 'hi'));
  edit(`${content}/messages/index.ts`, beforeTamil("hi: /* @__PURE__ */ complete('hi', hi)"));
  write('content/translations/hi.json', '[]\n');
  edit('content/translations/days.json', (text) => text.replace('{', '{\n  "hi": "2026-11-25",'));
  const record = "import hi from '../../translations/hi.json' with { type: 'json' };";
  edit(`${content}/translations/translations.ts`, named(record, 'hi: recordOf(hi)'));
}
