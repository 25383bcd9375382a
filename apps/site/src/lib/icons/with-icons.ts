import type { IconName } from '@formation/ui';

type Card = Readonly<{ title: string; text: string }>;

/** Gives each card its icon, in the order in which the icons are named. */
export function withIcons<K extends string>(cards: Readonly<Record<K, Card>>, icons: Readonly<Record<K, IconName>>) {
  const names = Object.keys(icons) as K[]; // the keys of the record are the names of the cards
  return names.map((name) => ({ title: cards[name].title, text: cards[name].text, icon: icons[name] }));
}
