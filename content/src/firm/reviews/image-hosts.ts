import { isExternal } from '../../entries/markdown/blog.ts';
import { site } from '../site.ts';

type Media = Readonly<{ avatarProxy: string; imageHosts: string }>;

/** The scheme and host of an absolute address, as a policy names them. */
function originOf(address: string): string {
  const [origin] = /^https?:\/\/[^/?#]+/i.exec(address) ?? [];
  if (origin === undefined) throw new TypeError(`${address} in site.media is no address of a host`);
  return origin;
}

/**
 * The origins from which the site loads pictures, beside its own: the policy of every page names them and no others.
 *
 * @throws {TypeError} for something that is no address, when the site is built.
 */
export function imageHosts({ avatarProxy, imageHosts: hosts }: Media = site.media): readonly string[] {
  const addresses = [avatarProxy, ...hosts.split(/\s+/)].filter((address) => address !== '');
  return [...new Set(addresses.map(originOf))];
}

/** Whether a picture may be asked for: it is the site's own, or its host is configured. */
export const isShownImage = (address: string, media?: Media): boolean =>
  !isExternal(address) || imageHosts(media).includes(originOf(address));
