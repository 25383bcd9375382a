import { expect, test } from 'vitest';
import { site } from '../firm/site.ts';
import { siteEntry } from './site.ts';

const refusals = (change: object) =>
  siteEntry.safeParse({ ...site, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('what the owner has filled in can be linked to and called', () => {
  expect(refusals({})).toBeUndefined();
});

test.each([
  ['a firm without one of the networks', { social: { ...site.social, tiktok: '' } }],
  ['a firm on none of them', { social: {} }],
  ['a site in English only', { besideEnglish: [] }],
  ['pictures from two hosts', { media: { avatarProxy: '', imageHosts: 'https://a.example https://b.example' } }],
])('%s is taken', (_, change) => {
  expect(refusals(change)).toBeUndefined();
});

test.each([
  ['whatsappNumber', { whatsappNumber: '+94 77 123 4567' }, 'digits only'],
  ['whatsappNumber', { whatsappNumber: '0771234567' }, 'digits only'], // the country code is missing
  ['phone', { phone: '011 000 0000' }, 'country code'],
  ['email', { email: 'hello at brand.lk' }, 'address'],
  ['social.tiktok', { social: { tiktok: '@brand' } }, 'https://'],
  ['social.tiktok', { social: { tiktok: 'http://www.tiktok.com/@brand' } }, 'https://'],
  ['portal.login', { portal: { ...site.portal, login: '' } }, 'https://'],
  ['media.imageHosts', { media: { avatarProxy: '', imageHosts: 'https://a.example b.example' } }, 'https://'],
  ['firm.number', { firm: { ...site.firm, number: 7 } }, 'empty'],
])('of %s %j it is said what to write', (path, change, word) => {
  expect(refusals(change)).toEqual([expect.stringMatching(`^${path}: Write .*${word}`)]);
});
