import { type CalculatorWords, fill, messages } from '@formation/content';
import { isPlatformName, isRefusal, loadPlatform, platformNames } from '@formation/fees';
import type { PublicCall } from '../call.ts';
import { parametersOf } from '../document/parameters.ts';
import { readQuestion } from '../read-question.ts';
import { feeAnswer } from './fee-answer.ts';
import { fieldLabel, noAnswer } from './fee-refusal.ts';

/** What a platform takes: its question asked by the names that the terminal has for its fields. */
export const feeCall: PublicCall = {
  prefix: '/api/v1/fees',
  path: '/:platform',
  weight: 1,
  schema: 'Fees',
  documents: async () =>
    Promise.all(
      platformNames.map(async (platform) => {
        const { question } = await loadPlatform(platform);
        const { name } = messages.en.platforms[platform];
        return {
          path: `/${platform}`,
          summary: `What ${name} takes, line by line`,
          parameters: parametersOf({ question }),
        };
      }),
    ),
  async answer(request) {
    const { platform = '' } = request.params;
    const { today, language } = request;
    if (!isPlatformName(platform)) {
      const message = fill(messages[language].api.noPlatform, { names: platformNames.join(', ') });
      return { refused: { status: 404, code: 'not-found', message } };
    }
    const own: CalculatorWords = messages[language].platforms[platform].calculator;
    const loaded = await loadPlatform(platform);
    const read = readQuestion(loaded, request, (key) => fieldLabel(own, key));
    if ('refused' in read) return read;
    const found = loaded.answer(read.answers, read.day);
    if (isRefusal(found)) return { refused: noAnswer(found, { language, own }) };
    return { body: feeAnswer(found, { platform, answers: read.answers, today, language }) };
  },
};
