import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SourceReport, sourceReport } from '@formation/console-api';
import * as v from 'valibot';

/** What `npm run sources` wrote last; nothing where it never ran, or where another version of it did. */
export async function lastSourceReport(dataDir: string): Promise<SourceReport | undefined> {
  const text = await readFile(join(dataDir, 'sources', 'report.json'), 'utf8').catch(() => 'null');
  try {
    const read = v.safeParse(sourceReport, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined; // no JSON: nothing of ours wrote it
  }
}
