import { endingOf, endings } from './endings.ts';
import type { Country, Finding } from './finding.ts';
import { sayer } from './say.ts';
import { matches, wordRules } from './sensitive-words.ts';
import { sources } from './sources.ts';
import { usOtherEntities } from './tables/us-words.ts';

const sayUk = sayer('ending', { source: sources.ukNames, verified: true });
const sayUs = sayer('ending', { source: sources.usNames, verified: false });
const sayHk = sayer('ending', { source: sources.hkNames, verified: false });

const otherEntities = wordRules(usOtherEntities.split(', '), { onlyAtStart: false, verified: false });
const llcEndings = endings.us.right.filter((ending) => /llc|l\.l\.c|liability/i.test(ending));

/** An LLC that calls itself a corporation, a partnership or a cooperative. */
function mismatch(name: string): readonly string[] {
  const ending = endingOf(name, llcEndings);
  return ending ? matches(name.trim().slice(0, -ending.length), otherEntities).map(({ typed }) => typed) : [];
}

/** Whether a name ends as a company's must. A missing ending is only advice: we add it. */
export function endingRule(name: string, country: Country): Finding {
  const say = { uk: sayUk, us: sayUs, hk: sayHk }[country];
  const wrongEntity = country === 'us' ? mismatch(name) : [];
  if (wrongEntity.length > 0) return say({ verdict: 'refused', reason: 'entity-mismatch', words: wrongEntity });
  const other = endingOf(name, endings[country].other);
  const right = endingOf(name, endings[country].right);
  if (other && (right === undefined || other.length > right.length)) {
    return say({ verdict: 'advice', reason: 'ending-of-another-kind', words: [other], detail: { endings: country } });
  }
  const short = country === 'hk' ? endingOf(name, ['Ltd']) : undefined;
  if (short) return say({ verdict: 'refused', reason: 'ending-abbreviated', words: [short] });
  if (right) return say({ verdict: 'ok', reason: 'ending-fits', words: [right] });
  return say({ verdict: 'advice', reason: 'ending-missing', detail: { endings: country } });
}
