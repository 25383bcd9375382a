import { notPublished } from '../../refusal.ts';
import { inForce, type IsoDate, type Schedule } from '../../schedule/schedule.ts';
import { amountLine } from '../../trace/table-figures.ts';
import { bandBreaks, bandLine } from '../../value/banded-fee.ts';
import type { Amount, Bands } from '../../value/fee-value.ts';
import type { QuestionRequest } from './question.ts';
import { americanBanks, type WireFee, type WireFees } from './tables/american-banks.ts';
import { sriLankanBanks, type Inward } from './tables/sri-lankan-banks.ts';

const isBanded = (fee: WireFee): fee is Schedule<Bands> => fee[0].value.kind === 'bands';

/** What the American bank takes for a wire; at some of them the amount decides. */
export function wireFee({ sender, kind, amount }: QuestionRequest, day: IsoDate) {
  const { [kind]: fee }: WireFees = americanBanks[sender];
  if (!fee) return notPublished('wire');
  const row = `${kind} · ${sender}`; // an explanation has words for the kind
  if (!isBanded(fee)) return amountLine('fee', inForce(fee, day), row);
  return bandLine('fee', inForce(fee, day), { total: amount, row }) ?? notPublished('wire');
}

/** The first amounts, in whole cents, for which a wire costs something else. */
export function wireBreaks({ what, sender, kind }: QuestionRequest, day: IsoDate): readonly bigint[] {
  const { [kind]: fee }: WireFees = americanBanks[sender];
  return what === 'wire' && fee && isBanded(fee) ? bandBreaks(inForce(fee, day).value) : [];
}

/** What the Sri Lankan bank takes of what it credits: published for rupee accounts, and in dollars for the others. */
export function inwardCharge({ bank, account, amount }: QuestionRequest, day: IsoDate) {
  const tariff: Inward = sriLankanBanks[bank];
  const charge: Schedule<Amount> | undefined = tariff[account];
  if (!charge || (account !== 'rupees' && amount.currency !== 'USD')) return notPublished('inwardCharge');
  return amountLine('charge', inForce(charge, day), account === 'rupees' ? bank : `${bank}, ${account}`);
}
