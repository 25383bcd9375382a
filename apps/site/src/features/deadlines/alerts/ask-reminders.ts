import { readAnswer, refusalAnswer, type Refused, remindersCall } from '@formation/leads';
import { answerLimit } from '../../../lib/input/answer-limit.ts';
import { addressInPageLanguage } from '../../../lib/language/page-language.ts';
import type { ReminderWords } from './reminder-words.ts';

export type Refusal = keyof ReminderWords['refused'];

/** The codes of our own server; any other failure is `failed`. */
const refusals: Readonly<Record<string, Refusal>> = {
  'too-many-requests': 'tooMany',
  'too-many-reminders': 'tooMany',
  'reminders-full': 'full',
  'form-used': 'formUsed',
};

const fields: Readonly<Record<string, Refusal>> = { email: 'email', company: 'company' };

type Wish = Readonly<{ email: string; company: string }>;

/** Asks our own server for reminders. The key makes a second press of the same button count once. */
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
