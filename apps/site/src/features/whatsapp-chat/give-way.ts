type Edges = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** Whether two boxes share more than an edge; a box without a size shares nothing. */
export const overlaps = (one: Edges, other: Edges): boolean =>
  Math.max(one.left, other.left) < Math.min(one.right, other.right) &&
  Math.max(one.top, other.top) < Math.min(one.bottom, other.bottom);

/** What the chat button never covers: what is filled in or pressed, amounts, and the foot of the page. */
const inFront = 'main :is(input, select, textarea, button, summary, .money, .amt, .amount, .total), .foot-site';

/** How long the page rests before the button comes back: it does not blink between two fields that pass by. */
const REST_MS = 250;

/**
 * Hides the chat button while something that is needed lies under it. The button stays in its place, and the focus
 * reaches and shows it. The body says so, because React looks after the button itself.
 */
export function giveWay(chat: HTMLElement): void {
  const { classList } = document.body;
  const isInTheWay = () => {
    const box = (chat.lastElementChild ?? chat).getBoundingClientRect();
    return [...document.querySelectorAll(inFront)].some((each) => overlaps(each.getBoundingClientRect(), box));
  };
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    frame = 0;
    if (isInTheWay()) classList.add('chat-away');
  };
  const look = () => {
    frame ||= requestAnimationFrame(hide);
    clearTimeout(rest);
    rest = setTimeout(() => classList.toggle('chat-away', isInTheWay()), REST_MS);
  };
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
  new ResizeObserver(look).observe(document.body); // at first, and when a result comes or a line opens
}
