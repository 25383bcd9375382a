import type { Currency } from '@formation/money';
import { markets } from '../../amazon/published/tables/markets.ts';
import { sources as amazonSources } from '../../amazon/published/tables/sources.ts';
import { americanBanks, typical } from '../../bank-wires/tables/american-banks.ts';
import { sources as bankSources } from '../../bank-wires/tables/sources.ts';
import { hnbServices, payHere, sriLankanBanks } from '../../bank-wires/tables/sri-lankan-banks.ts';
import { sites } from '../../ebay/published/tables/sites.ts';
import { sources as ebaySources } from '../../ebay/published/tables/sources.ts';
import { countries as etsyCountries } from '../../etsy/tables/countries.ts';
import * as etsy from '../../etsy/tables/everywhere.ts';
import { sources as etsySources } from '../../etsy/tables/sources.ts';
import * as mercury from '../../mercury/tables/fees.ts';
import { sources as mercurySources } from '../../mercury/tables/sources.ts';
import { countries as paypalCountries } from '../../paypal/published/countries.ts';
import { sources as paypalSources } from '../../paypal/published/tables/sources.ts';
import * as payoneer from '../../payoneer/tables/fees.ts';
import { sources as payoneerSources } from '../../payoneer/tables/sources.ts';
import type { Source } from '../../schedule.ts';
import * as stripe from '../../stripe/tables/countries.ts';
import { sources as stripeSources } from '../../stripe/tables/sources.ts';
import { corridors, volumeDiscount } from '../../wise/published/tables/corridors.ts';
import { sources as wiseSources } from '../../wise/published/tables/sources.ts';
import type { Measure } from '../unit.ts';

/** A platform's whole table, and what its numbers count. */
export type Description = Readonly<{
  table: object;
  sources: Readonly<Record<string, Source>>;
  /** The measure of a number by the nearest name on its way down the table that stands here. */
  measures: Readonly<Record<string, Measure>>;
  /** The currency of amounts that stand in no object with one. */
  currency?: Currency;
}>;

/** Names that mean the same in every table; a table's own description goes before. */
export const everywhere: Readonly<Record<string, Measure>> = {
  rate: 'fraction',
  fixed: 'money',
  amount: 'money',
  least: 'money',
  most: 'money',
  limit: 'money',
  upTo: 'money',
  below: 'money',
};

/** A corridor is named for its two currencies; its fixed part is in the one that is sent. */
const corridorsByCurrency = Object.fromEntries(
  Object.entries(corridors).map(([name, price]) => [name, { currency: name.slice(0, 3), price }]),
);

/** Every table of published fees, in the order of the pages. Add a platform here and it is listed, checked and kept. */
export const descriptions = {
  ebay: {
    table: sites,
    sources: ebaySources,
    measures: {
      over: 'money',
      international: 'fraction',
      belowStandard: 'fraction',
      notAsDescribed: 'fraction',
      topRatedDiscount: 'fraction',
      promotedRange: 'fraction',
      dispute: 'money',
      insertion: 'money',
      insertionByCategory: 'money',
      regulatoryFee: 'fraction',
      vatOnFees: 'fraction',
      finalValueFee: 'fraction',
    },
  },
  amazon: {
    table: markets,
    sources: amazonSources,
    measures: {
      minimumReferral: 'money',
      closing: 'money',
      perItem: 'money',
      surcharge: 'fraction',
      perUnit: 'money',
      limitOfExcluded: 'money',
      dangerousGoods: 'money',
      rates: 'storage',
      divisor: 'volume for one weight',
      sides: 'length',
      longest: 'length',
      lengthPlusGirth: 'length',
      leastSide: 'length',
      weight: 'weight',
      unitWeight: 'weight',
      aboveUnitWeight: 'weight',
      dimensionalWeight: 'weight',
      fees: 'money',
      base: 'money',
      perStep: 'money',
      rows: 'weight',
      above: 'weight',
    },
  },
  etsy: {
    table: {
      listingFee: etsy.listingFee,
      transactionFee: etsy.transactionFee,
      offsiteAds: etsy.offsiteAds,
      currencyConversion: etsy.currencyConversion,
      shopFees: etsy.shopFees,
      paysToSriLanka: etsy.paysToSriLanka,
      countries: etsyCountries,
    },
    sources: etsySources,
    currency: 'USD',
    measures: {
      listingFee: 'money',
      transactionFee: 'fraction',
      under: 'fraction',
      over: 'fraction',
      currencyConversion: 'fraction',
      shopFees: 'money',
      rateFromAbroad: 'fraction',
      regulatoryFee: 'fraction',
    },
  },
  paypal: {
    table: paypalCountries,
    sources: paypalSources,
    measures: { addedFromAbroad: 'fraction', conversionSpread: 'fraction' },
  },
  stripe: {
    table: { countries: stripe.countries, opensInSriLanka: stripe.opensInSriLanka },
    sources: stripeSources,
    measures: {
      cardFrom: 'fraction',
      conversion: 'fraction',
      dispute: 'money',
      atlas: 'money',
      taxOnFee: 'fraction',
    },
  },
  wise: {
    table: { corridors: corridorsByCurrency, volumeDiscount },
    sources: wiseSources,
    currency: 'GBP',
    measures: { from: 'money', off: 'fraction' },
  },
  payoneer: {
    table: {
      receiving: payoneer.receiving,
      balanceConversion: payoneer.balanceConversion,
      sameCurrencyWithdrawal: payoneer.sameCurrencyWithdrawal,
      otherCurrencyWithdrawal: payoneer.otherCurrencyWithdrawal,
      rupeeWithdrawal: payoneer.rupeeWithdrawal,
      yearlyFee: payoneer.yearlyFee,
    },
    sources: payoneerSources,
    currency: 'USD',
    measures: {
      balanceConversion: 'fraction',
      otherCurrencyWithdrawal: 'fraction',
      monthLimit: 'money',
      above: 'fraction',
      yearlyFee: 'money',
    },
  },
  mercury: {
    table: {
      plans: mercury.plans,
      payments: mercury.payments,
      conversionSpread: mercury.conversionSpread,
      cardInvoice: mercury.cardInvoice,
      achDebitInvoice: mercury.achDebitInvoice,
      bookkeeping: mercury.bookkeeping,
    },
    sources: mercurySources,
    currency: 'USD',
    measures: {
      plans: 'money',
      payments: 'money',
      conversionSpread: 'fraction',
      achDebitInvoice: 'money',
      bookkeeping: 'money',
    },
  },
  'bank-wires': {
    table: { sriLankanBanks, hnbServices, payHere, americanBanks, typical },
    sources: bankSources,
    currency: 'USD',
    measures: {
      sriLankanBanks: 'money',
      rupees: 'LKR',
      hnbServices: 'money',
      repairRupees: 'LKR',
      returnRupees: 'LKR',
      toOtherBankRupees: 'LKR',
      inquiryRupees: 'LKR',
      plusEachMonth: 'LKR',
      premiumEachMonth: 'LKR',
      plusRate: 'fraction',
      premiumRate: 'fraction',
      americanBanks: 'money',
      outgoingFromUk: 'GBP',
      markupOnRate: 'fraction',
    },
  },
} as const satisfies Readonly<Record<string, Description>>;

/** The platforms that have a table. */
export type Platform = keyof typeof descriptions;
