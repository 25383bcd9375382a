import type { Locale } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import type { AnswerName } from './document/answer-schemas.ts';
import type { Parameter } from './document/parameters.ts';
import type { Refusal } from './refusal.ts';

/** What is asked of a call: what its address says, in which language, and what day it is here. */
export type QuestionRequest = Readonly<{
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  language: Locale;
  today: IsoDate;
}>;

/** An address of a call, as the document of the calls has it. */
export type CallDocument = Readonly<{ path: string; summary: string; parameters: readonly Parameter[] }>;

/** What is said to a question: a body, or why there is none. */
export type Answered = Readonly<{ body: object } | { refused: Refusal }>;

/** A question that any program may ask: nothing is stored, and the same address has the same answer on the same day. */
export type PublicCall = Readonly<{
  prefix: string;
  path: string;
  /** As how many questions one counts in an address's share: about its cost in the milliseconds of the server. */
  weight: number;
  /** What its answers are called among the schemas. */
  schema: AnswerName;
  /** Every address that it has. */
  documents: () => Promise<readonly CallDocument[]>;
  answer: (request: QuestionRequest) => Promise<Answered>;
}>;
