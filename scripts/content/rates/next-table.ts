import { disagreements } from './disagreements.ts';
import type { Reading } from './reading.ts';
import { refusals } from './refusals.ts';

/** Somebody who publishes rates; `read` throws when nothing comes. */
export type Supplier = Readonly<{
  name: string;
  /** Whose rates they are: two addresses of one house are one witness. */
  house: string;
  /** Its terms let nobody pass its rates on: it only confirms those of others. */
  isWitness?: true;
  read: () => Promise<Reading>;
}>;

export type NextTable = Readonly<{
  /** What every supplier that was not taken was refused for. */
  refused: readonly Readonly<{ name: string; reasons: readonly string[] }>[];
  /** The rates, and who else has the same. */
  reading?: Reading;
  confirmedBy: readonly Reading['source'][];
}>;

type Answer = Readonly<{ supplier: Supplier; reading: Reading } | { supplier: Supplier; failure: string }>;
type Checked = Parameters<typeof refusals>[1];

async function answerOf(supplier: Supplier): Promise<Answer> {
  try {
    return { supplier, reading: await supplier.read() };
  } catch (error) {
    return { supplier, failure: `nothing came: ${String(error)}` };
  }
}

/** The first reading that nothing speaks against and that another house confirms, of suppliers in their order. */
export async function nextTable(suppliers: readonly Supplier[], checked: Checked): Promise<NextTable> {
  const answers = await Promise.all(suppliers.map(answerOf));
  const refused: NextTable['refused'][number][] = [];
  for (const answer of answers) {
    const { supplier } = answer;
    const { name, house } = supplier;
    const others = answers.flatMap((one) => ('reading' in one && one.supplier.house !== house ? [one.reading] : []));
    const reasons = 'failure' in answer ? [answer.failure] : reasonsAgainst(answer.reading, others, checked);
    if ('reading' in answer && reasons.length === 0 && !supplier.isWitness) {
      const { confirmedBy } = disagreements(answer.reading, others, checked);
      return { refused, reading: answer.reading, confirmedBy: confirmedBy.map(({ source }) => source) };
    }
    if (reasons.length > 0) refused.push({ name, reasons });
  }
  return { refused, confirmedBy: [] };
}

function reasonsAgainst(reading: Reading, others: readonly Reading[], checked: Checked): readonly string[] {
  const own = refusals(reading, checked);
  return own.length > 0 ? own : disagreements(reading, others, checked).reasons;
}
