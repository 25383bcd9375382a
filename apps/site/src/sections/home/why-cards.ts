import type { Messages } from '@formation/content';
import type { IconName } from '@formation/ui';

type Cards = Messages['home']['why']['cards'];

const icons: Readonly<Record<keyof Cards, IconName>> = {
  fees: 'receipt-text',
  languages: 'languages',
  time: 'clock',
  accounts: 'landmark',
  alerts: 'calendar-check',
  honest: 'heart',
};

/** The six reasons of the home page, each with its icon. */
export const whyCards = (cards: Cards) =>
  (Object.keys(icons) as (keyof Cards)[]) // the keys of the record are the names of the cards
    .map((name) => ({ ...cards[name], icon: icons[name] }));
