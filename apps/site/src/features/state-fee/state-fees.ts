import type { IsoDate } from '@formation/calendar';
import { stateTable } from '@formation/formation';
import { toText } from '@formation/money';

/** What a state takes to form each kind of company; nothing where no fee is known. */
export type StateFees = Readonly<{
  state: string;
  name: string;
  llc?: KnownFee;
  corporation?: KnownFee;
}>;

export type KnownFee = Readonly<{ amount: string; verified: boolean }>;

/** The fees of all states on a day, small enough to stand in a page. */
export function stateFees(day: IsoDate): readonly StateFees[] {
  const corporations = new Map(stateTable('corporation', day).map((row) => [row.state, known(row.formation)]));
  return stateTable('llc', day).map(({ state, name, formation }) => {
    const [llc, corporation] = [known(formation), corporations.get(state)];
    return { state, name, ...(llc ? { llc } : {}), ...(corporation ? { corporation } : {}) };
  });
}

type Fee = ReturnType<typeof stateTable>[number]['formation'];

const known = ({ amount, status }: Fee): KnownFee | undefined =>
  amount && { amount: toText(amount), verified: status === 'verified' };
