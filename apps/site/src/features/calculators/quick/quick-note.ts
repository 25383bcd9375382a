import { fill, messages, type Locale } from '@formation/content';
import { ebay, paypal, type IsoDate } from '@formation/fees';
import { money, moneyText, shortPercentText } from '@formation/money';

const nothing = money('0', 'USD');
const noSale = { soldPrice: nothing, shippingPrice: nothing, itemCost: nothing, shippingCost: nothing };

/** What the quick estimate of a listing counts with: its rate and its fixed fee on a day. */
export function quickNote(locale: Locale, platform: 'ebay' | 'paypal', day: IsoDate): string {
  const { listing, paypal: words } = messages[locale].calculators;
  const { lines } = (platform === 'ebay' ? ebay : paypal).sale(noSale, day);
  return fill(platform === 'paypal' ? words.quickNote : listing.quickNote, {
    rate: `${shortPercentText(lines.finalValueFeeRate.value)}%`,
    fixed: moneyText(lines.managedPaymentsFee.value),
  });
}
