import { readAnswer, refusalAnswer, type Refused, remindersCall } from '@formation/leads';
import { answerLimit } from '../input/answer-limit.ts';
import { addressInPageLanguage } from '../language/page-language.ts';
import type { Refusal } from './ask-words.ts';

/** The codes of our own server; any other failure is `failed`. */
const refusals: Readonly<Record<string, Refusal>> = {
  'too-many-requests': 'tooMany',
  'too-many-reminders': 'tooMany',
  'reminders-full': 'full',
  'form-used': 'formUsed',
};

const fields: Readonly<Record<string, Refusal>> = { email: 'email', company: 'company', platform: 'platform' };

type Wish = Readonly<{ email: string } & Record<string, string>>;

/** Asks our own server for reminders, or for news of fees. The key makes a second press of the same button count once. */
export async function askReminders(wish: Wish, key: string): Promise<'asked' | Refused<Refusal>> {
  try {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const answer = await fetch(addressInPageLanguage(remindersCall.path), {
      method: 'POST',
      headers,
      body: JSON.stringify(wish),
      signal: answerLimit(),
    });
    if (answer.ok) return 'asked';
    const { code = '', field = '' } = readAnswer(refusalAnswer, await answer.json()) ?? {};
    return { refused: fields[field] ?? refusals[code] ?? 'failed' };
  } catch {
    return { refused: 'failed' };
  }
}
