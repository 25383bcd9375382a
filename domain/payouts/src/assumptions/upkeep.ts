import type { IsoDate, Source } from '@formation/fees';
import { companyCost, type CompanyCost, type CompanyForm } from '@formation/formation';
import { minus, toText, type Money } from '@formation/money';
import { companyCurrencies, type CompanyCountry } from '../question.ts';
import type { Published } from './number.ts';

/** The companies that a founder usually has: a Wyoming LLC of one owner, a British and a Hong Kong limited company. */
const forms = {
  us: { country: 'us', state: 'WY', kind: 'llc' },
  uk: { country: 'uk', kind: 'ltd' },
  hk: { country: 'hk', kind: 'ltd' },
} as const satisfies Readonly<Record<CompanyCountry, CompanyForm>>;

type CostKeys = `${'upkeep' | 'setup'}-${CompanyCountry}`;

/**
 * What a company costs, as `formation` counts it with the services that the law asks for or that are usual: a later
 * year, and what its first year costs more.
 */
export function companyNumbers(day: IsoDate): Readonly<Record<CostKeys, Published>> {
  const read = (Object.keys(forms) as CompanyCountry[]).flatMap((company) => numbersOf(company, day));
  return Object.fromEntries(read) as Record<CostKeys, Published>; // both of each company
}

function numbersOf(company: CompanyCountry, day: IsoDate): readonly (readonly [CostKeys, Published])[] {
  const cost = companyCost({ form: forms[company], day, today: day, years: 3 });
  if ('refused' in cost) throw new TypeError(cost.refused);
  const [first, later] = cost.years;
  if (!first || !later) throw new RangeError('there are three years');
  const currency = companyCurrencies[company];
  const sourced = { status: 'range', ...sourcesOf(cost) } as const;
  const between = { low: text(later.low[currency]), high: text(later.high[currency]) };
  return [
    [`upkeep-${company}`, { ...sourced, value: text(later[currency]), between }],
    [`setup-${company}`, { ...sourced, value: text(minus(first[currency], later[currency])) }],
  ];
}

const text = (amount: Money) => toText(amount, 2);

/** The pages that the lines were read on, each once. */
function sourcesOf({ lines }: CompanyCost): Pick<Published, 'source' | 'confirmedBy'> {
  const titled = lines.flatMap(({ source }) => (source && 'title' in source ? [source] : []));
  const [source, ...confirmedBy] = new Map(titled.map((one): [string, Source] => [one.title, one])).values();
  if (!source) throw new TypeError('no line of a company has a source');
  return { source, confirmedBy };
}
