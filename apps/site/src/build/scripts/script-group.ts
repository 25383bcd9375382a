import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Modules that share a script, by a part of their path. */
export type Group = Readonly<{ name: string; of: readonly string[]; but?: readonly string[] }>;

/** The name of the first group that has a module. */
export function firstOf(list: readonly Group[], id: string): string | undefined {
  const has = (parts: readonly string[] = []) => parts.some((part) => id.includes(part));
  return list.find(({ of, but }) => has(of) && !has(but))?.name;
}

const house = join(import.meta.dirname, '../../../../..');
const calculators = '/apps/site/src/features/calculators/platforms';
const answers = '/domain/fees/src/platforms';

/**
 * Each platform without a quick estimate, whose calculator is a `.ts` that no group above has: what it asks and answers,
 * with its calculator.
 */
export const groupsOfPlatforms = (shared: readonly Group[]): readonly Group[] =>
  readdirSync(join(house, calculators))
    .filter((name) => {
      const calculator = `${calculators}/${name}/${name}-calculator.ts`;
      return existsSync(join(house, calculator)) && firstOf(shared, calculator) === undefined;
    })
    .map((name) => ({ name, of: [`${answers}/${name}/`, `${calculators}/${name}/`] }));
