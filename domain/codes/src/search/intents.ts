import type { Entry, System } from '../entry.ts';
import { intentWords } from '../tables/intents.ts';
import { soundOf } from '../words/sound.ts';
import { fold, stem } from '../words/words.ts';

/** What somebody does with a product. */
export type Intent = keyof typeof places;

type Places = Readonly<Record<System, RegExp>>;

/** Where each classification puts what is done with a product, by the first digits of its codes. */
const places = {
  make: { hsic: /^[123]\d{3,}$|^[123]\d\d?$/, 'uk-sic': /^[123]/, naics: /^3[123]/ },
  grow: { hsic: /^0[123]/, 'uk-sic': /^0[123]/, naics: /^11/ },
  mine: { hsic: /^0[5-9]/, 'uk-sic': /^0[5-9]/, naics: /^21/ },
  build: { hsic: /^4[123]|^332/, 'uk-sic': /^4[123]|^332/, naics: /^23|^531/ },
  wholesale: { hsic: /^4[56]/, 'uk-sic': /^46[2-9]|^451|^4531|^454/, naics: /^42[34]/ },
  agent: { hsic: /^4601|^45[12]1|^6/, 'uk-sic': /^461|^66|^683|^7[49]|^78/, naics: /^425|^52|^531|^5[46]|^711/ },
  commission: { hsic: /^460/, 'uk-sic': /^461/, naics: /^425|^42/ },
  retail: { hsic: /^47/, 'uk-sic': /^4[57]/, naics: /^4[45]/ },
  sell: { hsic: /^47/, 'uk-sic': /^4[57]/, naics: /^4[45]/ },
  import: { hsic: /^452/, 'uk-sic': /^46/, naics: /^42/ },
  export: { hsic: /^451/, 'uk-sic': /^46/, naics: /^42/ },
  online: { hsic: /^478201|^6|^58/, 'uk-sic': /^4791|^6|^58/, naics: /^4[45]|^51/ },
  repair: { hsic: /^95|^331|^43/, 'uk-sic': /^95|^33|^452|^454|^43/, naics: /^811|^238|^3366|^488/ },
  rental: { hsic: /^77|^68|^4926/, 'uk-sic': /^77|^68|^493|^6491/, naics: /^53|^485/ },
  consult: { hsic: /^7[01]|^6[269]|^749|^759|^719/, 'uk-sic': /^7[014]|^6[269]/, naics: /^541|^523|^524/ },
  teach: { hsic: /^85/, 'uk-sic': /^85/, naics: /^61/ },
  carry: { hsic: /^49|^50[123]|^51[01]|^532/, 'uk-sic': /^49|^5[013]/, naics: /^48[1-7]|^49/ },
  stock: { hsic: /^521/, 'uk-sic': /^521/, naics: /^493|^53113/ },
  publish: { hsic: /^58|^592/, 'uk-sic': /^58|^592/, naics: /^513|^512/ },
} satisfies Readonly<Record<string, Places>>;

/** An English intent is one of these very forms; in Sinhala and Tamil all forms of a word are one. */
const keyOf = (word: string): string => (/^[a-z]/i.test(word) ? fold(word) : stem(fold(word)));

function read(table: string): ReadonlyMap<string, readonly Intent[]> {
  const found = new Map<string, Intent[]>();
  for (const line of table.trim().split('\n')) {
    const [name = '', words = ''] = line.split(' = ');
    for (const word of words.split(', ').map(keyOf)) found.set(word, [...(found.get(word) ?? []), name as Intent]); // its names are the keys above
  }
  return found;
}

const byWord = read(intentWords);
const bySound = new Map(
  [...byWord].flatMap(([word, intents]) => {
    const sound = soundOf(word);
    return sound === undefined ? [] : [[sound, intents] as const];
  }),
);

/** What a typed word says that is done, however it is spelt; nothing for the name of a product. */
export const intentsOf = (folded: string): readonly Intent[] =>
  byWord.get(keyOf(folded)) ?? bySound.get(soundOf(folded) ?? '') ?? [];

/** What one intent says against another: a repair of what is made is a repair. */
const instead: Readonly<Partial<Record<Intent, readonly Intent[]>>> = {
  make: ['sell'], // who makes something sells it
  wholesale: ['sell'],
  repair: ['make'],
  commission: ['agent', 'make'],
  build: ['make'],
};

/** The intents of a question without those that another of them rules out. */
export function decided(intents: readonly Intent[]): readonly Intent[] {
  const out = new Set(intents.flatMap((intent) => instead[intent] ?? []));
  return intents.filter((intent) => !out.has(intent));
}

const trades: ReadonlySet<Intent> = new Set([
  'wholesale',
  'commission',
  'retail',
  'import',
  'export',
  'repair',
  'rental',
]);

/** Whether an intent takes goods that somebody else has made: then nobody asks for the maker. */
export const isTrade = (intents: readonly Intent[]): boolean => intents.some((intent) => trades.has(intent));

/** Where a classification puts whatever is sold online; the American one asks for the goods alone. */
const soldOnline: Readonly<Partial<Record<System, string>>> = { hsic: '478201', 'uk-sic': '47910' };

const says = (intents: readonly Intent[], ...some: readonly Intent[]): boolean =>
  some.some((intent) => intents.includes(intent));

/** Whether an entry takes whatever is sold online, when that is what somebody does. */
export const takesOnlineSales = (intents: readonly Intent[], { system, code }: Entry): boolean =>
  soldOnline[system] === code && says(intents, 'online') && says(intents, 'retail', 'sell');

/** Whether an entry is where its classification puts one of these intents. */
export const isPlaceOf = (intents: readonly Intent[], { system, code }: Entry): boolean =>
  intents.some((intent) => places[intent][system].test(code));
