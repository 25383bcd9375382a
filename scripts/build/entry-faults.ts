import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';

type Issue = Readonly<{ path: readonly PropertyKey[]; message: string }>;
/** What a schema of Zod answers. */
type Schema = Readonly<{
  safeParse: (value: unknown) => Readonly<{ error?: Readonly<{ issues: readonly Issue[] }> | undefined }>;
}>;

/** The kinds of long texts: what stands in front of one, and the file that explains it. */
export type Entries = Readonly<
  Record<
    string,
    Readonly<{
      schema: Schema;
      explained: string;
      /** What is wrong in the text itself, in sentences. */
      textFaults?: (text: string) => readonly string[];
      /** The pictures beside it that it shows. */
      pictures?: (front: unknown, text: string) => readonly string[];
    }>
  >
>;

/** What is wrong in one text; its fields are between `---` and `---`. */
function faultsIn(file: string, { schema, textFaults, pictures }: Entries[string]): readonly string[] {
  const [, front, text = ''] = /^---\r?\n([^]*?)\n---([^]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (front === undefined) return ['begins without fields between two lines of ---'];
  const document = parseDocument(front);
  const [unreadable] = document.errors;
  if (unreadable) return [`is not readable as YAML: ${unreadable.message.split('\n')[0]}`];
  const fields: unknown = document.toJS();
  const issues = schema.safeParse(fields).error?.issues ?? [];
  const missing = (pictures?.(fields, text) ?? []).filter((name) => !existsSync(join(dirname(file), name)));
  return [
    ...issues.map(({ path, message }) => `${path.map(String).join('.') || 'its front'}: ${message}`),
    ...(textFaults?.(text) ?? []).map((fault) => `its text: ${fault}`),
    ...missing.map((name) => `shows ${name}, which is not beside it`),
  ];
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
    return faultsIn(join(root, file), entry).map(
      (fault) => `${file}, ${fault.replace(/\.?$/, '.')} ${entry.explained} explains each field.`,
    );
  });
}
