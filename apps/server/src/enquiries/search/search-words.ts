/** Letters that no accent can be taken from, as they are typed without them. */
const plain: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Longer ones are cut, in what is kept and in what is looked for. */
const longestWord = 60;
/** As many words as one looks for at once. */
const mostTerms = 8;
/** Parts of addresses and numbers that are shorter are found only where a word begins. */
const shortestPart = 3;
/** Digits that make a telephone number. */
const numberDigits = { least: 7, most: 15 };
/** What a number written at home does not begin with: Sri Lanka, the UK, the US, Hong Kong. */
const countryCodes = ['94', '44', '852', '1'];

/**
 * A text as it is compared: in small letters, without the accents of Latin, Greek and Cyrillic letters and without what
 * nobody sees. The marks of Sinhala and Tamil stay: they are other words.
 */
function folded(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase(); // most texts: nothing else is in them
  return text
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '')
    .replaceAll(/[øłđðßæœı]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC');
}

const cut = (word: string): string => [...word].slice(0, longestWord).join('');
const wordsIn = (text: string): readonly string[] => (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(cut);

/** Groups of digits that are written as one number: `+94 (77) 123-4567`. */
const numbers = /\+?\d(?:[\s()./-]{0,3}\d){2,}/g;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^00/, '');

/** A word and what is left of it when letters at its beginning are dropped: a part anywhere is the beginning of one. */
const endings = (word: string): readonly string[] => {
  const letters = [...word];
  return letters.slice(0, Math.max(1, letters.length - shortestPart + 1)).map((_, at) => letters.slice(at).join(''));
};

/** Words with an apostrophe. They are looked for where a word begins only: from each letter of a long one takes minutes. */
const withApostrophe = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+['’][\p{L}\p{M}]+/gu;

function textWords(text: string): readonly string[] {
  const plainText = folded(text);
  const digits = (plainText.match(numbers) ?? []).map(digitsOf);
  const telephones = digits.filter(({ length }) => length >= numberDigits.least && length <= numberDigits.most);
  return [
    ...wordsIn(plainText),
    ...wordsIn((plainText.match(withApostrophe) ?? []).join(' ').replaceAll(/['’]/g, '')),
    ...telephones.flatMap(endings),
  ];
}

/** What somebody may be found by: any words, and addresses of which any part may be typed. */
export type Findable = Readonly<{ texts: readonly string[]; addresses: readonly string[] }>;

/** The words of what is kept, each once, with spaces between them; both engines take them as they are. */
export function searchWords({ texts, addresses }: Findable, before = ''): string {
  const parts = addresses.flatMap((address) => wordsIn(folded(address)).flatMap(endings));
  return [...new Set([...before.split(' '), ...texts.flatMap(textWords), ...parts])].filter(Boolean).join(' ');
}

/** One thing that is looked for: in one of these ways, each of words that begin so. */
export type Term = readonly (readonly string[])[];

/** A number typed as at home, or with the code of a country, or by its groups. */
function numberTerm(typed: string): Term {
  const digits = digitsOf(typed);
  const code = countryCodes.find(
    (each) => digits.startsWith(each) && digits.length - each.length >= numberDigits.least,
  );
  const ways = [digits, digits.replace(/^0/, ''), code === undefined ? '' : digits.slice(code.length)];
  return [...[...new Set(ways)].filter((way) => way.length >= shortestPart).map((way) => [cut(way)]), wordsIn(typed)];
}

/** What somebody typed into the search: words, whatever stands between them. None when there is no word in it. */
export function searchTerms(typed: string): readonly Term[] {
  const text = folded(typed);
  const telephones = (text.match(numbers) ?? []).map(numberTerm);
  const words = wordsIn(text.replaceAll(numbers, ' ')).map((word): Term => [[word]]);
  return [...telephones, ...words].slice(0, mostTerms);
}

/** Whether a word begins with a text, or has it inside as the `endings` of an address do. */
function isPart(word: string, text: string): boolean {
  const at = word.indexOf(text);
  return at === 0 || (at > 0 && [...word.slice(at)].length >= shortestPart);
}

/** Whether all that is looked for is found in these, as the search of enquiries finds it. */
export function holdsAll(terms: readonly Term[], { texts, addresses }: Findable): boolean {
  const words = texts.flatMap(textWords);
  const parts = addresses.flatMap((address) => wordsIn(folded(address)));
  const isFound = (text: string) =>
    words.some((word) => word.startsWith(text)) || parts.some((word) => isPart(word, text));
  return terms.every((ways) => ways.some((way) => way.every(isFound)));
}
