import type { Money } from '@formation/money';
import { citing } from '../schedule/citing.ts';
import { startedBy, type IsoDate, type Schedule, type Source } from '../schedule/schedule.ts';
import { line, type Figure, type Line } from '../trace/figure.ts';
import { product, sum } from '../trace/operations.ts';
import { toCoins } from '../trace/quoted-rate.ts';
import { percentLine } from '../trace/table-figures.ts';
import type { Percent } from '../value/fee-value.ts';
import { percent } from '../value/kinds.ts';

const sources = {
  'ird-2026-03': {
    title:
      'Inland Revenue Department, notice SEC/PN/VAT/2026-03: VAT (Amendment) Act No. 14 of 2026, as read by others',
    href: 'https://www.ird.gov.lk/en/Lists/Latest%20News%20%20Notices/Attachments/799/PN_VAT_2026-03_New_E.pdf',
    checked: '2026-09-30',
  },
  'taxadvisor-vds': {
    title: 'taxadvisor.lk: VAT on digital services, Act No. 14 of 2026',
    href: 'https://www.taxadvisor.lk/article/vds',
    checked: '2026-11-28',
  },
} as const satisfies Readonly<Record<string, Source>>;

const { begins } = citing(sources);

/**
 * What a platform abroad that has registered in Sri Lanka adds to its fees there. Which has is not known: nobody pays it
 * before they say so.
 */
export const sriLankanVatRate: Schedule<Percent> = [
  begins('2026-07-01', ['seen', 'ird-2026-03', 'taxadvisor-vds'], percent('18')),
];

type Added = Readonly<{ sriLankanVat?: boolean }>;

/** Sri Lankan VAT on a platform's fees, where it adds any: `fees × rate`, rounded; never on the price of goods. */
export function sriLankanVat(
  fees: Figure<Money>,
  { sriLankanVat: isAdded }: Added,
  day: IsoDate,
): Line<Money, 'sriLankanVat'> | undefined {
  const cited = isAdded ? startedBy(sriLankanVatRate, day) : undefined;
  return cited && line('sriLankanVat', toCoins(product(fees, percentLine('sriLankanVatRate', cited))));
}

/** A fee with the VAT that is added to it, where any is. */
export function withVat(fee: Figure<Money>, vat: Figure<Money> | undefined): Figure<Money> {
  return vat ? sum(fee, vat) : fee;
}

/** What Sri Lanka may take of whoever pays a platform's fees and an answer leaves out. */
export function leftToSriLanka({ sriLankanVat: isAdded }: Added, day: IsoDate): readonly 'sriLankanVat'[] {
  return isAdded || !startedBy(sriLankanVatRate, day) ? [] : ['sriLankanVat'];
}
