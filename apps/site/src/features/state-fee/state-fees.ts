import type { IsoDate } from '@formation/calendar';
import { companyCost, stateTable, type UsForm } from '@formation/formation';
import { money, toText } from '@formation/money';

/** What a state takes to form each kind of company; nothing where no fee is known. */
export type StateFees = Readonly<{
  state: string;
  name: string;
  llc?: KnownFee;
  corporation?: KnownFee;
}>;

/** `year` is what the first year costs beside a package, in whole dollars; absent where a part of it is unknown. */
export type KnownFee = Readonly<{ amount: string; verified: boolean; year?: string }>;

/** The fees of all states on a day, small enough to stand in a page. */
export function stateFees(day: IsoDate): readonly StateFees[] {
  const corporations = new Map(stateTable('corporation', day).map((row) => [row.state, row.formation]));
  return stateTable('llc', day).map(({ state, name, formation }) => {
    const known = (kind: UsForm['kind'], fee = corporations.get(state)) =>
      fee?.amount && {
        amount: toText(fee.amount),
        verified: fee.status === 'verified',
        ...yearBeside({ country: 'us', state, kind }, day),
      };
    const [llc, corporation] = [known('llc', formation), known('corporation')];
    return { state, name, ...(llc ? { llc } : {}), ...(corporation ? { corporation } : {}) };
  });
}

/** What the first year costs beside the price of a package, which holds an address. */
function yearBeside(form: UsForm, day: IsoDate): Pick<KnownFee, 'year'> {
  const free = { level: 'basic', price: money('0', 'USD') } as const;
  const cost = companyCost({ form, day, today: day, years: 1, package: free });
  return 'refused' in cost || cost.without.length > 0 ? {} : { year: toText(cost.total.USD, 0) };
}
