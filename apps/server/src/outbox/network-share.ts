import type { TextLimits } from '@formation/leads';

/** How much one network may have of a day when so much of it is used: the last fifth is for those that had little. */
export const networkShare = ({ perNetwork, perNetworkAtTheEnd, inAll }: TextLimits, used: number): number =>
  used < inAll * 0.8 ? perNetwork : perNetworkAtTheEnd;
