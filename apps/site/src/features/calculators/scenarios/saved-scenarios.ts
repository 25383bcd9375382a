import { saveTexts, savedTexts } from '../../../lib/input/saved-texts.ts';
import { pathHere } from './path-here.ts';
import { savedAddresses } from './saved-addresses.ts';
import { comparisonAddress, scenarioAddress, scenariosAt, type Scenario } from './scenario.ts';

/** The scenarios kept in this tab. */
export const savedScenarios = (): readonly Scenario[] => scenariosAt(savedTexts(...savedAddresses));

const saveScenarios = (scenarios: readonly Scenario[]): boolean =>
  saveTexts(...savedAddresses, scenarios.map(scenarioAddress));

/** Keeps what a comparison shows now until the tab is closed, beside what was kept since it showed what it did `before`. */
export function saveShown(now: readonly Scenario[], before: readonly Scenario[]): void {
  const known = new Set(before.map(scenarioAddress));
  const others = savedScenarios().filter((one) => !known.has(scenarioAddress(one)));
  saveScenarios(scenariosAt([...others, ...now].map(scenarioAddress)));
}

/** Keeps one more beside those that are kept, the oldest giving way; answers where they can be compared. */
export function saveOneMore(address: string): Readonly<{ href: string; count: number }> {
  const scenarios = scenariosAt([address, ...savedTexts(...savedAddresses)]);
  saveScenarios(scenarios);
  return { href: pathHere(comparisonAddress(scenarios)), count: scenarios.length };
}
