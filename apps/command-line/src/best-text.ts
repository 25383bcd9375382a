import type { SharedFact } from '@formation/fees';
import type { BestScenario, NoBestScenario, ScenarioAnswer } from '@formation/fees/compare';
import { amountText, wordsOf } from './written.ts';

const costs: Readonly<Record<Exclude<SharedFact, 'country'>, string>> = {
  monthlySales: 'sales in a month, which share the price of its plan',
  itemCost: 'what the item costs',
  postageCost: 'what sending it to the buyer costs',
  inboundCost: "what sending it to the platform's warehouse costs",
};

/** Which of the compared answers leaves most, or why none is named, in a sentence. */
export function bestText(best: BestScenario | NoBestScenario, scenarios: readonly ScenarioAnswer[]): string {
  const name = (index: number) => `${scenarios[index]?.platform ?? ''} (column ${index + 1})`;
  if (!('refused' in best)) return winnerText(best, name);
  switch (best.refused) {
    case 'unlike':
      return 'No winner: in some a customer pays, in others money moves that is yours already.';
    case 'paid-differs':
      return `No winner: the amounts paid differ (${best.paid.map((paid) => amountText(paid)).join(', ')}).`;
    case 'sellers-differ': {
      const sellers = best.countries.map(({ index, choice }) => `${name(index)} ${choice}`);
      return `No winner: the sellers are in different countries: ${sellers.join(', ')}. Set one with --country.`;
    }
    case 'cost-left-empty': {
      const missing = best.missing.map(({ index, fact }) => `${name(index)} lacks ${costs[fact]}`);
      return `No winner: a cost is counted in one and not in another: ${missing.join('; ')}.`;
    }
    case 'fee-not-published':
      return `No winner: not every fee is published, so this is only a limit: ${best.indexes.map(name).join(', ')}.`;
  }
}

function winnerText({ index, next, more, mostly }: BestScenario, name: (index: number) => string): string {
  if (more.units === 0n) return 'The best two leave the same.';
  const best = `${name(index)} leaves the most: ${amountText(more)} more than ${name(next)}.`;
  return mostly ? `${best} Mostly ${wordsOf(mostly.key)}: ${amountText(mostly.less)} less.` : best;
}
