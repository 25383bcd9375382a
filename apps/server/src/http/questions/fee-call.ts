import { fill, messages } from '@formation/content';
import {
  fieldsByName,
  hyphenated,
  idleFields,
  isPlatformName,
  isRefusal,
  loadPlatform,
  type Platform,
  platformNames,
  readAnswers,
} from '@formation/fees';
import { feeAnswer } from './fee-answer.ts';
import { idleFault, noAnswer, readingFaults } from './fee-faults.ts';
import type { PublicCall, QuestionRequest } from './public-call.ts';
import { dayIn, languageFault, textsIn } from './read-query.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/** What a platform takes: its question asked by the names that the terminal has for its fields. */
export const feeCall: PublicCall = {
  prefix: '/api/v1/fees',
  path: '/:platform',
  async answer(request) {
    const { platform = '' } = request.params;
    const { noPlatform } = messages[request.language].api;
    if (!isPlatformName(platform)) {
      const message = fill(noPlatform, { names: platformNames.join(', ') });
      return { refused: { status: 404, code: 'not-found', message } };
    }
    const { calculator: own } = messages[request.language].platforms[platform];
    const loaded = await loadPlatform(platform);
    const read = readRequest(loaded, request, own);
    if ('refused' in read) return read;
    const found = loaded.answer(read.answers, read.day);
    if (isRefusal(found)) return { refused: noAnswer(found, { language: request.language, own }) };
    const { today, language, siteUrl } = request;
    const schema = `${siteUrl}/fees/${platform}.schema.json`;
    return { body: { ...feeAnswer(found, { platform, answers: read.answers, today, language }), schema } };
  },
};

type Read = Readonly<{ answers: ReturnType<typeof readAnswers>['answers']; day: Parameters<Platform['answer']>[1] }>;
type Words = Parameters<typeof idleFault>[1]['own'];

/** The answers in an address and the day; or everything in it that is refused. */
function readRequest(
  { question }: Platform,
  { query, language, today }: QuestionRequest,
  own: Words,
): Read | Readonly<{ refused: Refusal }> {
  const byName = fieldsByName(question.fields);
  const names = question.fields.map(({ key }) => hyphenated(key));
  const { texts, faults: misnamed } = textsIn(query, { language, keyOf: (name) => byName.get(name)?.key, names });
  const { day, fault: noDay } = { fault: undefined, day: today, ...dayIn(texts['day'] ?? '', { language, today }) };
  const { answers, faults } = readAnswers(question, texts);
  const words = { language, own };
  const [first, ...others] = [
    ...misnamed,
    ...languageFault(texts['lang'], language),
    ...(noDay ? [noDay] : []),
    ...readingFaults(question, { faults, answers }, words),
    ...idleFields(question, texts, answers).map((field) => idleFault(field, words)),
  ];
  return first ? { refused: refusalOf([first, ...others]) } : { answers, day };
}
