import { expect, test } from 'vitest';
import { readBuildSettings } from './build-settings.ts';

const keys = {
  PUBLIC_EMAIL_PUBLIC_KEY: 'key',
  PUBLIC_EMAIL_SERVICE_ID: 'service',
  PUBLIC_EMAIL_TEMPLATE_ID: 'template',
};

test('without settings the site does all by itself, and an empty one counts as unset', () => {
  const none = { mail: undefined, calendar: undefined, video: undefined };

  expect(readBuildSettings({})).toEqual(none);
  expect(readBuildSettings({ PUBLIC_EMAIL_PUBLIC_KEY: '', PUBLIC_CAL_LINK: '', PUBLIC_VIDEO_ID: '' })).toEqual(none);
});

test('what is given is used', () => {
  expect(readBuildSettings({ ...keys, PUBLIC_CAL_LINK: 'firm/call', PUBLIC_VIDEO_ID: 'a-B_1' })).toEqual({
    mail: { publicKey: 'key', serviceId: 'service', templateId: 'template' },
    calendar: { link: 'firm/call', origin: 'https://app.cal.com' },
    video: 'a-B_1',
  });
});

test('a calendar on a host of its own', () => {
  const { calendar } = readBuildSettings({ PUBLIC_CAL_LINK: 'call', PUBLIC_CAL_ORIGIN: 'https://cal.firm.example' });

  expect(calendar?.origin).toBe('https://cal.firm.example');
});

test.each([
  [{ ...keys, PUBLIC_EMAIL_SERVICE_ID: '' }, /^PUBLIC_EMAIL_SERVICE_ID must be given as well/],
  [{ PUBLIC_EMAIL_PUBLIC_KEY: 'key' }, /^PUBLIC_EMAIL_SERVICE_ID, PUBLIC_EMAIL_TEMPLATE_ID must be given as well/],
  [{ PUBLIC_CAL_ORIGIN: 'cal.firm.example', PUBLIC_CAL_LINK: 'call' }, /^PUBLIC_CAL_ORIGIN must be an origin/],
  [{ PUBLIC_CAL_ORIGIN: 'https://cal.firm.example/', PUBLIC_CAL_LINK: 'call' }, /^PUBLIC_CAL_ORIGIN must be an origin/],
  [{ PUBLIC_CAL_ORIGIN: 'https://cal.firm.example' }, /^PUBLIC_CAL_LINK must be given as well/],
  [{ PUBLIC_VIDEO_ID: 'https://www.youtube.com/watch?v=a' }, /^PUBLIC_VIDEO_ID must be/],
])('%j stops the build with a line that names the setting', (env, line) => {
  expect(() => readBuildSettings(env)).toThrow(line);
});
