import { keepTexts, keptTexts } from '../../../lib/input/saved-texts.ts';
import { keptAddresses } from './kept-addresses.ts';
import { pathHere } from './path-here.ts';
import { comparisonAddress, scenarioAddress, scenariosAt, type Scenario } from './scenario.ts';

/** The scenarios kept in this tab. */
export const keptScenarios = (): readonly Scenario[] => scenariosAt(keptTexts(...keptAddresses));

const keepScenarios = (scenarios: readonly Scenario[]): boolean =>
  keepTexts(...keptAddresses, scenarios.map(scenarioAddress));

/** Keeps what a comparison shows now until the tab is closed, beside what was kept since it showed what it did `before`. */
export function keepShown(now: readonly Scenario[], before: readonly Scenario[]): void {
  const known = new Set(before.map(scenarioAddress));
  const others = keptScenarios().filter((one) => !known.has(scenarioAddress(one)));
  keepScenarios(scenariosAt([...others, ...now].map(scenarioAddress)));
}

/** Keeps one more beside those that are kept, the oldest giving way; answers where they can be compared. */
export function keepOneMore(address: string): Readonly<{ href: string; count: number }> {
  const scenarios = scenariosAt([address, ...keptTexts(...keptAddresses)]);
  keepScenarios(scenarios);
  return { href: pathHere(comparisonAddress(scenarios)), count: scenarios.length };
}
