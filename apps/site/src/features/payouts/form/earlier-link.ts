import { ownField, platformKeys } from '@formation/payouts';

/** The platform whose own fees a link names. */
const namedIn = (params: URLSearchParams) =>
  platformKeys.find((platform) => [...params.keys()].some((name) => name.startsWith(`own-${platform}-`)));

/**
 * What the query of a link means today. Before platforms were asked one by one, a link asked for all of them at once,
 * and Upwork had one charge for every withdrawal.
 */
export function upgradedSearch(search: string): string {
  const params = new URLSearchParams(search);
  if (params.get('by') === 'marketplace') {
    params.delete('by');
    params.set('from', namedIn(params) ?? 'ebay');
  }
  const withdrawal = params.get('own-upwork-withdrawal');
  if (withdrawal !== null) params.set(ownField('upwork-payoneer'), withdrawal);
  return params.toString();
}
