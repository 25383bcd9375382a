import { amazon } from '../entries/calculators/amazon.ts';
import { ebay } from '../entries/calculators/ebay.ts';
import { etsy } from '../entries/calculators/etsy.ts';
import { mercury } from '../entries/calculators/mercury.ts';
import { payoneer } from '../entries/calculators/payoneer.ts';
import { paypal } from '../entries/calculators/paypal.ts';
import { profitMargin } from '../entries/calculators/profit-margin.ts';
import { stripe } from '../entries/calculators/stripe.ts';
import { wise } from '../entries/calculators/wise.ts';
import type { CalculatorSupport } from './calculator-support.ts';
import type { Everywhere } from './locales.ts';

const platforms: readonly (readonly [string, Everywhere<CalculatorSupport>])[] = [
  ['paypal', paypal],
  ['wise', wise],
  ['amazon', amazon],
];

/**
 * What stands under the calculator at a path. The first platform whose name the path contains wins,
 * in the order PayPal, Wise, Amazon; any other path gets eBay's.
 */
export function supportFor(path: string): Everywhere<CalculatorSupport> {
  return platforms.find(([name]) => path.includes(name))?.[1] ?? ebay;
}

/** What stands under each calculator; one without an entry has nothing there. */
export const supportUnder: Readonly<Record<string, Everywhere<CalculatorSupport> | undefined>> = {
  ebay,
  amazon,
  etsy,
  paypal,
  stripe,
  wise,
  payoneer,
  mercury,
  'profit-margin': profitMargin,
};
