import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressGroup, clientAddress, isLoopback, isSecure, networkOf } from './outer-request.ts';

const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage; // the two parts that are read

test.each([
  [0, '203.0.113.9', '127.0.0.1'], // no proxy is believed
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'], // the left entry came from outside
  [2, '6.6.6.6, 198.51.100.1, 203.0.113.9', '198.51.100.1'],
  [2, '127.0.0.9', '127.0.0.1'], // it came past a proxy: the entry may be the visitor's own
  [1, '203.0.113.9:51514', '203.0.113.9'],
  [1, '[2001:db8::1]:443', '2001:db8::1'],
  [1, '::ffff:203.0.113.9', '203.0.113.9'],
  [1, 'unknown', '127.0.0.1'], // no address
  [1, '', '127.0.0.1'],
])('%i proxies and "%s"', (proxies, header, expected) => {
  expect(clientAddress(request({ 'x-forwarded-for': header }), proxies)).toBe(expected);
});

test('https counts only when a believed proxy says so', () => {
  const outside = request({ 'x-forwarded-proto': 'https' });

  expect(isSecure(outside, 0)).toBe(false);
  expect(isSecure(outside, 1)).toBe(true);
  expect(isSecure(request({ 'x-forwarded-proto': 'https, http' }), 1)).toBe(false);
  expect(isSecure(request({}), 1)).toBe(false);
});

test('only what no proxy has passed on is from this machine', () => {
  expect(isLoopback(request({}))).toBe(true);
  expect(isLoopback(request({}, '::1'))).toBe(true);
  expect(isLoopback(request({}, '::ffff:127.0.0.1'))).toBe(true);
  expect(isLoopback(request({}, '203.0.113.9'))).toBe(false);
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
    expect(isLoopback(request({ [name]: '127.0.0.1' }))).toBe(false);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'], // the same subnet
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'], // who rents it has all of it
  ['::1', '0:0:0::/48'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(addressGroup(address))).toBe(network);
});
