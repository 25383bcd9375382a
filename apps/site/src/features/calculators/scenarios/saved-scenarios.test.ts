import { expect, test, vi } from 'vitest';
import { saveOneMore, saveShown, savedScenarios } from './saved-scenarios.ts';
import { scenariosAt, type Scenario } from './scenario.ts';

/** A tab that keeps what it is given, and a page in English. */
function stubTab(): void {
  const all = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, text: string) => void all.set(name, text),
    removeItem: (name: string) => void all.delete(name),
  };
  vi.stubGlobal('window', { sessionStorage });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
}

const sale = (price: number) => `/calculator/ebay?mode=published&day=2026-11-21&soldPrice=${price}`;
const prices = (scenarios: readonly Scenario[]) => scenarios.map(({ typed }) => typed['soldPrice']);

test('what was kept while a comparison stood open stays when something is taken out of that', () => {
  stubTab();
  for (const price of [1, 2]) saveOneMore(sale(price));
  const shown = savedScenarios();
  saveOneMore(sale(3));
  saveShown(shown.slice(1), shown);

  expect(prices(savedScenarios())).toEqual(['3', '1']);
  saveShown([], savedScenarios());
  expect(savedScenarios()).toEqual([]);
});

test('a comparison that somebody has shared costs nothing that was kept', () => {
  stubTab();
  saveOneMore(sale(1));
  const shared = scenariosAt([sale(2), sale(3)]);
  saveShown(shared.slice(1), shared);

  expect(prices(savedScenarios())).toEqual(['1', '3']);
});
