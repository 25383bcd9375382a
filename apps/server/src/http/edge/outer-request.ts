import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What the nearest believed proxies said, nearest last. */
const appended = (header: string | readonly string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * The entry that the outermost believed proxy added. Whatever stands further left came from outside, and where there
 * are fewer entries than proxies the request bypassed one of them: then any of them may be the visitor's own.
 */
const outermost = (entries: readonly string[], proxies: number) =>
  entries.length < proxies ? undefined : entries.at(-proxies);

/** Whether the visitor spoke https, as far as the configured number of proxies is believed. */
export function isSecure(request: IncomingMessage, proxies: number): boolean {
  return proxies > 0 && outermost(appended(request.headers['x-forwarded-proto']), proxies) === 'https';
}

const withoutPort = (entry: string) => entry.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** The visitor's address: the connection's, or what exactly the configured number of proxies says. */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const connected = request.socket.remoteAddress ?? '';
  const said = proxies > 0 ? outermost(appended(request.headers['x-forwarded-for']), proxies) : undefined;
  const address = said === undefined ? connected : withoutPort(said);
  return withoutMapping(isIP(address) ? address : connected);
}

/** What proxies add to a request that they pass on. */
const traces = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Whether the request was made on this machine itself: not passed on by a proxy, whatever that one says of it. */
export function isLoopback({ headers, socket }: IncomingMessage): boolean {
  const isPassedOn = traces.some((name) => headers[name] !== undefined);
  return !isPassedOn && /^(127\.|::1$)/.test(withoutMapping(socket.remoteAddress ?? ''));
}

/**
 * What the limits count by: an IPv4 address, or the /64 that one IPv6 visitor can move in freely.
 *
 * @example addressGroup('2001:db8::1') //=> '2001:db8:0:0::/64'
 */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const filled =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${filled
    .slice(0, 4)
    .map((part) => parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * The network that an address or a group of them belongs to: whoever rents one has all of it. What many visitors share
 * is shared by networks.
 *
 * @example networkOf('2001:db8:5:7::/64') //=> '2001:db8:5::/48'
 * @example networkOf('192.0.2.7') //=> '192.0.2.0/24'
 */
export function networkOf(group: string): string {
  if (isIP(group) === 4) return group.replace(/\d+$/, '0/24');
  return group.endsWith('::/64') ? `${group.split(':').slice(0, 3).join(':')}::/48` : group;
}
