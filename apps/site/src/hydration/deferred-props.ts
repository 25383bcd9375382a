import { createHash } from 'node:crypto';
import { islandFiles } from './island-files.ts';

/** Bytes from which on props are worth a file of their own; below that one more request costs more. */
const WORTH_A_FILE = 4500;

type Deferred = Readonly<{ deferred: string }>;

/** @throws {TypeError} when a value is none that JSON has: the page and the browser would see different things. */
function refuseOthers(value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    if (['string', 'boolean', 'undefined'].includes(typeof value) || value === null || Number.isFinite(value)) return;
  } else if (Array.isArray(value)) {
    if (!value.includes(undefined)) return value.forEach(refuseOthers);
  } else if (Object.getPrototypeOf(value) === Object.prototype) return Object.values(value).forEach(refuseOthers);
  throw new TypeError(`An island is given what JSON has no word for: ${Object.prototype.toString.call(value)}`);
}

/**
 * The props of an island, for a page: `<Payouts client:answer {...deferredProps({ day, words })} />`. Large ones lie in a
 * file that the island fetches when it wakes, and the page says its address instead; the server renderer and the client
 * renderer beside this put the props into its place. So the page holds only what is read without a script.
 *
 * @param worth - bytes from which on they are deferred.
 * @throws {TypeError} when something in them is not JSON.
 */
export function deferredProps<Props extends object>(props: Props, worth = WORTH_A_FILE): Props {
  refuseOthers(props);
  const text = JSON.stringify(props);
  if (Buffer.byteLength(text) < worth) return props;
  const address = `/_astro/props.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
  islandFiles.props.set(address, text);
  return { deferred: address } satisfies Deferred as unknown as Props; // what the component gets are the props again
}

/** The address of deferred props. */
export const addressOf = (props: object): string | undefined =>
  'deferred' in props && typeof props.deferred === 'string' ? props.deferred : undefined;

/** The props that a page has written: deferred ones as the browser will read them. */
export function wholeProps(props: Record<string, unknown>): Record<string, unknown> {
  const address = addressOf(props);
  const text = address === undefined ? undefined : islandFiles.props.get(address);
  return text === undefined ? props : (JSON.parse(text) as Record<string, unknown>); // written above
}
