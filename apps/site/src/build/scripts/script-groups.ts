import type { Plugin } from 'vite';
import { groupOfCopy, isCopy } from './script-copies.ts';
import { firstOf, groupsOfPlatforms, type Group } from './script-group.ts';

/** What opens a figure, and what follows numbers that are only known as a range: no quick estimate needs it. */
const openFigures = ['at-corners', 'explain', 'interval', 'moves', 'range-of'].map(
  (name) => `/domain/fees/src/trace/${name}.ts`,
);

/**
 * Which modules share a script in the browser. Without this every combination of modules that two islands have in
 * common becomes a file: a calculator asked for 45, and many small ones compress worse than one.
 *
 * A group holds what nearly everyone needs who needs one of it. What only some need is not in one: Rolldown finds its
 * place. The first group that matches has a module; what it imports belongs to itself, to a group above or to none.
 */
const shared: readonly Group[] = [
  {
    // It changes seldom: who comes back after a change of ours still has it.
    name: 'react',
    of: [
      ...['@astrojs/react/', 'react/', 'react-dom/', 'scheduler/'].map((name) => `/node_modules/${name}`),
      ...['client-renderer', 'prefetch-modules', 'retry-load'].map((name) => `/site/src/hydration/${name}.ts`),
      '\0', // what the bundler makes itself, as it names it
    ],
  },
  {
    // What nearly every island needs.
    name: 'common',
    of: [
      ...['button', 'chip', 'dock', 'field', 'icon', 'ledger', 'note', 'table'].map(
        (name) => `/design/ui/src/${name}/`,
      ),
      ...['fill', 'locales'].map((name) => `/content/src/${name}.ts`),
      '/domain/money/src/',
      ...['iso-date', 'day-text'].map((name) => `/domain/calendar/src/${name}.ts`),
      '/domain/fees/src/schedule/fee-days.ts', // for the day in an address
      '/domain/deadlines/src/tables/delaware-tax-source.ts', // a line, which costs and reasons both cite
      ...['language/language-here.ts', 'text/dates/', 'text/writing/writing.ts', 'text/writing/names.ts'].map(
        (name) => `/site/src/lib/${name}`,
      ),
      ...['choice', 'day-', 'page-left', 'saved-', 'spoken', 'typed-', 'use-saved-', 'use-typed'].map(
        (name) => `/site/src/lib/input/${name}`,
      ),
      ...['use-hydrated', 'use-loaded', 'working'].map((name) => `/site/src/hydration/${name}.ts`),
      ...['copy-text', 'fill-in', 'hidden-field'].map((name) => `/site/src/lib/sharing/${name}.ts`),
      '/site/src/lib/last-results/is-saving.ts',
      '/site/src/lib/tool/',
      ...['address/address-inputs', 'scenarios/saved-addresses'].map((name) => `/features/calculators/${name}.ts`),
    ],
    but: ['/other-currency.ts', '/exchange-rates/', '/dates/short-day.ts', '/round-down.ts'],
  },
  {
    // What every calculator needs.
    name: 'calculator',
    of: [
      ...['answer', 'net-amount', 'question/', 'trace/', 'value/kinds'].map((name) => `/domain/fees/src/${name}`),
      ...['citing', 'schedule', 'quick-source'].map((name) => `/domain/fees/src/schedule/${name}`),
      '/domain/money/src/other-currency.ts',
      '/design/ui/src/segmented/',
      '/site/src/lib/page/breadcrumbs.tsx',
      ...['address/', 'frame/', 'published/lazy-', 'result/before-colon.ts', 'state/'].map(
        (name) => `/features/calculators/${name}`,
      ),
      ...['both-', 'quick-dock', 'use-'].map((name) => `/features/calculators/quick/${name}`),
    ],
    but: [
      ...['index', 'json-schema', 'report-words'].map((name) => `/${name}.ts`),
      '/frame/one-schedule.tsx',
      ...openFigures,
    ],
  },
  {
    // What asks for one platform of all.
    name: 'platforms',
    of: [
      '/domain/fees/src/platforms.ts',
      '/site/src/lib/async/once-each.ts',
      ...['load-words.ts', 'scenarios/'].map((name) => `/features/calculators/${name}`),
    ],
  },
  {
    // What turns published fees round, and says where a figure comes from.
    name: 'fees',
    of: [
      ...[
        'grounds.ts',
        'platform.ts',
        'platforms/all-fees.ts',
        'platforms/bank-currencies.ts',
        'platforms/customs.ts',
        ...['own-rate', 'payhere'].map((name) => `platforms/${name}.ts`),
        'platforms/sri-lankan-vat.ts',
        'refusal.ts',
        'schedule/',
        'solve/',
      ].map((name) => `/domain/fees/src/${name}`),
      ...openFigures,
      '/domain/money/src/exchange-rates/',
      '/site/src/lib/figures/',
      ...['number-echo', 'number-fault'].map((name) => `/site/src/lib/input/${name}.ts`),
      ...['currency-options', 'fault-text'].map((name) => `/features/calculators/form/${name}.ts`),
    ],
    but: ['/index.ts', '/opened-figure.tsx'],
  },
  {
    // The two estimates that ask the same and differ in a rate.
    name: 'listing',
    of: [
      ...['flat/', 'ebay/quick/', 'paypal/quick/'].map((name) => `/domain/fees/src/platforms/${name}`),
      '/design/ui/src/share-bar/',
      ...['quick/', 'platforms/ebay/', 'platforms/paypal/'].map((name) => `/features/calculators/${name}`),
    ],
    but: ['/index.ts', '/solve.ts', '/quick/beside.tsx'], // the last comes later
  },
  {
    // What the form of Amazon's quick estimate asks; its answer comes later.
    name: 'unit',
    of: ['question', 'tables'].map((name) => `/domain/fees/src/platforms/amazon/quick/${name}.ts`),
  },
  {
    // A calculator by published fees.
    name: 'published',
    of: [
      '/domain/fees/src/statement.ts',
      '/domain/payouts/src/rupees/',
      ...['frame/one-schedule.tsx', 'backwards/', 'form/', 'published/', 'result/', 'rupees/'].map(
        (name) => `/features/calculators/${name}`,
      ),
    ],
    // They come later.
    but: [
      'backwards/goal-view.ts',
      'backwards/solve.ts',
      'backwards/solver-panel.tsx',
      'published/published-mode.tsx',
    ].map((name) => `/calculators/${name}`),
  },
  {
    // What the forms share that go to our own server, and what reads its answers.
    name: 'form',
    of: [
      '/node_modules/valibot/',
      '/domain/calendar/src/instant.ts',
      ...['email-pattern', 'refusals', 'visible-text', 'visitor-calls', 'wire-fields'].map(
        (name) => `/domain/leads/src/${name}.ts`,
      ),
      ...['answer-limit', 'form-token', 'random-key', 'use-faults', 'use-re'].map(
        (name) => `/site/src/lib/input/${name}`,
      ),
      ...['language/page-language.ts', 'async/outcome.ts'].map((name) => `/site/src/lib/${name}`),
    ],
  },
  {
    // A field for a file, and what is chosen in it.
    name: 'file',
    of: ['/site/src/lib/input/file-field/'],
  },
  {
    // What the tools share: their result in the address, the buttons under it.
    name: 'tool',
    of: [
      '/domain/csv/src/csv.ts',
      '/site/src/lib/text/dates/short-day.ts',
      '/site/src/lib/sharing/',
      '/site/src/lib/last-results/last-results.tsx',
      ...['named-source', 'source-title'].map((name) => `/site/src/lib/text/${name}.tsx`),
      '/content/src/source-title.ts',
      ...['choices', 'reveal', 'section'].map((name) => `/design/ui/src/${name}/`),
    ],
    but: ['/lib/sharing/picture/'], // it comes with the first picture
  },
];

const groups = [...shared, ...groupsOfPlatforms(shared)];

/** What the groups name: each must be there, see named-paths.ts. */
export const pathsOfGroups = [...new Set(groups.flatMap(({ of, but = [] }) => [...of, ...but]))];

/** The name of the group that a module belongs to; a copy belongs to its keeper. */
export const groupOf = (id: string): string | undefined => (isCopy(id) ? groupOfCopy(id) : firstOf(groups, id));

export const scriptGroups: Plugin = {
  name: 'script-groups',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client', // the pages' own build decides the order of the styles
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  outputOptions: (options) => ({
    ...options,
    codeSplitting: {
      groups: groups.map(({ name }) => ({ name, test: (id: string) => groupOf(id) === name })),
      includeDependenciesRecursively: false,
    },
  }),
};
