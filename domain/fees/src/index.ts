export {
  amountOf,
  answerOf,
  boundOf,
  notesOf,
  roles,
  rows,
  totalOf,
  type Answer,
  type Bound,
  type Note,
  type NotCounted,
  type Role,
  type Section,
} from './answer.ts';
export { grounds, groundsOf, type Ground, type Share } from './grounds.ts';
export { netAmount, type NetAmount } from './net-amount.ts';
export { linesIn, plainAnswer, plainLine, plainLines, type PlainLine } from './plain-answer.ts';
export type { Calculator, PaidBy, Platform } from './platform.ts';
export { isPlatformName, loadPlatform, platformNames, type PlatformName } from './platforms.ts';
export { isAsked, type AmountField, type Answers, type Field, type Input, type NumberField } from './question/field.ts';
export { fieldsByName, idleFields } from './question/fields-by-name.ts';
export { fieldsIn } from './question/fields-in.ts';
export { shownFields, textsOf, typedOf, type Shown, type Typed } from './question/form.ts';
export { hyphenated, idOf } from './question/id-of.ts';
export { sharedFacts, type SharedFact } from './question/shared-fact.ts';
export { jsonSchema, type JsonSchema } from './question/json-schema.ts';
export { asking, type AnswersOf, type Question } from './question/question.ts';
export { reportColumns } from './question/report-words.ts';
export {
  isRefusing,
  quickReading,
  readAnswers,
  type Fault,
  type Reading,
  type RefusingFault,
  type Texts,
} from './question/read.ts';
export {
  isRefusal,
  type Missing,
  type NotPublished,
  type OutOfRange,
  type Refusal,
  type Unreachable,
  type Unread,
} from './refusal.ts';
export { feeDays } from './schedule/fee-days.ts';
export { oldRateIn } from './schedule/old-rate.ts';
export { outlook } from './schedule/outlook.ts';
export { isReviewDue, lastRead, notReplaced, readOn, REVIEW_DAYS } from './schedule/review.ts';
export {
  inForce,
  isLaterThan,
  sourcesOf,
  startedBy,
  startOf,
  type Cited,
  type Dated,
  type IsoDate,
  type Schedule,
  type ScheduleName,
  type Source,
  type Status,
} from './schedule/schedule.ts';
export { lessSure, statuses } from './schedule/status.ts';
export type { Found, Goal, Solved, Wanted } from './solve/goal.ts';
export { highestKeeping, type Falling } from './solve/highest-keeping.ts';
export { lowestReaching, type Rising, type Solution } from './solve/lowest-reaching.ts';
export { readWanted } from './solve/read-wanted.ts';
export { breakEven, type Target } from './solve/target.ts';
export { statementOf } from './statement.ts';
export { citedIn } from './trace/cited-in.ts';
export { explain, unitOf, workedOut, type Explanation } from './trace/explain.ts';
export type { Figure, How, Interval, Line, Operation, Unit } from './trace/figure.ts';
export type { Lines } from './trace/lines.ts';
export type * from './value/fee-value.ts';
export { customs } from './platforms/customs.ts';
export { sriLankanVatRate } from './platforms/sri-lankan-vat.ts';
export { saleShares, type SaleShares } from './platforms/flat/sale-shares.ts';
