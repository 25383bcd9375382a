import type { Country } from './finding.ts';
import { plain } from './plain.ts';

type Endings = Readonly<{
  /** Endings of the kind of company we form, the usual one first. */
  right: readonly string[];
  /** Endings of other kinds of company. */
  other: readonly string[];
}>;

/**
 * @see SI 2015/17 for the United Kingdom; the others from general knowledge.
 */
export const endings: Readonly<Record<Country, Endings>> = {
  uk: {
    right: ['Ltd', 'Limited', 'Cyf', 'Cyfyngedig'],
    other: [
      'plc',
      'public limited company',
      'LLP',
      'limited liability partnership',
      'unlimited',
      'c.i.c.',
      'community interest company',
      'c.c.c.',
      'cwmni cyfyngedig cyhoeddus',
      'p.a.c.',
      'partneriaeth atebolrwydd cyfyngedig',
    ],
  },
  us: {
    right: [
      'LLC',
      'L.L.C.',
      'Limited Liability Company',
      'Ltd. Liability Co.',
      'Limited Liability Co.',
      'Ltd. Liability Company',
      'Inc.',
      'Incorporated',
      'Corp.',
      'Corporation',
      'Co.',
      'Company',
      'Ltd.',
      'Limited',
    ],
    other: ['plc', 'LLP', 'GmbH'],
  },
  hk: { right: ['Limited', '有限公司'], other: ['plc', 'LLP', 'LLC', 'Inc.', 'Corp.'] },
};

/** What we add to an idea in each country. */
export const usualEnding: Readonly<Record<Country, string>> = { uk: 'Ltd', us: 'LLC', hk: 'Limited' };

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const spaced = (text: string): string => plain(text).replace(/\s+/g, ' ').trim();

/** The longest of some endings that a name ends in, as it is typed there. */
export function endingOf(name: string, among: readonly string[]): string | undefined {
  const text = spaced(name);
  const fits = among.filter((ending) => isEnding(text, spaced(ending)));
  const longest = fits.toSorted((a, b) => spaced(b).length - spaced(a).length)[0];
  if (!longest) return undefined;
  if (isHan(longest)) return name.trim().slice(-longest.length); // it stands after the name without a space
  return name.trim().split(/\s+/).slice(-longest.split(' ').length).join(' ');
}

function isEnding(text: string, ending: string): boolean {
  return text === ending || text.endsWith(isHan(ending) ? ending : ` ${ending}`);
}
