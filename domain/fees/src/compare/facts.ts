import { isAsked, type Field } from '../question/field.ts';
import type { SharedFact } from '../question/shared-fact.ts';
import type { ScenarioAnswer } from './scenario.ts';

/** The field by which a scenario asks for a fact; none where it does not matter there. */
export function fieldOf({ calculator, answers }: ScenarioAnswer, fact: SharedFact): Field | undefined {
  if (calculator.withoutFacts?.(answers).includes(fact)) return undefined;
  return calculator.question.fields.find((field) => field.shared === fact && isAsked(field, answers));
}

/** Costs that whoever sells has wherever the sale is made: what one answer counts, the others must count. */
const everywhere = ['itemCost', 'postageCost'] as const;
/** What spreads or adds a cost that only some platforms have. */
const somewhere = ['monthlySales', 'inboundCost'] as const;

/** A cost that one scenario leaves empty and another does not. */
export type CostLeftEmpty = Readonly<{ index: number; fact: (typeof everywhere | typeof somewhere)[number] }>;

const isGiven = ({ texts }: ScenarioAnswer, field: Field | undefined): boolean =>
  field !== undefined && (texts[field.key] ?? '').trim() !== '';

/** How a scenario counts a fact: its platform does not ask for it, its fees include it, it is given, or left empty. */
function countOf(scenario: ScenarioAnswer, fact: SharedFact): 'none' | 'included' | 'given' | 'empty' {
  if (scenario.calculator.withoutFacts?.(scenario.answers).includes(fact)) return 'included';
  const field = fieldOf(scenario, fact);
  if (!field) return 'none';
  return isGiven(scenario, field) ? 'given' : 'empty';
}

/**
 * Every cost without which the scenarios cannot be set beside one another. A cost that all of them leave empty changes
 * nothing between them.
 */
export function costsLeftEmpty(scenarios: readonly ScenarioAnswer[]): readonly CostLeftEmpty[] {
  const found = (fact: CostLeftEmpty['fact'], missing: readonly string[]) => {
    const counts = scenarios.map((one) => countOf(one, fact));
    if (counts.every((count) => missing.includes(count))) return [];
    return counts.flatMap((count, index) => (missing.includes(count) ? [{ index, fact }] : []));
  };
  return [
    ...everywhere.flatMap((fact) => found(fact, ['empty', 'none'])),
    ...somewhere.flatMap((fact) => found(fact, ['empty'])),
  ];
}
