import type { Intent } from './intents.ts';

/** Turns of speech that name a trade only as a whole, and the word that the lists have for it, which is never longer. */
const idioms: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bhome[- ]?made\b/gi, 'handmade'],
  [/\b(?:do|does|doing|keep|keeps|keeping) (?:the |their |your )?books\b/gi, 'accounts'],
  [/\b(?:write|writes|writing) (?:\w+ )?code\b/gi, 'software'],
  [/\b(?:hire|hires|hiring|rent|rents|renting|let|lets|letting|lend|lends|lending) (?:\w+ )?out\b/gi, 'rental'],
  [/\b(?:take|takes|taking|shoot|shoots|shooting) (?:\w+ )?(?:photos|photographs|pictures|pics)\b/gi, 'photos'],
  [/\bold (?:people|folks?|persons)\b/gi, 'elderly'],
  [/\b(?:put|puts|putting) up\b/gi, 'build'],
  [/\b(?:part|full)[- ]time\b/gi, ''],
  [/(?<=\b(?:from|to|in) )china\b/gi, ''],
];

/** A question with its turns of speech in the words of the lists, every other word where it stood. */
export const inWordsOfLists = (query: string): string =>
  idioms.reduce((text, [said, meant]) => text.replace(said, (found) => meant.padEnd(found.length)), query);

const among = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that stand in many phrases and name the trade of none: they lead astray where the lists happen to have them. */
const vague = among(
  `people peoples person persons customer customers client clients guest guests friends family families wife husband mother
   help helps helping find finds finding keep keeps keeping take takes taking bring brings bringing give gives giving
   put puts putting buy buys buying use uses send sends sending stop stops place places time look looks looking turn turns turning get gets getting come comes go goes going work works working
   old new small big little busy poor rich good best nice cheap quality beautiful local foreign whole different hours
   day days night week weekend year age country world island abroad overseas town village beach germany japan dubai
   london europe india usa america england australia canada maldives singapore colombo galle kandy jaffna lanka`,
);

/** Whether a word of a question tells next to nothing of the trade. */
export const isVague = (folded: string): boolean => vague.has(folded);

/** Who is dealt with when it is said behind "for", "from" or "to": a caterer for factories makes nothing in them. */
const others = among(
  `farmer farmers growers planters fishermen shop shops store stores supermarkets factory factories manufacturers makers
   producers suppliers distributors wholesalers retailers traders builders contractors school schools agents businesses
   restaurants hotels`,
);

/** Whether a word, said beside the thing that is asked for, names only who is dealt with. */
export const isOtherParty = (folded: string): boolean => others.has(folded);

/** What a phrase says is done though no word of it says so. */
const implied: readonly (readonly [said: RegExp, intents: readonly Intent[]])[] = [
  [
    /\b(?:sell|sells|selling|supply|supplies|supplying)\b.*\bto (?:\w+ ){0,2}(?:shops|stores|supermarkets|retailers|traders|hotels|restaurants|cafes|factories|businesses)\b/i,
    ['wholesale'],
  ],
  [/\bweb[- ]?(?:shop|store)s?\b/i, ['online', 'retail']],
];

/** What a phrase as a whole says is done: who sells to shops is a wholesaler. */
export const impliedIntents = (text: string): readonly Intent[] =>
  implied.flatMap(([said, intents]) => (said.test(text) ? intents : []));

/** How something is decorated or made: before the name of a product it says little of who makes that. */
const techniques = among('batik handloom embroidered dyed tiedye painted patchwork woven');
/** Cloth itself is what a technique makes. */
const cloth = among('fabric fabrics cloth textile textiles material materials yarn saree sarees sari saris');

/** Whether a word only says how the product is made that the next word names. */
export const isTechniqueOf = (folded: string, next: string | undefined): boolean =>
  techniques.has(folded) && next !== undefined && !cloth.has(next);
