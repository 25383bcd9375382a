import type { Plugin } from 'vite';

type Copy = Readonly<{
  /** The modules that are copied. */
  of: RegExp;
  /** Parts of the paths of those who keep a copy of them. */
  by: readonly string[];
  /** The group of the keeper, where it is in one. */
  group?: string;
}>;

/**
 * What is small and two parts of the site need that no visitor has open at once. Shared, it is a file of its own, for
 * which everyone who needs it asks; copied, it stands in the script that needs it.
 */
const copies: readonly Copy[] = [
  { of: /\/domain\/money\/src\/exchange-rates\//, by: ['/domain/formation/', '/features/company-cost/'] },
  { of: /\/domain\/fees\/src\/platforms\/\w[\w-]*\/tables\//, by: ['/domain/payouts/', '/features/payouts/'] },
  {
    // How a number is read that somebody types, and what is said of one that does not count.
    of: /\/(?:domain\/money\/src\/(?:index|other-currency)|domain\/fees\/src\/question\/(?:numbers|read-number-field|number-in-file|quick-number|tidied|typed-number)|lib\/(?:input\/number-(?:echo|fault)|figures\/with-unit))\.ts/,
    by: ['/features/company-cost/'],
  },
  { of: /\/lib\/figures\/rate-age\.tsx/, by: ['/features/company-cost/'] },
  { of: /\/domain\/payouts\/src\/pays-back\/payments-for\.ts/, by: ['/features/company-cost/'] },
  {
    of: /\/(?:features\/calculators|domain\/payouts\/src)\/rupees\//,
    by: ['/features/calculators/quick/beside.tsx'],
  },
  {
    of: /\/features\/calculators\/scenarios\/path-here\.ts/,
    by: ['/features/calculators/rupees/'],
    group: 'published',
  },
  {
    of: /\/lib\/(?:sharing\/(?:share-buttons|share-sheet|shared-result|whatsapp-share)|last-results\/last-results)\.tsx?/,
    by: ['/features/calculators/result/'],
    group: 'published',
  },
];

/** What the copies name: each must be there, see named-paths.ts. */
export const pathsOfCopies = copies.flatMap(({ of, by }) => [of, ...by]);

const MARK = '?copy';

/** Whether a module is a copy. */
export const isCopy = (id: string): boolean => id.endsWith(MARK);

/** The group of a copy: its keeper's. */
export const groupOfCopy = (id: string): string | undefined => copies.find(({ of }) => of.test(id))?.group;

/** Whether who imports a module gets a copy of it: who keeps one, or a part of the same copy. */
export const isCopied = (id: string, importer: string): boolean =>
  copies.some(
    ({ of, by }) => of.test(id) && (isCopy(importer) ? of.test(importer) : by.some((one) => importer.includes(one))),
  );

export const scriptCopies: Plugin = {
  name: 'script-copies',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!importer) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && isCopied(found.id, importer) ? { ...found, id: found.id + MARK } : null;
  },
};
