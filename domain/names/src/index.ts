export { checkName, type NameCheck } from './check-name.ts';
export { usualEnding } from './endings.ts';
export { reasons, type Country, type Finding, type Reason, type Rule, type Source, type Verdict } from './finding.ts';
export { otherGrounds, registerSearches, type RegisterSearch } from './registers.ts';
export { isSameName, nameKey } from './same-name.ts';
