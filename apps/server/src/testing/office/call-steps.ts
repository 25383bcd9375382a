import { isRefused } from '@formation/leads';
import { expect } from 'vitest';
import { callAt } from '../scratch-store.ts';
import * as calls from './calls.ts';
import { callLasts, type Office } from './office.ts';
import { by, origin, outcome, pick, type Step, type Wish } from './steps.ts';

const half = 15 * 60_000;
/** A time to come, so many quarters of an hour from the next. */
const inQuarters = (office: Office, quarters: number) => (Math.floor(office.now / half) + 1 + quarters) * half;

/** Where nobody has to wait for a share: those who have not confirmed their address may book all. */
const visitor = { name: 'Ann', timeZone: 'Europe/London', topic: '', unconfirmedShares: [] };

/** Two visitors want the same time at once, on two servers: one gets it. */
export const books =
  (address: string, quarters: number): Step =>
  async (office, { servers }) => {
    const start = inQuarters(office, quarters);
    const wish = { ...visitor, email: address, ...callAt(start) };
    const both = await Promise.all(servers.map(({ store }) => store.bookings.add(wish, origin())));
    const made = both.flatMap((answer) => (isRefused(answer) ? [] : [answer.booking]));
    expect(made).toHaveLength(calls.isFreeTime(office, start) ? 1 : 0);
    expect(both.map(outcome)).toContain('taken');
    for (const { id } of made) calls.book(office, { id, address, start });
  };

export const cancels =
  (which: number): Step =>
  async (office, _firm, { store }) => {
    const call = pick(office.calls, which);
    if (call) expect(outcome(await store.bookings.cancel(call.id, origin().key))).toBe(calls.cancel(office, call));
  };

export const moves =
  (which: number, quarters: number): Step =>
  async (office, _firm, { store }) => {
    const call = pick(office.calls, which);
    if (!call) return;
    const start = inQuarters(office, quarters);
    const moved = outcome(await store.bookings.move(call.id, { start, end: start + callLasts }, origin().key));
    expect(moved).toBe(calls.move(office, call, start));
  };

export const firmCancels =
  ({ which, who, ago }: Wish): Step =>
  async (office, _firm, { store }) => {
    const call = pick(office.calls, which);
    if (!call) return;
    const version = call.sequence - ago;
    const cancelled = outcome(await store.bookings.work(call.id, { version, cancel: 'We are away.' }, by(who)));
    expect(cancelled).toBe(calls.cancelForFirm(office, call, version));
  };

export const confirmsCall =
  (which: number): Step =>
  async (office, _firm, { store }) => {
    const call = pick(office.calls, which);
    if (!call) return;
    expect(outcome(await store.bookings.confirm(call.id))).toBe('done');
    calls.confirm(office, call);
  };

export const firmCancelsAll =
  ({ which, who }: Wish): Step =>
  async (office, _firm, { store }) => {
    const call = pick(office.calls, which);
    if (!call) return;
    const alike = await store.bookings.alike(call.id);
    const wish = {
      by: 'address',
      until: office.now,
      who,
      text: 'No firm of ours.',
      count: alike?.address ?? 0,
    } as const;
    const cancelled = calls.cancelAll(office, call.address);
    expect(await store.bookings.cancelAlike(call.id, wish)).toEqual({ cancelled, left: 0 });
    expect(alike?.address).toBe(cancelled);
  };

/** One of us blocks some quarters of an hour, whoever has booked in them. */
export const blocks =
  (quarters: number, who: string): Step =>
  async (office, _firm, { store }) => {
    const start = inQuarters(office, quarters);
    const time = { start, end: start + 4 * half };
    const done = await store.blocked.block({ ...time, reason: 'The tax office' }, by(who));
    if (isRefused(done)) throw new Error(done.refused);
    office.blocked.push({ id: done.blocked.id, ...time });
  };

export const unblocks =
  (which: number): Step =>
  async (office, _firm, { store }) => {
    const time = pick(office.blocked, which);
    if (time) expect(await store.blocked.unblock(time.id)).toEqual({ start: time.start, end: time.end });
    office.blocked = office.blocked.filter((one) => one !== time);
  };
