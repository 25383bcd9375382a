import { site } from './site.ts';

/** A network on which people may follow a firm. */
export type Network = keyof typeof site.social;

/** Where the firm can be followed, in the order of `site.social`; a network that it is not on has no address. */
export const socialLinks = (social: Readonly<Partial<Record<Network, string>>> = site.social) =>
  Object.entries(social)
    .filter(([, href]) => href !== '')
    .map(([network, href]) => ({ network: network as Network, href })); // its keys are its networks
