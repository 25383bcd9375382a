export { certaintyCounts } from './certainty/certainty-counts.ts';
export { knownFacts, type FactTable, type KnownFact } from './certainty/known-facts.ts';
export { cheapestCompany, type CheapestCompany } from './cheapest-company.ts';
export { companyCost, type CompanyCost, type CostRefusal } from './company-cost.ts';
export type { CostRequest } from './cost-request.ts';
export {
  countsShares,
  type CompanyForm,
  type HkForm,
  type LkForm,
  type SoleTrader,
  type UkForm,
  type UsForm,
  type UsKind,
} from './company-form.ts';
export { delawareTax, sharesOf, usualStartUp, type DelawareTax, type Shares } from './delaware-tax.ts';
export type { CostKey, CostLine, Payment } from './cost-line.ts';
export { costRows } from './cost-rows.ts';
export type { Between, Fee, FeeStatus } from './fee-schedule.ts';
export { forgottenFees, isCharged } from './forgotten-fees.ts';
export type { ForgottenFee, LateStep } from './late/ladder.ts';
export { lkFines } from './late/lk-fines.ts';
export { lineSum } from './line-sum.ts';
export type { NotCountedKey } from './not-counted.ts';
export { packageLevels, type OurPackage, type PackageLevel } from './our-package.ts';
export { formOf, kindOf, kinds, placeOf, places, type Place } from './faces/places.ts';
export { plainCostLine, plainGaps, plainSum } from './faces/plain-cost.ts';
export { priceWithFee } from './price-with-fee.ts';
export {
  serviceKeys,
  servicesOf,
  type Service,
  type ServiceChoice,
  type ServiceChoices,
  type ServiceKey,
} from './services.ts';
export { stateFee } from './state-fee.ts';
export { inOrder, stateTable, type StateColumn, type StateRow } from './state-table.ts';
export type { StateAppeal } from './tables/us-states.ts';
export { shownCurrencies, sumOf, type RatesUsed, type ShownCurrency, type Sum, type Totals } from './totals.ts';
export { checks, type CheckId } from './checks/checks.ts';
export { ruleCheck, type CheckAnswer, type CheckAnswers, type CheckResult } from './checks/rule-check.ts';
export { bases, type Basis, type BasisKey } from './questionnaire/bases.ts';
export { conditions, type ConditionKey } from './questionnaire/conditions.ts';
export { questionsOf, type Condition } from './questionnaire/when.ts';
export type { NoteKey } from './questionnaire/notes.ts';
export { sriLanka, type HomeRule, type HomeRuleKey } from './home/sri-lanka.ts';
export { outcomes, questions, type Answers, type Outcome, type Question } from './questionnaire/questions.ts';
export { reasons, type ReasonKey } from './questionnaire/reasons/reasons.ts';
export { whichCompany, type Because, type Ranked, type Verdict } from './questionnaire/which-company.ts';
