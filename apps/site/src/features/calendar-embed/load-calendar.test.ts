import { expect, test } from 'vitest';
import { giveUpMs, retryMs, waitingCal, whenReady, type CalWindow } from './load-calendar.ts';

/** A clock that only moves when it is told to, and remembers who wants to be called. */
function byHand() {
  let time = 0;
  let again: (() => void) | undefined;
  return {
    now: () => time,
    every: (call: () => void) => {
      again = call;
      return () => {
        again = undefined;
      };
    },
    pass: (ms: number) => {
      for (const end = time + ms; time < end;) {
        time += retryMs;
        again?.();
      }
    },
    isWaiting: () => again !== undefined,
  };
}

test('the script is looked for every 50 ms until it is there', async () => {
  const clock = byHand();
  const holder: CalWindow = { Cal: waitingCal() };
  const ready = whenReady({ holder, ...clock });

  clock.pass(400);
  expect(clock.isWaiting()).toBe(true);
  holder.Cal = Object.assign(waitingCal(), { instance: {} });
  clock.pass(50);

  expect(clock.isWaiting()).toBe(false);
  expect(await ready).toBe(holder.Cal);
});

test('after 10 s nobody waits any longer', async () => {
  const clock = byHand();
  const ready = whenReady({ holder: {}, ...clock });

  clock.pass(giveUpMs - retryMs);
  expect(clock.isWaiting()).toBe(true);
  clock.pass(retryMs);

  expect(await ready).toBeUndefined();
});

test('what is said before the script has run waits for it', () => {
  const cal = waitingCal();
  const heard: unknown[] = [];

  cal('init', { origin: 'https://calendar.example' });
  expect(cal.q).toEqual([['init', { origin: 'https://calendar.example' }]]);
  cal.q.push = (call) => heard.push(call); // as the provider's script does
  cal('inline', { calLink: 'firm/call' });
  expect(heard).toEqual([['inline', { calLink: 'firm/call' }]]);
});
