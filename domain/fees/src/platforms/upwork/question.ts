import { asking, type AnswersOf } from '../../question/question.ts';

/** A contract that was won on Upwork, or with a client whom the freelancer brought. */
const contracts = ['marketplace', 'direct'] as const;
type Contract = (typeof contracts)[number];

const isOf =
  (one: Contract) =>
  ({ contract }: Readonly<{ contract: Contract }>) =>
    contract === one;

/** What decides what Upwork takes of a contract; `feeRate` is what Upwork shows on it. */
export const question = asking()
  .group('work')
  .choice('contract', contracts)
  .amount('amount', {
    currency: 'USD',
    needed: true,
    perPiece: true,
    example: '1000',
    aliases: ['gross', 'earnings', 'price', 'total', 'payment', 'invoice-amount'],
  })
  .percent('feeRate', { least: '0', most: '15', aliases: ['service-fee', 'fee-percent'], applies: isOf('marketplace') })
  .number('connects', { unit: 'count', whole: true, default: '0', least: '0', applies: isOf('marketplace') })
  .yes('freelancerPlus', { applies: isOf('direct') })
  .yes('sriLankanVat')
  .asked();

export type Work = AnswersOf<typeof question>;
