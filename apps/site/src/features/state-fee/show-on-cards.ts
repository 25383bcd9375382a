type Shown = Readonly<{ note: string; label: string; sums: readonly string[]; years: readonly string[] }>;

const put = (card: Element, selector: string, text: string | undefined) => {
  const place = card.querySelector(selector);
  if (place && text !== undefined) place.textContent = text;
};

const read = (card: Element | undefined, selector: string) => card?.querySelector(selector)?.textContent ?? '';

/** What the cards of the US packages say, to put it back when no state is chosen. */
export const onCards = (cards: readonly Element[]): Shown => ({
  note: read(cards[0], '.price span'),
  label: read(cards[0], '.first span'),
  sums: cards.map((card) => read(card, '.first b')),
  years: cards.map((card) => read(card, '.leaves b')),
});

/** Writes the fee of the chosen state on the cards, which are part of the page and of no script's own. */
export function showOnCards(cards: readonly Element[], { note, label, sums, years }: Shown): void {
  for (const [index, card] of cards.entries()) {
    put(card, '.price span', note);
    put(card, '.first span', label);
    put(card, '.first b', sums[index]);
    put(card, '.leaves b', years[index]);
  }
}
