import type { Messages } from '@formation/content';
import type { PublishedModel } from '../published/published-model.ts';
import type { ScenarioTool } from '../scenarios/scenario.ts';

export type ModelWords = Pick<Messages['calculators'], 'listing' | 'amazon' | 'wise' | 'published'>;

/** Each calculator's tables come in a chunk of their own, when a scenario needs them. */
const loaders: Readonly<Record<ScenarioTool, (words: ModelWords) => Promise<PublishedModel>>> = {
  ebay: (words) => import('../platforms/ebay/ebay-model.ts').then(({ ebayModel }) => ebayModel(words)),
  amazon: (words) => import('../platforms/amazon/amazon-model.ts').then(({ amazonModel }) => amazonModel(words)),
  etsy: ({ published }) => import('../platforms/etsy/etsy-model.ts').then(({ etsyModel }) => etsyModel(published)),
  paypal: (words) => import('../platforms/paypal/paypal-model.ts').then(({ paypalModel }) => paypalModel(words)),
  stripe: ({ published }) =>
    import('../platforms/stripe/stripe-model.ts').then(({ stripeModel }) => stripeModel(published)),
  payoneer: ({ published }) =>
    import('../platforms/payoneer/payoneer-model.ts').then(({ payoneerModel }) => payoneerModel(published)),
  wise: (words) => import('../platforms/wise/wise-model.ts').then(({ wiseModel }) => wiseModel(words)),
  mercury: ({ published }) =>
    import('../platforms/mercury/mercury-model.ts').then(({ mercuryModel }) => mercuryModel(published)),
  'profit-margin': ({ published }) =>
    import('../platforms/profit-margin/profit-margin-model.ts').then(({ profitMarginModel }) =>
      profitMarginModel(published),
    ),
};

export const loadModel = (tool: ScenarioTool, words: ModelWords): Promise<PublishedModel> => loaders[tool](words);
