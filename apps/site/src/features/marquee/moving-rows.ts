import { partnerMarquee, reviewMarquee, type MarqueeRows } from '@formation/content';

/** A copy only fills the row: it is neither read out nor reached by the keyboard. */
function copyOf(item: HTMLElement): HTMLElement {
  const copy = item.cloneNode(true) as HTMLElement; // a clone is of the same kind
  copy.ariaHidden = 'true';
  copy.inert = true;
  return copy;
}

/** The items themselves the first time they occur, copies of them afterwards. */
function once(rows: MarqueeRows<HTMLElement>): readonly (readonly HTMLElement[])[] {
  const used = new Set<HTMLElement>();
  return rows.map((row) =>
    row.map((item) => {
      if (used.has(item)) return copyOf(item);
      used.add(item);
      return item;
    }),
  );
}

/** With fewer, a visitor would see an item and its own copy at once: they stay as they are, each once. */
const fewest = { reviews: 6, logos: 3 } as const;

/** In page order: the first of row one, the first of row two, the second of row one, and so on. */
function inOrder(rows: readonly Element[]): readonly HTMLElement[] {
  const [first = [], second = []] = rows.map((row) => [...row.children] as HTMLElement[]); // list items
  return first.flatMap((item, index) => [item, ...second.slice(index, index + 1)]);
}

function offerPause(button: HTMLButtonElement, marquee: Element): void {
  const { pause = '', resume = '' } = button.dataset;
  button.hidden = false;
  button.addEventListener('click', () => {
    const paused = marquee.classList.toggle('paused');
    button.ariaPressed = String(paused);
    button.querySelector('span')?.replaceChildren(paused ? resume : pause);
  });
}

function start(frame: HTMLElement, random: () => number): void {
  const marquee = frame.querySelector('.marquee');
  const rows = [...frame.querySelectorAll('.row')];
  const items = inOrder(rows);
  const kind = frame.dataset['marquee'] === 'reviews' ? 'reviews' : 'logos';
  if (!marquee || items.length < fewest[kind]) return;
  const dealt = kind === 'reviews' ? reviewMarquee(items, random) : partnerMarquee(items);
  for (const [index, row] of once(dealt).entries()) rows[index]?.replaceChildren(...row);
  marquee.classList.add('moving');
  const button = frame.querySelector<HTMLButtonElement>('[data-pause]');
  if (button) offerPause(button, marquee);
}

/**
 * Lets the rows of the page move: reviews in a new order each time, logos in their own.
 *
 * @param random - a number from 0 up to, not including, 1.
 */
export function moveRows(random: () => number): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-marquee]')) start(frame, random);
}
