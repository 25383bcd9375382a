import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

type Issue = Readonly<{ path: readonly PropertyKey[]; message: string }>;
/** What a schema of Zod answers. */
type Schema = Readonly<{
  safeParse: (value: unknown) => Readonly<{ error?: Readonly<{ issues: readonly Issue[] }> | undefined }>;
}>;

/** The kinds of long texts: what stands in front of one, and the file that explains it. */
export type Entries = Readonly<Record<string, Readonly<{ schema: Schema; explained: string }>>>;

/** What is wrong in front of one text; its lines are those between `---` and `---`. */
function faultsIn(text: string, schema: Schema): readonly string[] {
  const [, front] = /^---\r?\n([^]*?)\n---/.exec(text) ?? [];
  if (front === undefined) return ['begins without fields between two lines of ---'];
  const document = parseDocument(front);
  const [unreadable] = document.errors;
  if (unreadable) return [`is not readable as YAML: ${unreadable.message.split('\n')[0]}`];
  const { error } = schema.safeParse(document.toJS());
  return (error?.issues ?? []).map(({ path, message }) => `${path.map(String).join('.') || 'its front'}: ${message}`);
}

/**
 * One sentence for each field of a long text that does not fit, with where the field is explained.
 *
 * @param root - the folder that holds `content/entries`.
 */
export function entryFaults(root: string, entries: Entries): readonly string[] {
  const files = globSync('content/entries/*/*/*.md', { cwd: root }).sort();
  return files.flatMap((file) => {
    const kind = file.split(/[\\/]/)[2] ?? '';
    const entry = entries[kind];
    if (!entry)
      return [`${file}: nobody says what a text of the kind ${kind} needs; add it to scripts/content/entries.ts.`];
    const faults = faultsIn(readFileSync(join(root, file), 'utf8'), entry.schema);
    return faults.map((fault) => `${file}, ${fault.replace(/\.?$/, '.')} ${entry.explained} explains each field.`);
  });
}
