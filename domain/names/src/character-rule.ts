import type { Country, Finding } from './finding.ts';
import { sayer } from './say.ts';
import { sources } from './sources.ts';
import { simplified } from './tables/simplified.ts';

/** The punctuation and signs of SI 2015/17, and spaces. The tables are unverified. */
const UK_SIGNS = ` .,:;-–‐—'‘’()[]{}<>!?"“”«»\\/&@£$€¥*=#%+`;
const UK_NOT_EARLY = '*=#%+';
const PLAIN_ENGLISH = /[\x20-\x7e]/;
const HAN = /\p{Script=Han}/u;

const sayUk = sayer('characters', { source: sources.ukNames, verified: false });
const sayUs = sayer('characters', { source: sources.usNames, verified: false });
const sayHk = sayer('characters', { source: sources.hkNames, verified: false });
const sayGuideline = sayer('characters', { source: sources.hkGuideline, verified: true });

const simplifiedOnly: ReadonlySet<string> = new Set(simplified);

/** The letters and signs of a text that do not fit, each once. Marks stay with their letter. */
function misfits(name: string, fits: (sign: string) => boolean): readonly string[] {
  const signs = name.normalize('NFC').match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  return [...new Set(signs.filter((sign) => !fits(sign)))];
}

const isUkSign = (sign: string): boolean => /^[\p{Script=Latin}0-9]$/u.test(sign) || UK_SIGNS.includes(sign);

function ofUk(name: string): Finding {
  const refused = misfits(name, isUkSign);
  if (refused.length > 0) return sayUk({ verdict: 'refused', reason: 'character-refused', words: refused });
  // Blank spaces count for the length of a name, not for its first three characters: reg. 2(5).
  const early = [...new Set([...name.replaceAll(' ', '').slice(0, 3)].filter((sign) => UK_NOT_EARLY.includes(sign)))];
  if (early.length > 0) return sayUk({ verdict: 'refused', reason: 'sign-too-early', words: early });
  return sayUk({ verdict: 'ok', reason: 'characters-fit' });
}

function ofUs(name: string): Finding {
  const unusual = misfits(name, (sign) => PLAIN_ENGLISH.test(sign) && sign.length === 1);
  if (unusual.length > 0) return sayUs({ verdict: 'advice', reason: 'letters-unusual', words: unusual });
  return sayUs({ verdict: 'ok', reason: 'characters-fit' });
}

function ofHk(name: string): Finding {
  const refused = misfits(name, (sign) => HAN.test(sign) || PLAIN_ENGLISH.test(sign) || isUkSign(sign));
  if (refused.length > 0) return sayHk({ verdict: 'refused', reason: 'character-refused', words: refused });
  const notTraditional = misfits(name, (sign) => !simplifiedOnly.has(sign));
  if (notTraditional.length > 0) {
    return sayGuideline({ verdict: 'refused', reason: 'simplified-characters', words: notTraditional });
  }
  const isMixed = HAN.test(name) && /\p{Script=Latin}/u.test(name);
  if (isMixed) return sayHk({ verdict: 'refused', reason: 'languages-mixed' });
  return sayHk({ verdict: 'ok', reason: 'characters-fit' });
}

/** Whether a register takes every character of a name. */
export const characterRule = (name: string, country: Country): Finding =>
  ({ uk: ofUk, us: ofUs, hk: ofHk })[country](name);
