import type { Answers } from '@formation/fees';
import type { CallQuestion } from './call-question.ts';
import type { Answered, PublicCall, QuestionRequest } from './call.ts';
import { parametersOf } from './document/parameters.ts';
import { type Read, readQuestion } from './read-question.ts';

type SingleCall<A extends Answers> = Pick<PublicCall, 'prefix' | 'weight' | 'schema'> &
  Readonly<{
    summary: string;
    question: CallQuestion<A>;
    answer: (read: Read<A>, request: QuestionRequest) => Answered | Promise<Answered>;
  }>;

/** A call with one address and one question: what it asks is described, read and refused by that question alone. */
export const singleCall = <A extends Answers>({ summary, question, answer, ...call }: SingleCall<A>): PublicCall => ({
  ...call,
  path: '/',
  documents: async () => [{ path: '', summary, parameters: parametersOf(question) }],
  async answer(request) {
    const read = readQuestion(question, request);
    return 'refused' in read ? read : answer(read, request);
  },
});
