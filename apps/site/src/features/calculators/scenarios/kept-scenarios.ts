import { comparisonAddress, scenarioAddress, scenariosAt, type Scenario } from './scenario.ts';

const place = 'kept-scenarios';

/** The scenarios kept in this tab; none where the browser keeps nothing. */
export function keptScenarios(): readonly Scenario[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? scenariosAt(kept.filter((address) => typeof address === 'string')) : [];
  } catch {
    return [];
  }
}

/** Keeps scenarios until the tab is closed. */
export function keepScenarios(scenarios: readonly Scenario[]): void {
  try {
    if (scenarios.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(scenarios.map(scenarioAddress)));
  } catch {
    // no storage: the comparison's own address still holds them
  }
}

/** Keeps one more beside those that are kept, the oldest giving way; answers where they can be compared. */
export function keepOneMore(address: string): Readonly<{ href: string; count: number }> {
  const scenarios = scenariosAt([address, ...keptScenarios().map(scenarioAddress)]);
  keepScenarios(scenarios);
  return { href: comparisonAddress(scenarios), count: scenarios.length };
}
