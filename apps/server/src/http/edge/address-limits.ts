import { dayMs } from '@formation/calendar';
import { totals } from '../../totals.ts';

type Count = { used: number; readonly until: number };

/** More addresses than this are never remembered at once; the longest known is forgotten first. */
const { inAll: remembered } = totals.remembered.bounds;
const { looksForEachPost } = totals.looks.bounds;

/** Lets each address do something so often within a span of time. */
function spanLimit(spanMs: number, now: () => number) {
  const counts = new Map<string, Count>();
  return {
    /** Seconds to wait when the address has used up its share, 0 when it has not; then the use is counted. */
    use(address: string, limit: number, amount = 1): number {
      const known = counts.get(address);
      const count = known && known.until > now() ? known : { used: 0, until: now() + spanMs };
      if (count.used + amount > limit) return Math.ceil((count.until - now()) / 1000);
      if (count !== known) counts.delete(address); // goes to the end of the order
      count.used += amount;
      counts.set(address, count);
      if (counts.size > remembered) counts.delete(counts.keys().next().value ?? '');
      return 0;
    },
    /** What is left of an address's share, and the seconds until it has all of it again. */
    left(address: string, limit: number): Share {
      const known = counts.get(address);
      if (!known || known.until <= now()) return { limit, remaining: limit, reset: 0 };
      return { limit, remaining: limit - known.used, reset: Math.ceil((known.until - now()) / 1000) };
    },
  };
}

/** How often an address may ask, how often it still may, and in how many seconds that begins anew. */
export type Share = Readonly<Record<'limit' | 'remaining' | 'reset', number>>;

export type AddressLimits = ReturnType<typeof addressLimits>;

/**
 * How often an address may post, by minute and by day; 0 means without limit.
 *
 * @param now - milliseconds of a clock that never jumps.
 */
export function addressLimits(limits: Readonly<{ perMinute: number; perDay: number }>, now: () => number) {
  const minute = spanLimit(60_000, now);
  const day = spanLimit(dayMs, now);
  /** Programs that speak the bare protocol, without our form, get a quarter of the day's share. */
  const bareDay = spanLimit(dayMs, now);
  /** Looking at free times costs little, so more of it is let through for each post. */
  const looks = spanLimit(60_000, now);
  /** Programs that ask for answers, apart from the looks that visitors need for a booking: as many of them. */
  const questions = spanLimit(60_000, now);
  /** Bytes of files: as much as five of the largest. */
  const uploads = spanLimit(dayMs, now);
  const within = (span: typeof minute, address: string, limit: number) => (limit === 0 ? 0 : span.use(address, limit));
  return {
    /** @returns seconds to wait before the next post, 0 when this one is fine. */
    post: (address: string) => within(minute, address, limits.perMinute) || within(day, address, limits.perDay),
    look: (address: string) => within(looks, address, limits.perMinute * looksForEachPost),
    /** @param weight - as how many questions it counts: some cost the server many times what others do. */
    question: (address: string, weight: number) =>
      limits.perMinute === 0 ? 0 : questions.use(address, limits.perMinute * looksForEachPost, weight),
    /** What is left of the questions of an address; nothing where they are without limit. */
    questionsLeft: (address: string) =>
      limits.perMinute === 0 ? undefined : questions.left(address, limits.perMinute * looksForEachPost),
    upload: (address: string, bytes: number) =>
      limits.perDay === 0 ? 0 : uploads.use(address, totals.files.bounds.perAddressInADay, bytes),
    bare: (address: string) => within(bareDay, address, Math.ceil(limits.perDay / 4)),
  };
}
