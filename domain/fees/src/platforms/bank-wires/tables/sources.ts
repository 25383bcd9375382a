import type { Source } from '../../../schedule/schedule.ts';
import { payHereSource } from '../../payhere.ts';

/** Where the banks' charges were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'hnb-2024-08': {
    title: 'Hatton National Bank, tariffs on international services from 2 August 2024',
    href: 'https://www.hnb.net/international-tariffs',
    checked: '2024-08-02',
    own: true,
  },
  'hnb-2025-06': {
    title: 'Hatton National Bank: international tariffs updated on 20 June 2025, whose amounts could not be read',
    href: 'https://www.hnb.net/international-tariffs',
    checked: '2026-07-20',
  },
  'hnb-2022-03': {
    title: 'Hatton National Bank, tariffs on international services from 18 March 2022',
    href: 'https://www.hnb.net/international-tariffs',
    checked: '2022-03-18',
    own: true,
  },
  'hnb-2016': {
    title: 'Hatton National Bank, tariffs on international services from 1 September 2016',
    href: 'https://www.hnb.net/international-tariffs',
    checked: '2016-09-01',
    own: true,
  },
  crediful: {
    title: 'Crediful: wire transfer fees of ten American banks',
    href: 'https://www.crediful.com/wire-transfer-fees/',
    checked: '2026-11-21',
  },
  'chase-boa-2026': {
    title: 'Chase and Bank of America: cost of a wire transfer',
    href: 'https://eatsip365.com/comparing-chase-and-boa-wire-transfer-cost',
    checked: '2026-01-01',
  },
  bankingsupport: {
    title: 'Banking Support: costs of SWIFT transfers from around the world',
    href: 'https://www.bankingsupport.org/costs-of-banking-swift-transfers-from-around-the-world/',
    checked: '2026-11-21',
  },
  ranges: {
    title: 'moneytransfercomparison.com: how wire transfers work',
    href: 'https://moneytransfercomparison.com/how-wire-works/',
    checked: '2026-11-21',
  },
  wf: {
    title: 'Wells Fargo: SWIFT fees',
    href: 'https://www.tk3535.com/answers/summary-understanding-wells-fargo-swift-code-fees-for-international-transfers',
    checked: '2026-11-21',
  },
  matrix: {
    title: 'Dollar fee matrix, 16 October 2026',
    href: 'https://huggingface.co/datasets/thedollartoolkit/dollar-fee-matrix',
    checked: '2026-10-16',
  },
  ohmyfin: {
    title: 'Ohmyfin: how banks charge for SWIFT payments',
    href: 'https://ohmyfin.org/ask/how-do-banks-charge-for-swift-payments',
    checked: '2026-11-21',
  },
  rutland: {
    title: 'Rutland FX: what are intermediary fees',
    href: 'https://rutlandfx.com/what-are-intermediary-fees-and-how-can-you-avoid-them',
    checked: '2026-11-21',
  },
  wio: { title: 'Wio Bank: correspondent bank fees for SWIFT transfers', described: 'wioBank', checked: '2026-11-21' },
  legalclarity: {
    title: 'LegalClarity: how to send money via SWIFT',
    href: 'https://legalclarity.org/how-to-send-money-via-swift-code-steps-and-fees',
    checked: '2026-01-01',
  },
  payhere: payHereSource,
} as const satisfies Readonly<Record<string, Source>>;
