import type { Country, Finding } from './finding.ts';
import { sayer } from './say.ts';
import { sources } from './sources.ts';

/** The longest name with its ending and spaces: SI 2015/17, regulation 2. */
const UK_LONGEST = 160;

const sayUk = sayer('length', { source: sources.ukNames, verified: true });
const sayUs = sayer('length', { source: sources.usNames, verified: false });
const sayHk = sayer('length', { source: sources.hkNames, verified: false });

/** Whether a name is short enough. */
export function lengthRule(name: string, country: Country): Finding {
  const say = { uk: sayUk, us: sayUs, hk: sayHk }[country];
  if (!/[\p{L}\p{N}]/u.test(name)) return say({ verdict: 'refused', reason: 'empty' });
  if (country !== 'uk') return say({ verdict: 'ok', reason: 'no-limit-known' });
  const length = [...name].length;
  if (length > UK_LONGEST) return say({ verdict: 'refused', reason: 'too-long', detail: { length } });
  return say({ verdict: 'ok', reason: 'length-fits' });
}
