type Shown = Readonly<{ note: string; label: string; sums: readonly string[] }>;

const put = (card: Element, selector: string, text: string | undefined) => {
  const place = card.querySelector(selector);
  if (place && text !== undefined) place.textContent = text;
};

/** What the cards of the US packages say, to put it back when no state is chosen. */
export const onCards = (cards: readonly Element[]): Shown => ({
  note: cards[0]?.querySelector('.price span')?.textContent ?? '',
  label: cards[0]?.querySelector('.first span')?.textContent ?? '',
  sums: cards.map((card) => card.querySelector('.first b')?.textContent ?? ''),
});

/** Writes the fee of the chosen state on the cards, which are part of the page and of no script's own. */
export function showOnCards(cards: readonly Element[], { note, label, sums }: Shown): void {
  for (const [index, card] of cards.entries()) {
    put(card, '.price span', note);
    put(card, '.first span', label);
    put(card, '.first b', sums[index]);
  }
}
