/** A word of a text: where it stands, and how it is compared. */
export type Word = Readonly<{ start: number; end: number; folded: string; stem: string }>;

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’&][\p{L}\p{N}]+)*/gu;
/** Accents on Latin letters; Sinhala and Tamil vowel signs are part of the word and stay. */
const ACCENTS = /[\u0300-\u036f]/g;
const TAMIL = /\p{sc=Tamil}/u;
const JOINERS = /[\u200c\u200d'’]/g;

/** A word without what a hurried typist leaves out: case, accents, apostrophes and invisible joiners. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').replace(JOINERS, '').toLowerCase();
}

/** Longest first: each is cut once if enough of the word remains. */
const endings = [
  ['ations', 'ators', 'ation', 'ating', 'ician', 'ator', 'ment', 'ancy', 'ical', 'ency'],
  ['ive', 'ant', 'ent', 'ing', 'ist', 'ism', 'ion', 'ian', 'ate', 'ics', 'age'],
  ['al', 'ed', 'er', 'ic', 'or', 'ly'],
  ['e', 'y'],
].flat();

/** Words whose stem is that of another trade: a plantation is no plant, a barrister keeps no bar. Nothing is cut from them. */
const whole = new Set(
  `animal apple archery ballistic barrister battery chemist coaching copper corner customs letter master mineral nursery
   organic physician physicist plantation plaster potter pressing production server signal station stationery tailor
   training`.split(/\s+/),
);

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The shortest stem an ending may leave. */
const shortest = (ending: string): number => (ending === 'ing' ? 3 : 4);

function cutOnce(word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= shortest(end));
  if (!ending) return word;
  const rest = word.slice(0, -ending.length);
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/** The American spelling of a British word, where one rule tells them apart. */
const american = (word: string): string =>
  word
    .replace(/([bt])re$/, '$1er') // fibre, theatre
    .replace(/(?<=..)our(?=$|ed|ing|s$|less)/, 'or') // vapour, colouring
    .replace(/^(.{4,})is(e|es|ed|er|ers|ing|ation)$/, '$1iz$2')
    .replace(/ae|oe(?=[b-df-hj-np-tv-z].{2})/, 'e') // anaesthetic, oestrogen
    .replace('sulph', 'sulf')
    .replace(/(?<=.{3})ll(?=(?:ed|ing|ers?|ery)$)/, 'l'); // enamelling

/**
 * What a Sinhala or Tamil word ends in that its other forms do not, in the order in which it is taken off: the
 * consonant that Tamil doubles before the next word, the marks of a case, of many, of who does it and of a verb, and
 * the mark of one. Enough letters stay to tell the word.
 */
const nativeEndings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?<=.{3})[கசதப]்$/u, ''],
  [/(?<=.{3})(?:க்கு|யில்|யின்|யை|யிலிருந்து)$/u, ''],
  [/(?<=..)த்(?:தில்|தின்|தை|துக்கு|திற்கு|துடன்)$/u, 'ம்'],
  [/(?<=..)ங்க(?:ள்|ளில்|ளின்|ளை|ளுக்கு)$/u, 'ம்'],
  [/(?<=.{3})க?்?க(?:ள்|ளில்|ளின்|ளை|ளுக்கு)$/u, ''],
  [/(?<=.{3})(?:க்கார(?:ர்|ன்)|(?:ப்பா|யா|ா)(?:ளர்|ளி))$/u, ''],
  [/(?<=..)(?:க்கும்|க்கிறேன்|க்கிறோம்|ப்பவர்|ப்பது|ப்பு|த்தல்|த்து)$/u, ''],
  [/(?<=..[ு்])(?:பவர்|தல்|வது|[கய]ும்|கிறேன்|கிறோம்|[நன]ர்|து)$/u, ''],
  [/(?<=^(?:ஆ|.[ாீூேோ]))ட்டு$/u, 'டு'],
  [/(?<=..)ம்$/u, ''],
  [/(?<=.{3})ு$/u, ''],
  [/(?<=.{3}[^ா])(?<=[^ு])்$/u, ''],
  [/(?<=.{3})(?:යක්|වල්|යේ|ය|ව|ක්)$/u, ''],
];

/** What Tamil writes as one word with what stands before it, the consonant between them doubled or not. */
const COMPOUND =
  /(?<=^.{2,})(?:[கசதப]்)?(?=(?:கடை|பண்ணை|தொழி|உற்பத்தி|இறக்குமதி|ஏற்றுமதி|விற்பனை|வியாபார|வேலை|தோட்ட|சேவை|வகுப்பு|நிலைய|தயாரிப்பு|வளர்ப்பு)[\p{L}\p{M}]{0,6}$)/u;

function nativeStem(folded: string): string {
  return nativeEndings.reduce((word, [ending, instead]) => word.replace(ending, instead), folded);
}

/**
 * What the forms of an English word have in common: "developers", "developing" and "development" are
 * `develop`. It need not be a word. Sinhala and Tamil words lose the commonest endings.
 */
export function stem(folded: string): string {
  if (!/^[a-z]+$/.test(folded)) return nativeStem(folded);
  let word = whole.has(folded) ? folded : american(singular(folded));
  while (!whole.has(word)) {
    const rest = cutOnce(word);
    if (rest === word) break;
    word = rest;
  }
  return word;
}

/** The words of a text as they are written, compounds whole. */
export const written = (text: string): readonly string[] => text.match(WORD) ?? [];

/** A written word, or the two that Tamil writes as one. */
export const halvesOf = (word: string): readonly string[] => (TAMIL.test(word) ? word.split(COMPOUND) : [word]);

/** The words of a text in their order. */
export function words(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const wordFrom = (start: number, part: string): Word => {
      const folded = fold(part);
      return { start, end: start + part.length, folded, stem: stem(folded) };
    };
    const [one = '', other] = halvesOf(match[0]);
    const last = match.index + match[0].length - (other?.length ?? 0);
    return other === undefined ? [wordFrom(match.index, one)] : [wordFrom(match.index, one), wordFrom(last, other)];
  });
}

const fillers = new Set(
  `a an and any are as at by for from i im in into is my n.e.c nec not of on or our own the their to via we with
   all other others excl incl except including not elsewhere classified want wants like would do doing does start starting open opening run running small that they
   this these those who where which when what how me us them him her his it's you your been be am was were have has
   just also very much more many some
   code codes hsic sic naics industry such etc eg ie type types kind kinds designed known used using whether against
   purpose purposes exceeding thereof otherwise tonnes tons kg mm cm eka ekak thana karanawa karana denawa gannawa`.split(
    /\s+/,
  ),
);

/** Whether a word says nothing about a trade. */
export const isFiller = (folded: string): boolean => fillers.has(folded) || /^[a-z]$/.test(folded);

const faintStems = new Set(
  `activities activity services service company companies business businesses firm agency agencies ltd limited
   freelance freelancer independent general miscellaneous specialised specialized related products product
   goods stores articles similar professional non pre semi self multi various operation provision etcetera production
   weda seva sewa sewaya velai sevai thozhil tholil nilayam வேலை சேவை தொழில் நிறுவனம் நிலையம் பணி සේවා වැඩ සමාගම`
    .split(/\s+/)
    .map(stem),
);

/** Whether a stem tells trades apart only a little. */
export const isFaint = (stemmed: string): boolean => faintStems.has(stemmed);
