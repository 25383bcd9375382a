import { fill, messages, type Locale } from '@formation/content';
import { readAnswers, type IsoDate } from '@formation/fees';
import * as ebay from '@formation/fees/ebay/quick';
import * as paypal from '@formation/fees/paypal/quick';
import { moneyText, shortPercentText } from '@formation/money';

/** What the quick estimate of a listing counts with: its rate and its fixed fee on a day. */
export function quickNote(locale: Locale, platform: 'ebay' | 'paypal', day: IsoDate): string {
  const { listing, paypal: words } = messages[locale].calculators;
  const { question, answer } = platform === 'ebay' ? ebay : paypal;
  const { lines } = answer(readAnswers(question, {}).answers, day);
  return fill(platform === 'paypal' ? words.quickNote : listing.quickNote, {
    rate: `${shortPercentText(lines.finalValueFeeRate.value)}%`,
    fixed: moneyText(lines.managedPaymentsFee.value),
  });
}
