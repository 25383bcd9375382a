import type { KnownFee, StateFees } from './state-fees.ts';

const feeText = (fee: KnownFee | undefined) =>
  fee ? `${fee.amount}${fee.verified ? '' : '~'}${fee.year === undefined ? '' : `/${fee.year}`}` : '';

function feeOf(text: string): KnownFee | undefined {
  const [fee = '', year] = text.split('/');
  if (fee === '') return undefined;
  return { amount: fee.replace('~', ''), verified: !fee.endsWith('~'), ...(year !== undefined && { year }) };
}

/** The fees as short lines, `DE|Delaware|110.00/934|109.00~`: as an island's property each would take 200 bytes of a page. */
export const feeLines = (fees: readonly StateFees[]): string =>
  fees
    .map(({ state, name, llc, corporation }) => [state, name, feeText(llc), feeText(corporation)].join('|'))
    .join(';');

/** The fees that `feeLines` wrote. */
export const readFeeLines = (lines: string): readonly StateFees[] =>
  lines.split(';').map((line) => {
    const [state = '', name = '', ...texts] = line.split('|');
    const [llc, corporation] = texts.map(feeOf);
    return { state, name, ...(llc && { llc }), ...(corporation && { corporation }) };
  });
