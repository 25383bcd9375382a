import { yearlyUpkeep, type CompanyForm } from '@formation/formation';
import { toExactText } from '@formation/money';
import { companyCurrencies, type CompanyCountry } from '../question.ts';
import type { Reader } from './published.ts';

/** The companies that a founder usually has: a Wyoming LLC, a British and a Hong Kong limited company. */
const forms = {
  us: { country: 'us', state: 'WY', kind: 'llc' },
  uk: { country: 'uk', kind: 'ltd' },
  hk: { country: 'hk', kind: 'ltd' },
} as const satisfies Readonly<Record<CompanyCountry, CompanyForm>>;

/**
 * What the registry takes in a usual year, where all of it is published. An accountant, agent or address is not in
 * it, so it is an estimate.
 */
function registryFees(company: CompanyCountry): Reader {
  return {
    unit: companyCurrencies[company],
    read: ({ day }) => {
      const { amount, lines, without } = yearlyUpkeep(forms[company], day);
      const [first] = lines;
      if (without.length > 0 || !first?.source || first.from === undefined) return undefined;
      return { from: first.from, status: 'single', source: first.source, value: toExactText(amount) };
    },
  };
}

/** What a company costs a year. */
export const upkeep = {
  'upkeep-us': registryFees('us'),
  'upkeep-uk': registryFees('uk'),
  'upkeep-hk': registryFees('hk'),
} as const satisfies Readonly<Record<string, Reader>>;
