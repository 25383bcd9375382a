import { checkName, type NameCheck } from './check-name.ts';
import { usualEnding } from './endings.ts';
import type { Country } from './finding.ts';
import { keywords, type Keywords } from './keywords.ts';
import { pick, seeded, type Random } from './random.ts';
import { roots, rootsMeaning, type Root } from './roots.ts';
import { nameKey } from './same-name.ts';
import { styledName, type Style } from './styles.ts';
import { nearWords, type NearWord } from './trades.ts';
import { upperFirst } from './upper-first.ts';

/** What names are wanted. The same request always gets the same names. */
export type NameRequest = Readonly<{
  industry: string;
  keywords: string;
  /** Words of which one must be heard in every name; none when left out. */
  must?: string;
  /** The most letters a name may have, without spaces and its ending; any number when left out. */
  longest?: number | undefined;
  style: Style;
  country: Country;
  /** Any text; see `newSeed`. */
  seed: string;
  /** 0 for the first names of a seed, 1 for the next ones. */
  page?: number;
  /** How many names a page has; 24 when left out. */
  count?: number;
}>;

/** What a name is built on: a word that was typed, a short word for the trade that was typed, or a root. */
export type Origin =
  | Readonly<{ kind: 'typed'; word: string }>
  | (Readonly<{ kind: 'near' }> & NearWord)
  | (Readonly<{ kind: 'root' }> & Root);

/** A name with the ending of its country. */
export type NameIdea = Readonly<{
  name: string;
  /** The name without its ending. */
  stem: string;
  /** What it is built on. */
  origin: Origin;
  check: NameCheck;
}>;

/** A page of names, and what could be read from the visitor's words. */
export type NameIdeas = Readonly<{ seed: string; page: number; names: readonly NameIdea[] }> & Omit<Keywords, 'words'>;

const typedWord = (word: string): Origin => ({ kind: 'typed', word });
const root = (one: Root): Origin => ({ kind: 'root', ...one });

/**
 * What the names may be about: mostly the keywords, then the industry, short words for it and roots of their meaning.
 * Only when nothing that was typed can be used, any root.
 *
 * @param guarded - words that no name may hold; others may stand for them.
 */
function subjects(
  own: readonly string[],
  industry: readonly string[],
  guarded: readonly string[],
): (random: Random) => Origin {
  const typed = [...own, ...industry, ...guarded];
  const near = nearWords(typed).map((word): Origin => ({ kind: 'near', ...word }));
  const around = [...industry.map(typedWord), ...near, ...rootsMeaning(typed).map(root)];
  const any = roots.filter(({ word }) => word.length > 2).map(root);
  return (random) => {
    if (own.length > 0 && (around.length === 0 || random() < 0.6)) return pick(random, own.map(typedWord));
    return pick(random, around.length > 0 ? around : any);
  };
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** How often a name may be refused or known already before we stop looking. */
const PATIENCE = 400;

function* ideas(request: NameRequest, subject: (random: Random) => Origin): Generator<NameIdea> {
  const { style, country, seed, industry, longest = Infinity } = request;
  const random = seeded([seed, style, industry, request.keywords, request.must ?? ''].join('\n'));
  const known = new Set<string>();
  for (let tries = 0; tries < PATIENCE; tries++) {
    const origin = subject(random);
    const stem = styledName(style, upperFirst(origin.word), random);
    if (lettersOf(stem).length > longest) continue;
    const check = checkName(`${stem} ${usualEnding[country]}`, country);
    const key = nameKey(stem, country);
    if (check.verdict !== 'ok' || known.has(key)) continue;
    known.add(key);
    tries = 0;
    yield { name: check.name, stem, origin, check };
  }
}

const eachOnce = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** The words of which one must be heard; nothing when none is wished for. */
function wished({ words }: Keywords): ((random: Random) => Origin) | undefined {
  return words.length === 0 ? undefined : (random) => pick(random, words.map(typedWord));
}

/** A word is wished for and none can be used: no other name will do. */
const isHopeless = ({ words, unread, unfit, leftOut }: Keywords): boolean =>
  words.length === 0 && unread.length + unfit.length + leftOut.length > 0;

/**
 * Names for a company, each with its check. None has a word that needs approval; a keyword that has is left out and
 * named in `leftOut`. Every name holds a word that was typed, a short word for it or a root of its meaning; when nothing
 * that was typed can be used, names are built on any root, so there are always some. A wish for a word that must be
 * heard, or for few letters, may leave fewer names than asked for, or none.
 */
export function nameIdeas(request: NameRequest): NameIdeas {
  const { country, seed, page = 0, count = 24 } = request;
  const own = keywords(request.keywords, country);
  const industry = keywords(request.industry, country);
  const must = keywords(request.must ?? '', country, { isWish: true });
  const names: NameIdea[] = [];
  const guarded = [own, industry].flatMap(({ leftOut }) => leftOut.map(({ word }) => word));
  const subject = wished(must) ?? subjects(own.words, industry.words, guarded);
  for (const idea of isHopeless(must) ? [] : ideas(request, subject)) {
    if (names.length >= (page + 1) * count) break;
    names.push(idea);
  }
  return {
    seed,
    page,
    names: names.slice(page * count),
    readAs: [own, industry, must].flatMap(({ readAs }) => readAs),
    unread: eachOnce([own, industry, must].flatMap(({ unread }) => unread)),
    unfit: eachOnce([own, industry, must].flatMap(({ unfit }) => unfit)),
    leftOut: [own, industry, must].flatMap(({ leftOut }) => leftOut),
  };
}
