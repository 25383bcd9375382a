export type { Answered, CallDocument, PublicCall, QuestionRequest } from './call.ts';
export { publicCalls } from './calls/public-calls.ts';
export type { AnswerName } from './document/answer-schemas.ts';
export { openApi } from './document/open-api.ts';
export type { Parameter } from './document/parameters.ts';
export type { Refusal } from './refusal.ts';
