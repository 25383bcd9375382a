import { loadPlatform, platformNames, type PlatformName } from '../platforms.ts';
import { feesIn, type PathedFee } from '../schedule/fee-table.ts';

/** One published fee: the way to it in its platform's table, and every value it has had. */
export type Fee = PathedFee & Readonly<{ platform: PlatformName }>;

/** The platforms that publish fees: all but those that only compute. */
export async function platformsWithFees(): Promise<readonly PlatformName[]> {
  const counted = await Promise.all(platformNames.map(async (name) => ({ name, fees: await feesOf(name) })));
  return counted.filter(({ fees }) => fees.length > 0).map(({ name }) => name);
}

/** Every published fee of a platform, in the order of its table. */
export async function feesOf(platform: PlatformName): Promise<readonly Fee[]> {
  const { table } = await loadPlatform(platform);
  return feesIn(table).map((fee) => ({ platform, ...fee }));
}
