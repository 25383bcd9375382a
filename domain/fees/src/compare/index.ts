export { answerScenario, type Scenario, type ScenarioAnswer } from './scenario.ts';
export { bestScenario, type BestScenario, type NoBestScenario, type SellerCountry } from './best-scenario.ts';
export type { CostLeftEmpty } from './facts.ts';
export { leftOfHundred, type EarningPlatform, type LeftOfHundred } from './left-of-hundred.ts';
export { setFact, settableFacts, type NamedCountry, type SettableFact } from './set-fact.ts';
