import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryFaults } from '../../build/entry-faults.ts';
import { longSchemas } from '../../build/long-schemas.ts';
import { scratch } from '../../tasks/program.ts';
import type { Change } from './judge.ts';

/** What a schema says of the fields of long texts as they would read, each at the line of the text that it is about. */
export function frontFaults(files: ReadonlyMap<string, string>, changes: readonly Change[]): readonly string[] {
  const folder = mkdtempSync(join(scratch, 'translated-'));
  try {
    for (const [file, text] of files) {
      if (!file.endsWith('.md')) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return entryFaults(folder, longSchemas).map((fault) => {
      const ofFile = changes.filter(({ unit }) => fault.startsWith(unit.file));
      const of = ofFile.find(({ unit }) => fault.includes(`, ${unit.key.split(':')[1]}: `)) ?? ofFile[0];
      return `line ${of?.line}, ${fault}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
