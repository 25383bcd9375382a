import type { Money } from '@formation/money';
import type { Bound } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import { entriesFor } from '../../schedule/entries-for.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { product, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amountLine, percentLine } from '../../trace/table-figures.ts';
import { tieredFee } from '../../value/tiered-fee.ts';
import { ofPieces, piecesOf } from './pieces.ts';
import type { Sale } from './question.ts';
import type { Site } from './site.ts';
import { sites } from './tables/sites.ts';

type Takings = Readonly<Record<'soldPrice' | 'base', Line<Money>>>;

/**
 * What a private seller pays where that is not what a business pays, and what the buyer pays eBay on top.
 *
 *     buyer protection = pieces × fixed + sold price by its table of rates, whose limits are those of one piece
 *     buyer pays       = base + buyer protection
 */
export function privateFees({ soldPrice, base }: Takings, sale: Sale, day: IsoDate) {
  const site: Site = sites[sale.site];
  const { finalValueFee: rateOfSeller, international, buyerProtection: protection } = site.privateSeller ?? {};
  const entries = entriesFor(
    {
      finalValueFee: rateOfSeller,
      ...(protection && { fixed: protection.fixed, price: protection.byPrice }),
      ...(sale.buyer !== 'domestic' && international && { international }),
    },
    day,
  );
  if (isRefusal(entries)) return entries;

  const { finalValueFee: cited, fixed, price } = entries;
  const percent = percentLine('finalValueFeeRate', cited, 'private seller');
  const finalValueFee = line('finalValueFee', toCoins(product(base, percent)));
  const fromAbroad = entries.international && percentLine('internationalFeeRate', entries.international);
  const internationalFee = fromAbroad && line('internationalFee', toCoins(product(base, fromAbroad)));
  const all = internationalFee ? sum(finalValueFee, internationalFee) : finalValueFee;
  const row = { key: 'buyerProtection', pieces: piecesOf(sale) };
  const byPrice = price && tieredFee(soldPrice, price.value, { ...row, cited: price });
  const each = fixed && amountLine('buyerProtectionFixed', fixed);
  const whole = each && byPrice && toCoins(sum(ofPieces(each, sale), byPrice));
  const buyerProtection = whole && line('buyerProtection', whole);
  const buyerPays = buyerProtection && line('buyerPays', sum(base, buyerProtection));
  const totals = [line('fees', all), line('totalFees', all)] as const;
  return lines(finalValueFee, internationalFee, ...totals, buyerProtection, buyerPays);
}

/** What a private seller pays a buyer abroad for, where that was not found. */
export function unknownOfPrivate({ site: name, buyer }: Sale): readonly string[] {
  const { privateSeller }: Site = sites[name];
  return buyer !== 'domestic' && !privateSeller?.international ? ['internationalFee'] : [];
}

/** A fee that was not found comes on top. */
export const boundOfPrivateFees = (sale: Sale): Bound | undefined =>
  unknownOfPrivate(sale).length > 0 ? 'at-least' : undefined;
