import { keepAddresses, keptAddresses } from './kept-addresses.ts';
import { comparisonAddress, scenarioAddress, scenariosAt, type Scenario } from './scenario.ts';

/** The scenarios kept in this tab. */
export const keptScenarios = (): readonly Scenario[] => scenariosAt(keptAddresses());

/** Keeps scenarios until the tab is closed. */
export const keepScenarios = (scenarios: readonly Scenario[]): void => keepAddresses(scenarios.map(scenarioAddress));

/** Keeps one more beside those that are kept, the oldest giving way; answers where they can be compared. */
export function keepOneMore(address: string): Readonly<{ href: string; count: number }> {
  const scenarios = scenariosAt([address, ...keptAddresses()]);
  keepScenarios(scenarios);
  return { href: comparisonAddress(scenarios), count: scenarios.length };
}
