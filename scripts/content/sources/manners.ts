import robots from 'robots-parser';
import { type Answer, type Reader, request } from './request.ts';

/** A host that wants longer pauses than this is visited once a round. */
const LONGEST_PAUSE_MS = 60_000;
/** As much of robots.txt as the standard wants to be read. */
const MOST_RULES = 512_000;

const robotsParser = robots as unknown as typeof robots.default; // its types speak of a module that it is not
type Rules = ReturnType<typeof robotsParser>;

export type Refusal = Readonly<{ kind: 'refused'; why: string }> | Readonly<{ kind: 'later'; until: number }>;

/** One visitor who comes to a host after a pause only, and does what its robots.txt says. */
export class Manners {
  readonly #reader: Reader;
  readonly #rules = new Map<string, Rules>();
  readonly #free = new Map<string, number>();

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** One request, when the host has had its pause. */
  async request(address: URL, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const { now, sleep, pauseMs, name } = this.#reader;
    const wait = (this.#free.get(address.host) ?? 0) - now();
    if (wait > 0) await sleep(wait);
    try {
      return await request(address, headers, this.#reader);
    } finally {
      const delay = (this.#rules.get(address.origin)?.getCrawlDelay(name) ?? 0) * 1000;
      this.#free.set(address.host, now() + Math.max(pauseMs, delay));
    }
  }

  /** Why a page is not read now. @throws when its host cannot say what it allows. */
  async refusal(address: URL): Promise<Refusal | undefined> {
    const rules = this.#rules.get(address.origin) ?? (await this.#read(address));
    if (rules.isAllowed(address.href, this.#reader.name) === false)
      return { kind: 'refused', why: 'robots.txt says no' };
    const until = this.#free.get(address.host) ?? 0;
    return until - this.#reader.now() > LONGEST_PAUSE_MS ? { kind: 'later', until } : undefined;
  }

  /** A host without rules allows everything. */
  async #read({ origin }: URL): Promise<Rules> {
    const address = new URL('/robots.txt', origin);
    let answer = await this.request(address);
    if (answer.location !== undefined) answer = await this.request(new URL(answer.location, address));
    if (answer.status >= 500 || answer.status === 429) throw new Error(`robots.txt answered ${answer.status}`);
    const text = answer.status === 200 ? new TextDecoder().decode(answer.body.subarray(0, MOST_RULES)) : '';
    const rules = robotsParser(address.href, text);
    this.#rules.set(origin, rules);
    return rules;
  }
}
