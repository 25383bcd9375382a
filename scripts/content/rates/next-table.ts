import type { Reading } from './reading.ts';
import { refusals } from './refusals.ts';

/** Somebody who publishes rates; `read` throws when nothing comes. */
export type Supplier = Readonly<{ name: string; read: () => Promise<Reading> }>;

export type NextTable = Readonly<{
  /** What every supplier before the good one was refused for. */
  refused: readonly Readonly<{ name: string; reasons: readonly string[] }>[];
  reading?: Reading;
}>;

/** The first reading that nothing speaks against, asking the suppliers in their order. */
export async function nextTable(
  suppliers: readonly Supplier[],
  checked: Parameters<typeof refusals>[1],
): Promise<NextTable> {
  const refused: NextTable['refused'][number][] = [];
  for (const { name, read } of suppliers) {
    const reading = await read().catch((error: unknown) => String(error));
    const reasons = typeof reading === 'string' ? [`nothing came: ${reading}`] : refusals(reading, checked);
    if (typeof reading !== 'string' && reasons.length === 0) return { refused, reading };
    refused.push({ name, reasons });
  }
  return { refused };
}
