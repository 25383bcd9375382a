import { notPublished } from '../../refusal.ts';
import { inForce, type IsoDate, type Schedule } from '../../schedule/schedule.ts';
import { amountLine } from '../../trace/published.ts';
import type { Amount } from '../../value/fee-value.ts';
import type { Asked } from './question.ts';
import { americanBanks, type WireFees } from './tables/american-banks.ts';
import { sriLankanBanks, type Inward } from './tables/sri-lankan-banks.ts';

/** What the American bank takes for a wire. */
export function wireFee({ sender, kind }: Asked, day: IsoDate) {
  const fees: WireFees = americanBanks[sender];
  const fee = fees[kind];
  return fee ? amountLine('fee', inForce(fee, day), `${sender}, ${kind}`) : notPublished('wire');
}

/** What the Sri Lankan bank takes of what it credits: published for rupee accounts, and in dollars for the others. */
export function inwardCharge({ bank, account, amount }: Asked, day: IsoDate) {
  const tariff: Inward = sriLankanBanks[bank];
  const charge: Schedule<Amount> | undefined = tariff[account];
  if (!charge || (account !== 'rupees' && amount.currency !== 'USD')) return notPublished('inwardCharge');
  return amountLine('charge', inForce(charge, day), account === 'rupees' ? bank : `${bank}, ${account}`);
}
