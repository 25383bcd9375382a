import type { Answer, Call, Params, Sent } from '@formation/console-api';
import type { Refusal } from '../../http/edge/send-json.ts';
import type { Entered, StaffVisit, Visit } from '../auth/visit.ts';
import type { Download, MadeFile } from './download.ts';

/** What a call changes in the browser: it gets the tokens of a session, another token for its own, or loses it; it sees a preview, or the site. */
export type Cookies = Readonly<{
  enters: (entered: Entered) => void;
  renews: (session: string) => void;
  leaves: () => void;
  showsPreview: (key: string) => void;
  hidesPreview: () => void;
}>;

/** Who asks, with what the path was filled in with. */
type CallRequest<C extends Call> = (C['who'] extends 'anyone' ? Visit : StaffVisit) &
  Readonly<{ params: Params<C>; cookies: Cookies }> &
  (C extends { sends: 'file' } ? Readonly<{ content: AsyncIterable<Uint8Array> }> : object);

type AnswerOf<C extends Call> = C['answer'] extends 'file' ? Download | MadeFile : Answer<C>;

/** A call of the contract, one sentence on it for the document of the API, and what it does. */
export type Route = Readonly<{
  call: Call;
  does: string;
  run: (input: never, sent: never) => Promise<object>;
}>;

/** Ties a call of the contract to what it does. */
export const route = <C extends Call>(
  call: C,
  does: string,
  run: (input: CallRequest<C>, sent: Sent<C>) => Promise<AnswerOf<C> | Refusal>,
): Route => ({ call, does, run });
