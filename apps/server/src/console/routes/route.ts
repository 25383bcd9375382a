import type * as v from 'valibot';
import type { Refusal } from '../../http/api/send-json.ts';
import type { Role } from '../../store/console.ts';
import type { Entered, StaffVisit, Visit } from '../visit.ts';

/** What a call changes in the browser: it gets the tokens of a session, or loses its own. */
export type Cookies = Readonly<{ enters: (entered: Entered) => void; leaves: () => void }>;

type Params = Readonly<{ params: Readonly<Record<string, string>>; cookies: Cookies }>;

type Described<Asker, Body, Answer> = Readonly<{
  method: 'GET' | 'POST';
  /** Behind `/api/console/v1`. */
  path: string;
  /** One sentence for the document of the API. */
  does: string;
  /** Whether who asks must have confirmed just now that it is they; a confirmation is good for one such call. */
  asksAgain?: true;
  /** What must be sent, or said in the query of the address; nothing where neither is named. */
  body?: v.GenericSchema<unknown, Body>;
  query?: v.ObjectSchema<v.ObjectEntries, undefined> & v.GenericSchema<unknown, Body>;
  answer: v.GenericSchema<unknown, Answer>;
  run: (call: Asker & Params, body: Body) => Promise<Answer | Refusal>;
}>;

/** A call of the console: everything that its check, its document and its tests need to know. */
export type Route = Readonly<{
  method: 'GET' | 'POST';
  path: string;
  does: string;
  who: 'anyone' | readonly Role[];
  asksAgain?: true;
  body?: v.GenericSchema;
  query?: v.ObjectSchema<v.ObjectEntries, undefined>;
  answer: v.GenericSchema;
  run: (call: never, body: never) => Promise<object>;
}>;

/** A call for someone who is not signed in yet. */
export const openRoute = <Body, Answer extends object>(route: Described<Visit, Body, Answer>): Route => ({
  ...route,
  who: 'anyone',
});

/** A call for someone who is signed in, in one of these roles. */
export const staffRoute = <Body, Answer extends object>(
  who: readonly Role[],
  route: Described<StaffVisit, Body, Answer>,
): Route => ({ ...route, who });
