import type { Source } from '../../../schedule/schedule.ts';

/** Where Fiverr's fees were read; `checked` is the day of the page or of its reading. */
export const sources = {
  earnings: {
    title: 'Fiverr help: your earnings page, 80% of the order, as others read it',
    href: 'https://help.fiverr.com/hc/en-us/articles/9234443621137-Your-earnings-page',
    checked: '2026-10-02',
  },
  'calculator-2026-08': {
    title: 'Fiverr fee calculator, fees checked on 6 Aug 2026',
    described: 'fiverrCalculator',
    checked: '2026-08-06',
  },
  'matrix-2026-10': {
    title: 'Dollar fee matrix: Fiverr takes 20%',
    href: 'https://huggingface.co/datasets/thedollartoolkit/dollar-fee-matrix',
    checked: '2026-10-16',
  },
  'help-2026-08': {
    title: 'Fiverr’s help on withdrawals, as of 4 Aug 2026',
    described: 'fiverrHelp',
    checked: '2026-08-04',
  },
  'channels-2026-10': {
    title: 'Research on freelance platforms: how Fiverr pays out',
    described: 'fiverrResearch',
    checked: '2026-10-08',
  },
  'log-2026-09': {
    title: 'Log of a fee tool: Fiverr’s own pages differ on the fee for Payoneer',
    described: 'fiverrLog',
    checked: '2026-09-15',
  },
} as const satisfies Readonly<Record<string, Source>>;
