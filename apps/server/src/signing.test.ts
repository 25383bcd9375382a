import { dayMs } from '@formation/calendar';
import { expect, test } from 'vitest';
import { bookingLinks, isBookingToken } from './bookings/booking-links.ts';
import { writeToken } from './console/auth/tokens.ts';
import { fileLink, isFileToken } from './enquiries/mail/file-links.ts';
import { pseudonymised } from './enquiries/pseudonymised-sender.ts';
import { formTokens } from './http/edge/form-token.ts';
import { personHash, secretCheck } from './people/register-file.ts';
import { isReminderToken, reminderLink } from './reminders/reminder-links.ts';
import { signer } from './signing.ts';

const secret = 'the secret of 2025';
const siteUrl = 'https://example.com';
const site = { siteUrl, secret };
const end = Date.UTC(2026, 10, 28, 9);

/** Recorded on 28 November 2026, when each purpose signed for itself: mails, calendars and rows have them. */
const recorded = {
  booking: 'mx1lz1c0.BYzLWEeeq12GGlBnyErXCtcyDXD7WTQpwyjVXQMLD3k',
  file: 'n0ks5uo0.NVdf_loIrdg4Qem3JEdxF83fKO9FZSfg-ZXQGnQGbGE',
  confirm: '9HzEZ5j1VAFoLWFUHZk1oa5h0zQTuTOZlUFpjlYfxnE',
  stop: 'HRsLuXIv6H2g5DA-kQpWDZtapTTxYt_CYMxvVoQ-H6k',
  form: 'mx06j6o0-687f9d2367eb.wv3FQ1D5vMNNbnM7sahDQUzslJGzcqTz_57cc_JNTqE',
  sender: 'fd79f315db8e5492badbd4ca47ec9c6f0ec00d90dcc34137abe258dd1b48f3ed',
  person: '7V7bPFo0GUZdj43VGHdQCxTZUUcpF7Xpa5_LTGgYctc',
  register: 'vue1mmrpIi-LQyl8_FJDimp4hJbh4pwUbtk_Q9vo25A',
  write: 'lZhOgNvCVQ3OGpDEfukXRlfIqh3VXkhmV6YQy_65-lE',
};

test('the links of a call that is booked already open it, and no other', () => {
  expect(isBookingToken(secret, recorded.booking, 'b-7')).toBe(true);
  expect(isBookingToken(secret, recorded.booking, 'b-8')).toBe(false);
  const booking = { id: 'b-7', end, language: 'en' } as Parameters<typeof bookingLinks>[1]; // all that the links read
  expect(bookingLinks(site, booking).icsUrl).toBe(`${siteUrl}/api/v1/bookings/b-7.ics?token=${recorded.booking}`);
});

test('the links to files in letters lead to them for 90 days', () => {
  const open = (id: string, now: number) => isFileToken(recorded.file, { secret, id, now });

  expect(open('f-7', end + 90 * dayMs)).toBe(true);
  expect(open('f-7', end + 90 * dayMs + 1)).toBe(false);
  expect(open('f-8', end)).toBe(false);
  expect(fileLink({ ...site, id: 'f-7', at: end })).toBe(`${siteUrl}/api/v1/files/f-7?token=${recorded.file}`);
});

test.each(['confirm', 'stop'] as const)('the link that lets %s reminders does that and no more', (act) => {
  const holds = (of: 'confirm' | 'stop', id = 'r-7') => isReminderToken(secret, recorded[act], { act: of, id });

  expect(holds(act)).toBe(true);
  expect(holds(act === 'stop' ? 'confirm' : 'stop')).toBe(false);
  expect(holds(act, 'r-8')).toBe(false);
  const link = `${siteUrl}/reminders/${act}?id=r-7&token=${recorded[act]}`;
  expect(reminderLink(site, act, { id: 'r-7', language: 'en' })).toBe(link);
});

test('an open form, an open console, the register and the rows are known as before', async () => {
  expect(formTokens(secret, () => end + 3000).flaw(recorded.form)).toBeUndefined();
  expect(formTokens('another secret', () => end + 3000).flaw(recorded.form)).toBe('forged-form');
  expect(writeToken('a session')).toBe(recorded.write);
  expect(personHash(secret, ' Nimal@Example.com')).toBe(recorded.person);
  expect(secretCheck(secret)).toBe(recorded.register);
  expect(await pseudonymised({ secret: () => Promise.resolve(secret) }, { sender: '192.0.2.1' })).toMatchObject({
    sender: recorded.sender,
  });
});

test('a signature is good for its secret, its purpose and its parts alone', () => {
  const { sign, verify, signUntil, expiryOf } = signer(secret);
  const signature = sign('file', ['a', 'b']);

  expect(verify(signature, 'file', ['a', 'b'])).toBe(true);
  expect(verify(signature, 'booking', ['a', 'b'])).toBe(false);
  expect(verify(signature, 'file', ['a'])).toBe(false);
  expect(verify(sign('file', ['a","b']), 'file', ['a', 'b'])).toBe(false);
  expect(signer('another').verify(signature, 'file', ['a', 'b'])).toBe(false);
  const token = signUntil(end, 'file', 'a');
  expect(expiryOf(token, 'file', 'a')).toBe(end);
  for (const forged of ['', '.', token.slice(1), `${token}x`, `0${token}`, token.replace('.', '0.')])
    expect(expiryOf(forged, 'file', 'a')).toBeUndefined();
});
