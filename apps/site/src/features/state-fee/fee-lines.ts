import type { KnownFee, StateFees } from './state-fees.ts';

const feeText = (fee: KnownFee | undefined) => (fee ? `${fee.amount}${fee.verified ? '' : '~'}` : '');
const feeOf = (text: string): KnownFee | undefined =>
  text === '' ? undefined : { amount: text.replace('~', ''), verified: !text.endsWith('~') };

/** The fees as short lines, `DE|Delaware|110.00|109.00~`: as an island's property each would take 200 bytes of a page. */
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
