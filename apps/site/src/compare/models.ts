import type { Messages } from '@formation/content';
import type { PublishedModel } from '../published/published-model.ts';
import type { ScenarioTool } from '../scenarios/scenario.ts';

export type ModelWords = Pick<Messages['calculators'], 'listing' | 'amazon' | 'wise' | 'published'>;

/** Each calculator's tables come in a chunk of their own, when a scenario needs them. */
const loaders: Readonly<Record<ScenarioTool, (words: ModelWords) => Promise<PublishedModel>>> = {
  ebay: (words) => import('../features/ebay-calculator/ebay-model.ts').then(({ ebayModel }) => ebayModel(words)),
  amazon: (words) =>
    import('../features/amazon-calculator/amazon-model.ts').then(({ amazonModel }) => amazonModel(words)),
  etsy: ({ published }) =>
    import('../features/etsy-calculator/etsy-model.ts').then(({ etsyModel }) => etsyModel(published)),
  paypal: (words) =>
    import('../features/paypal-calculator/paypal-model.ts').then(({ paypalModel }) => paypalModel(words)),
  stripe: ({ published }) =>
    import('../features/stripe-calculator/stripe-model.ts').then(({ stripeModel }) => stripeModel(published)),
  payoneer: ({ published }) =>
    import('../features/payoneer-calculator/payoneer-model.ts').then(({ payoneerModel }) => payoneerModel(published)),
  wise: (words) => import('../features/wise-calculator/wise-model.ts').then(({ wiseModel }) => wiseModel(words)),
  mercury: ({ published }) =>
    import('../features/mercury-calculator/mercury-model.ts').then(({ mercuryModel }) => mercuryModel(published)),
  'profit-margin': ({ published }) =>
    import('../features/profit-margin-calculator/profit-margin-model.ts').then(({ profitMarginModel }) =>
      profitMarginModel(published),
    ),
};

export const loadModel = (tool: ScenarioTool, words: ModelWords): Promise<PublishedModel> => loaders[tool](words);
