import { checkName, type NameCheck } from './check-name.ts';
import { usualEnding } from './endings.ts';
import type { Country } from './finding.ts';
import { keywords, type Keywords } from './keywords.ts';
import { pick, seeded, type Random } from './random.ts';
import { roots, rootsMeaning, type Root } from './roots.ts';
import { nameKey } from './same-name.ts';
import { styledName, type Style } from './styles.ts';

/** What names are wanted. The same request always gets the same names. */
export type NameRequest = Readonly<{
  industry: string;
  keywords: string;
  style: Style;
  country: Country;
  /** Any text; see `newSeed`. */
  seed: string;
  /** 0 for the first names of a seed, 1 for the next ones. */
  page?: number;
  /** How many names a page has; 24 when left out. */
  count?: number;
}>;

/** A name with the ending of its country. */
export type NameIdea = Readonly<{
  name: string;
  /** The name without its ending. */
  stem: string;
  /** The root it is built on, when it is not one of the visitor's words. */
  root: Root | undefined;
  check: NameCheck;
}>;

/** A page of names, and what could be read from the visitor's words. */
export type NameIdeas = Readonly<{ seed: string; page: number; names: readonly NameIdea[] }> & Omit<Keywords, 'words'>;

type Subject = Readonly<{ text: string; root: Root | undefined }>;

const ofRoot = (root: Root): Subject => ({
  text: root.word.charAt(0).toUpperCase() + root.word.slice(1),
  root,
});

/** What the names may be about: mostly the keywords, then the industry and roots of their meaning, then any root. */
function subjects(own: readonly string[], industry: readonly string[]): (random: Random) => Subject {
  const typed = (words: readonly string[]) => words.map((text) => ({ text, root: undefined }));
  const near = [...typed(industry), ...rootsMeaning([...own, ...industry]).map(ofRoot)];
  const any = roots.filter(({ word }) => word.length > 2).map(ofRoot);
  return (random) => {
    const lot = random();
    if (own.length > 0 && lot < 0.6) return pick(random, typed(own));
    return near.length > 0 && lot < 0.85 ? pick(random, near) : pick(random, any);
  };
}

/** How often a name may be refused or known already before we stop looking. */
const PATIENCE = 400;

function* ideas(request: NameRequest, subject: (random: Random) => Subject): Generator<NameIdea> {
  const { style, country, seed, industry } = request;
  const random = seeded([seed, style, industry, request.keywords].join('\n'));
  const known = new Set<string>();
  for (let tries = 0; tries < PATIENCE; tries++) {
    const { text, root } = subject(random);
    const stem = styledName(style, text, random);
    const check = checkName(`${stem} ${usualEnding[country]}`, country);
    const key = nameKey(stem, country);
    if (check.verdict !== 'ok' || known.has(key)) continue;
    known.add(key);
    tries = 0;
    yield { name: check.name, stem, root, check };
  }
}

/**
 * Names for a company, each with its check. None has a word that needs approval; a keyword that has is left out and
 * named in `leftOut`. Without keywords that can be used, names are built on roots, so there are always some.
 */
export function nameIdeas(request: NameRequest): NameIdeas {
  const { country, seed, page = 0, count = 24 } = request;
  const own = keywords(request.keywords, country);
  const industry = keywords(request.industry, country);
  const names: NameIdea[] = [];
  for (const idea of ideas(request, subjects(own.words, industry.words))) {
    if (names.length >= (page + 1) * count) break;
    names.push(idea);
  }
  return {
    seed,
    page,
    names: names.slice(page * count),
    readAs: [...own.readAs, ...industry.readAs],
    unread: [...own.unread, ...industry.unread],
    leftOut: [...own.leftOut, ...industry.leftOut],
  };
}
