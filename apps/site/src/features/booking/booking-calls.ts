/** What the server says of a booking. */
export type Booked = Readonly<{ id: string; start: string; end: string; icsUrl: string; manageUrl: string }>;

/** Why it did not work: somebody was faster, the time is gone, the link is wrong, too many tries, or no answer. */
export type Refusal = 'taken' | 'past' | 'badLink' | 'tooMany' | 'failed';

/** The holder of a booking: its id and the token of the signed link. */
export type Holder = Readonly<{ id: string; token: string }>;

const refusals: Readonly<Record<number, Refusal>> = {
  409: 'taken',
  422: 'past',
  403: 'badLink',
  404: 'badLink',
  429: 'tooMany',
};

const inJson = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function ask<T>(path: string, request?: RequestInit): Promise<T | Refusal> {
  try {
    const answer = await fetch(path, request);
    if (!answer.ok) return refusals[answer.status] ?? 'failed';
    return (await answer.json()) as T; // our own server's shape, see docs
  } catch {
    return 'failed';
  }
}

export const isRefusal = <T>(answer: T | Refusal): answer is Refusal => typeof answer === 'string';

/** The free starts between two instants, in order. */
export async function freeSlots(from: Date, to: Date): Promise<readonly string[] | Refusal> {
  const span = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  const answer = await ask<{ slots: readonly { start: string }[] }>(`/api/v1/slots?${span}`);
  return isRefusal(answer) ? answer : answer.slots.map(({ start }) => start);
}

export type Request = Readonly<{ start: string; name: string; email: string; timeZone: string; topic: string }>;

/** Books a call. The key makes a second press of the same button count once. */
export const book = (request: Request, key: string) =>
  ask<Booked>('/api/v1/bookings', inJson(request, { 'Idempotency-Key': key }));

const address = ({ id }: Holder, act: 'cancel' | 'move') => `/api/v1/bookings/${encodeURIComponent(id)}/${act}`;

export const cancel = (holder: Holder) => ask<Booked>(address(holder, 'cancel'), inJson({ token: holder.token }));

export const move = (holder: Holder, start: string) =>
  ask<Booked>(address(holder, 'move'), inJson({ token: holder.token, start }));

/** When a booked call starts, read from its calendar file. */
export async function bookedStart({ id, token }: Holder): Promise<Pick<Booked, 'start'> | Refusal> {
  try {
    const answer = await fetch(`/api/v1/bookings/${encodeURIComponent(id)}.ics?token=${encodeURIComponent(token)}`);
    if (!answer.ok) return refusals[answer.status] ?? 'failed';
    const stamp = /DTSTART[^:]*:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(await answer.text());
    if (!stamp) return 'failed';
    const [, year, month, day, hour, minute, second] = stamp;
    return { start: `${year}-${month}-${day}T${hour}:${minute}:${second}Z` };
  } catch {
    return 'failed';
  }
}
