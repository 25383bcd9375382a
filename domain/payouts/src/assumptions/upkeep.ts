import { inForce, type Schedule } from '@formation/fees';
import { yearlyUpkeep, type CompanyForm } from '@formation/formation';
import { add, rate, toExactText } from '@formation/money';
import { companyCurrencies, type CompanyCountry } from '../question.ts';
import { usually, type Usual } from '../tables/usual.ts';
import { published, usual, type Reader } from './published.ts';

/** The companies that a founder usually has: a Wyoming LLC and a British limited company. */
const forms = {
  us: { country: 'us', state: 'WY', kind: 'llc' },
  uk: { country: 'uk', kind: 'ltd' },
} as const satisfies Readonly<Partial<Record<CompanyCountry, CompanyForm>>>;

/** What the registry takes in a usual year, and what agents, addresses and accountants usually cost. */
function upkeepOf(company: keyof typeof forms, besides: Schedule<Usual>): Reader {
  const read: Reader['read'] = ({ day }) => {
    const { amount } = yearlyUpkeep(forms[company], day);
    const entry = inForce(besides, day);
    const { typical, between } = entry.value;
    const inAll = (more: string) => toExactText(add(amount, rate(more)));
    return { ...published(entry, inAll(typical)), between: { low: inAll(between.low), high: inAll(between.high) } };
  };
  return { unit: companyCurrencies[company], read };
}

/** What a company costs a year. The registry's fees in Hong Kong are among what is usual there. */
export const upkeep = {
  'upkeep-us': upkeepOf('us', usually.upkeepUs),
  'upkeep-uk': upkeepOf('uk', usually.upkeepUk),
  'upkeep-hk': usual('HKD', usually.upkeepHk),
} as const satisfies Readonly<Record<string, Reader>>;
