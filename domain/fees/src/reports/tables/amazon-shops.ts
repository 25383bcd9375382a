/** The shops that we have tables of fees for. */
export const marketplaces = { 'amazon.com': 'us', 'amazon.co.uk': 'uk', 'amazon.de': 'de' } as const;

/** In which currency each shop sells. */
export const shopCurrencies = {
  'amazon.com': 'USD',
  'amazon.ca': 'CAD',
  'amazon.com.mx': 'MXN',
  'amazon.com.br': 'BRL',
  'amazon.co.uk': 'GBP',
  'amazon.de': 'EUR',
  'amazon.fr': 'EUR',
  'amazon.it': 'EUR',
  'amazon.es': 'EUR',
  'amazon.nl': 'EUR',
  'amazon.ie': 'EUR',
  'amazon.com.be': 'EUR',
  'amazon.se': 'SEK',
  'amazon.pl': 'PLN',
  'amazon.com.tr': 'TRY',
  'amazon.co.jp': 'JPY',
  'amazon.com.au': 'AUD',
  'amazon.in': 'INR',
  'amazon.ae': 'AED',
  'amazon.sa': 'SAR',
  'amazon.sg': 'SGD',
  'amazon.co.za': 'ZAR',
} as const;

/** Who sends an order, as reports in English say it. */
export const englishFulfilments = { amazon: 'fba', afn: 'fba', merchant: 'fbm', mfn: 'fbm', seller: 'fbm' } as const;
