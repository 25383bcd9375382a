import { sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './program.ts';

/** What a program found, out of all that it wrote: a sentence for each broken rule, with its remedy. */
export type Sentences = (output: string) => readonly string[];

/** What a program wrote, without colours, and with files as they are named from the root. */
const plain = (output: string) => stripVTControlCharacters(output).replaceAll(`${root}${sep}`, '');

/** Programs that write every finding in one form: the sentence, with the parts of the form as `$1`, `$2`. */
const eachMatch =
  (form: RegExp, sentence: string): Sentences =>
  (output) =>
    (plain(output).match(form) ?? []).map((found) =>
      found.replace(new RegExp(form, 'm'), sentence).replaceAll(/\s+/g, ' '),
    );

/** Scripts of our own that write sentences: each at the start of a line, what belongs to it indented. */
export const ownSentences: Sentences = (output) => output.split(/\n(?=\S)/).flatMap((said) => said.trim() || []);

/** Oxlint in its form `unix`. */
export const typeSentences = eachMatch(/^(\S+):(\d+):\d+: ([^]*?) \[\w+\/(.+)\]$/gm, '$1:$2: $3 ($4)');

/** `astro check`. */
export const pageTypeSentences = eachMatch(
  /^(src\S+?):(\d+):\d+ - (?:error|warning) (\S+): (.*)$/gm,
  'apps/site/$1:$2: $4 ($3)',
);

/** Stylelint in its form `unix`; stylelint.config.mjs has the remedies. */
export const styleSentences = eachMatch(/^(\S+):(\d+):\d+: (.*) \[error\]$/gm, '$1:$2: $3');

export const formatSentences = eachMatch(/^(\S+) \(\d+ms\)$/gm, '$1 is not formatted: run npm run format.');

/** Dependency-cruiser in its form `err-long`; .dependency-cruiser.mjs has the remedies. */
export const importSentences = eachMatch(/^ {2}error ([^:]+): ([^]*?)\n {4}(\S.*)$/gm, '$2 breaks the rule "$1". $3');

type LintResult = Readonly<{
  filePath: string;
  messages: readonly Readonly<{ ruleId: string | null; message: string; line?: number; fix?: object }>[];
}>;

/** ESLint in its form `json`. */
export function lintSentences(output: string): readonly string[] {
  const [json = '[]'] = /^\[\{.*\}\]$/m.exec(plain(output)) ?? [];
  return (JSON.parse(json) as readonly LintResult[]).flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, line = 1, fix }) => {
      const remedy = fix ? ` Run npx eslint --fix ${filePath}.` : '';
      return `${filePath}:${line}: ${message} (${ruleId ?? 'unreadable'})${remedy}`;
    }),
  ); // its documented shape
}

type Named = Readonly<{ name: string }>;
type Unused = Readonly<{ file: string } & Record<string, string | readonly Named[]>>;

/** What Knip looks for, and what to do about it. */
const unusedOf: Readonly<Record<string, (file: string, name: string) => string>> = {
  files: (file) => `${file} is used by nothing: delete it, or name what starts it in knip.config.ts.`,
  exports: (file, name) => `${file} exports ${name}, which no other file or room uses: delete it, or its "export".`,
  types: (file, name) => `${file} exports the type ${name}, which nothing uses: delete it, or its "export".`,
  dependencies: (file, name) => `${file} names ${name}, which nothing uses: remove it there and from the lockfile.`,
  devDependencies: (file, name) => `${file} names ${name}, which nothing uses: remove it there and from the lockfile.`,
  unlisted: (file, name) => `${file} uses ${name}, which the package.json of its room does not name: add it.`,
  unresolved: (file, name) => `${file} imports ${name}, which is not there: mend the path.`,
  binaries: (file, name) => `${file} starts ${name}, which no package brings: add the package, or see knip.config.ts.`,
};

/** Knip in its form `json`. */
export function unusedSentences(output: string): readonly string[] {
  const [json = '{"issues":[]}'] = /^\{"issues":.*\}$/m.exec(output) ?? [];
  const { issues } = JSON.parse(json) as Readonly<{ issues: readonly Unused[] }>; // its documented shape
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, names]) =>
      typeof names === 'string'
        ? []
        : names.map(({ name }) => unusedOf[kind]?.(file, name) ?? `${file}: ${name} (${kind}); see knip.config.ts.`),
    ),
  );
}

const MOST = 6;

/**
 * What stands in the last lines for a run that failed: what was run, and its first sentences; of a program that ended
 * without one, its last lines.
 */
export function shortly(what: string, sentences: readonly string[], output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  const last = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(-MOST);
  const first = sentences.length > 0 ? sentences.slice(0, MOST) : last;
  const more = sentences.length > MOST ? [`and ${sentences.length - MOST} more, which stand above`] : [];
  return [what, ...first, ...more].join('\n    ');
}
