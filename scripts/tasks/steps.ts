import { site } from './program.ts';
import {
  formatSentences,
  importSentences,
  lintSentences,
  ownSentences,
  pageTypeSentences,
  type Sentences,
  styleSentences,
  typeSentences,
  unusedSentences,
} from './sentences.ts';

/** One question about the sources. */
export type Step = Readonly<{
  name: string;
  command: readonly [string, ...string[]];
  cwd?: string;
  /** It needs the types that Astro makes of the collections. */
  needs?: 'types of Astro';
  sentences: Sentences;
  /** What it says of a tree that keeps every rule is worth reading. */
  alwaysSaid?: true;
}>;

const fromWarnings = ['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'];
const cached = (name: string) => ['--cache', '--cache-location', `.cache/${name}`];

/** Everything that can be said about the sources without running or building them; what takes long comes first. */
export const steps: readonly Step[] = [
  { name: 'types', command: ['oxlint', '--format', 'unix'], needs: 'types of Astro', sentences: typeSentences },
  {
    name: 'lint',
    command: ['eslint', '.', '--max-warnings', '0', '--format', 'json', ...cached('eslint')],
    sentences: lintSentences,
  },
  {
    name: 'types: pages', // these alone: what they take in is judged by the compiler, which is quicker at it
    command: ['astro', 'check', '--noSync', '--tsconfig', './tsconfig.pages.json', ...fromWarnings],
    cwd: site,
    needs: 'types of Astro',
    sentences: pageTypeSentences,
  },
  {
    name: 'rooms',
    command: [
      'depcruise',
      ...['domain', 'content', 'design', 'apps'],
      ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'],
    ],
    sentences: importSentences,
  },
  {
    name: 'unused code and packages',
    command: ['knip', '--no-config-hints', '--reporter', 'json', ...cached('knip')],
    sentences: unusedSentences,
  },
  {
    name: 'translations',
    command: [process.execPath, 'scripts/content/translations.ts', 'check'],
    sentences: ownSentences,
  },
  { name: 'entries', command: [process.execPath, 'scripts/content/entries.ts'], sentences: ownSentences },
  { name: 'format', command: ['oxfmt', '--check', '.'], sentences: formatSentences },
  {
    name: 'styles',
    command: ['stylelint', '{design,apps}/**/*.css', '--formatter', 'unix', ...cached('stylelint')],
    sentences: styleSentences,
  },
];

/** The one question about the built pages. */
export const budgets: Step = {
  name: 'budgets',
  command: [process.execPath, 'scripts/build/budgets.ts'],
  sentences: ownSentences,
  alwaysSaid: true,
};
