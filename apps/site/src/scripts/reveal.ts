/** An element whose top is above this part of the window's height is shown at once. */
const atOnce = 0.9;

/** Whether an element needs no waiting: it is in view already, or the visitor wants no motion. */
export const isShownAtOnce = (top: number, windowHeight: number, reducedMotion: boolean): boolean =>
  reducedMotion || top < windowHeight * atOnce;

type Seen = Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'rootBounds'>;

/** Whether such a share of an element is in view, or fills such a share of the window: enlarged, few fit into one. */
export const isReached = ({ intersectionRatio, intersectionRect, rootBounds }: Seen, share: number): boolean =>
  intersectionRatio >= share || intersectionRect.height >= share * (rootBounds?.height ?? Infinity);

/** How often it is looked at, up to the share of it: often enough for an element of some hundred windows. */
const steps = 64;

function watch(element: HTMLElement): void {
  const { threshold = '0.1', once } = element.dataset;
  const share = Number(threshold);
  element.classList.add('watched');
  new IntersectionObserver(
    ([entry], observer) => {
      const isSeen = entry !== undefined && isReached(entry, share);
      element.classList.toggle('seen', isSeen);
      if (isSeen && once !== 'false') observer.disconnect();
    },
    { threshold: Array.from({ length: steps + 1 }, (_, step) => (share * step) / steps) },
  ).observe(element);
}

/** Lets content fade in when the visitor reaches it. */
export function revealOnScroll(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const element of document.querySelectorAll<HTMLElement>('.reveal')) {
    if (!isShownAtOnce(element.getBoundingClientRect().top, innerHeight, reducedMotion)) watch(element);
  }
}
