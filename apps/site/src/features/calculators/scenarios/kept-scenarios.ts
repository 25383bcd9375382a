import { keepTexts, keptTexts } from '../../../lib/kept-texts.ts';
import { keptAddresses } from './kept-addresses.ts';
import { pathHere } from './path-here.ts';
import { comparisonAddress, scenarioAddress, scenariosAt, type Scenario } from './scenario.ts';

/** The scenarios kept in this tab. */
export const keptScenarios = (): readonly Scenario[] => scenariosAt(keptTexts(...keptAddresses));

/** Keeps scenarios until the tab is closed. */
export const keepScenarios = (scenarios: readonly Scenario[]): boolean =>
  keepTexts(...keptAddresses, scenarios.map(scenarioAddress));

/** Keeps one more beside those that are kept, the oldest giving way; answers where they can be compared. */
export function keepOneMore(address: string): Readonly<{ href: string; count: number }> {
  const scenarios = scenariosAt([address, ...keptTexts(...keptAddresses)]);
  keepScenarios(scenarios);
  return { href: pathHere(comparisonAddress(scenarios)), count: scenarios.length };
}
