export { checkName, type NameCheck } from './check-name.ts';
export type { Approval, Country, Finding, Reason, Rule, Source, Verdict } from './finding.ts';
export { registerSearches, type RegisterSearch } from './registers.ts';
export { nameIdeas, type NameIdea, type NameIdeas, type NameRequest, type Origin } from './name-ideas.ts';
export { newSeed } from './random.ts';
export type { Root } from './roots.ts';
export type { Style } from './styles.ts';
