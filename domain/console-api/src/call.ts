import * as v from 'valibot';
import type { Role } from './names.ts';

/** Codes of refusals; each call lists its own, `refusalsOf` adds those of every call. */
export type RefusalCode =
  | 'bad-field'
  | 'bad-request'
  | 'bad-sign-in'
  | 'bad-token'
  | 'changed'
  | 'damaged'
  | 'easy-password'
  | 'file-empty'
  | 'file-protected'
  | 'file-too-large'
  | 'file-type'
  | 'forbidden'
  | 'full'
  | 'has-account'
  | 'key-reused'
  | 'last-owner'
  | 'last-way'
  | 'not-allowed'
  | 'not-durable'
  | 'not-found'
  | 'not-offered'
  | 'not-publishable'
  | 'picture-too-large'
  | 'picture-type'
  | 'publishing'
  | 'register-unwritten'
  | 'signed-out'
  | 'taken'
  | 'too-early'
  | 'too-large'
  | 'too-late'
  | 'too-many-files'
  | 'too-many-requests'
  | 'unconfirmed'
  | 'unsupported';

/** Everything about a call that both its ends must agree on. */
export type Call = Readonly<{
  method: 'GET' | 'POST';
  /** Behind `prefix`; names after a colon are filled in. */
  path: string;
  /** In which roles one may make it; `anyone` need not be signed in. */
  who: 'anyone' | readonly Role[];
  /**
   * Whether who asks must have confirmed just now that it is they: a confirmation is good for one such call. `lately`: within the
   * last minutes, by signing in as well, and for as many calls as there are.
   */
  asksAgain?: true | 'lately';
  /** Whether a page asks it by itself: then nobody has done anything by it, and the session goes on ending. */
  isPoll?: true;
  /** Whether the bytes of a file are sent in place of JSON; what there is to say of it stands in the query. */
  sends?: 'file';
  /** How large the file may be, where it may be larger than one of a visitor. */
  maxBytes?: number;
  /** What is sent: as JSON, or in the query of the address. */
  body?: v.GenericSchema;
  query?: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** What is answered: JSON of this shape, or a file to save. */
  answer: v.GenericSchema | 'file';
  /** Why this call may be refused, besides what may refuse every call. */
  refusals: readonly RefusalCode[];
}>;

/** Where the calls begin. */
export const prefix = '/api/console/v1';

type ParamName<Path> = Path extends `${infer Head}/${infer Rest}`
  ? ParamName<Head> | ParamName<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** A value nobody changes, however deep it is nested. */
export type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

/** What the path of a call is filled in with. */
export type Params<C extends Call> = Readonly<Record<ParamName<C['path']>, string>>;

/** What is sent with a call: `params`, `query` and `body`, as far as it has them. */
export type Input<C extends Call> = ([ParamName<C['path']>] extends [never] ? object : { readonly params: Params<C> }) &
  (C extends { query: infer Query extends v.GenericSchema }
    ? { readonly query: Frozen<v.InferInput<Query>> }
    : object) &
  (C extends { body: infer Body extends v.GenericSchema } ? { readonly body: Frozen<v.InferInput<Body>> } : object);

/** What the server has read of what was sent. */
export type Sent<C extends Call> = C extends { body: infer Body extends v.GenericSchema }
  ? Frozen<v.InferOutput<Body>>
  : C extends { query: infer Query extends v.GenericSchema }
    ? Frozen<v.InferOutput<Query>>
    : undefined;

/** What a call answers as JSON. */
export type Answer<C extends Call> =
  C['answer'] extends v.GenericSchema<unknown, infer Output> ? Frozen<Output> & object : never;

/** What a refused call answers. `field` names what is wrong, `survivor` the enquiry into which another was merged. */
export const refusal = v.object({
  code: v.string(),
  message: v.string(),
  field: v.optional(v.string()),
  survivor: v.optional(v.string()),
});

/** Every code that a call may be refused with. */
export function refusalsOf({ who, asksAgain, refusals }: Call): readonly RefusalCode[] {
  const always = [
    'bad-request',
    'bad-field',
    'forbidden',
    'not-found',
    'not-durable',
    'too-large',
    'unsupported',
  ] as const;
  const byWho = who === 'anyone' ? (['too-many-requests'] as const) : (['signed-out', 'not-allowed'] as const);
  return [
    ...new Set<RefusalCode>([...always, ...byWho, ...(asksAgain ? (['unconfirmed'] as const) : []), ...refusals]),
  ];
}

/** Reads what a refused call has answered; undefined when it is nothing of ours. */
export function readRefusal(json: unknown): v.InferOutput<typeof refusal> | undefined {
  const read = v.safeParse(refusal, json);
  return read.success ? read.output : undefined;
}

type Inputs = Readonly<{
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
}>;

/** The address of a call behind `prefix`, filled in and with its query; what is undefined stands in no query. */
export function pathOf<C extends Call>({ path }: C, input: Omit<Input<C>, 'body'>): string {
  const { params = {}, query = {} }: Inputs = input;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** Reads what a call has answered; undefined when it is not what the contract says. */
export function answerOf<C extends Call>({ answer }: C, json: unknown): Answer<C> | undefined {
  if (answer === 'file') return undefined;
  const read = v.safeParse(answer, json);
  return read.success ? (read.output as Answer<C>) : undefined; // of the call's own schema
}
