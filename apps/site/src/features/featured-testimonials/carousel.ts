const current = 'aria-current';

/** How far a row has to be scrolled so that a slide stands in its middle. */
export const scrolledTo = (row: number, slide: Readonly<{ start: number; width: number }>): number =>
  slide.start - (row - slide.width) / 2;

/** The slide that a key leads to; nothing for keys that are not ours. */
export function slideAfter(key: string, at: number, count: number): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

/** Marks the slide and the dot that are current; the others can be seen at the edge, but not be entered. */
function mark(slides: readonly HTMLElement[], dots: readonly HTMLElement[], now: number): void {
  for (const [index, slide] of slides.entries()) slide.inert = index !== now;
  for (const list of [slides, dots])
    for (const [index, element] of list.entries())
      if (index === now) element.setAttribute(current, 'true');
      else element.removeAttribute(current);
}

/** Calls when the element becomes wider or narrower; when it is only higher, a swipe under way goes on. */
function onNewWidth(element: HTMLElement, act: () => void): void {
  let width = element.clientWidth;
  new ResizeObserver(() => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    act();
  }).observe(element);
}

/** Dots, keys and the middle slide first, for one row of slides that the browser itself swipes and snaps. */
function start(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('.track');
  const slides = [...carousel.querySelectorAll<HTMLElement>('.slide')];
  const dots = [...carousel.querySelectorAll<HTMLButtonElement>('.dots button')];
  let now = slides.findIndex((slide) => slide.hasAttribute(current));
  const show = (index: number, behavior: ScrollBehavior) => {
    const slide = slides[index];
    if (!track || !slide) return;
    const start = slide.offsetLeft - track.offsetLeft;
    track.scrollTo({ left: scrolledTo(track.clientWidth, { start, width: slide.offsetWidth }), behavior });
  };
  const choose = (index: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    show(index, still ? 'instant' : 'smooth');
  };
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => choose(index));
  track?.addEventListener('keydown', (event) => {
    const to = slideAfter(event.key, now, slides.length);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  });
  onNewWidth(carousel, () => show(now, 'instant'));
  const seen = new IntersectionObserver(
    (entries) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting);
      if (!entered) return;
      now = slides.findIndex((slide) => slide === entered.target);
      mark(slides, dots, now);
    },
    { root: track ?? null, threshold: 0.6 },
  );
  show(now, 'instant');
  mark(slides, dots, now);
  for (const slide of slides) seen.observe(slide);
}

/** Starts every carousel of the page. */
export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) start(carousel);
}
