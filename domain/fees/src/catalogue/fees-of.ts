import type { Platform } from '../platform.ts';
import { loadPlatform, platformNames, type PlatformName } from '../platforms.ts';
import { feesIn, type PathedFee } from '../schedule/fee-table.ts';

/** One published fee: the way to it in its platform's table, and every value it has had. */
export type Fee = PathedFee &
  Readonly<{
    platform: PlatformName;
    /** Where the way begins with a country, a site or a kind of banks: so much of it; otherwise nothing. */
    section: readonly string[];
  }>;

/** The platforms that publish fees: all but those that only compute. */
export async function platformsWithFees(): Promise<readonly PlatformName[]> {
  const counted = await Promise.all(platformNames.map(async (name) => ({ name, fees: await feesOf(name) })));
  return counted.filter(({ fees }) => fees.length > 0).map(({ name }) => name);
}

/** Every published fee of a platform, in the order of its table. */
export async function feesOf(platform: PlatformName): Promise<readonly Fee[]> {
  const { table, sections } = await loadPlatform(platform);
  return feesIn(table).map((fee) => ({ platform, section: sectionOf(fee.path, sections), ...fee }));
}

function sectionOf(path: readonly string[], sections: Platform['sections']): readonly string[] {
  if (sections === 'all') return path.slice(0, 1);
  return sections !== undefined && path[0] === sections ? path.slice(0, 2) : [];
}
