/** An element whose top is above this part of the window's height is shown at once. */
const atOnce = 0.9;

/** Whether an element needs no waiting: it is in view already, or the visitor wants no motion. */
export const isShownAtOnce = (top: number, windowHeight: number, reducedMotion: boolean): boolean =>
  reducedMotion || top < windowHeight * atOnce;

function watch(element: HTMLElement): void {
  const { threshold = '0.1', once } = element.dataset;
  element.classList.add('watched');
  new IntersectionObserver(
    ([entry], observer) => {
      element.classList.toggle('seen', entry?.isIntersecting);
      if (entry?.isIntersecting && once !== 'false') observer.disconnect();
    },
    { threshold: Number(threshold) },
  ).observe(element);
}

/** Lets content fade in when the visitor reaches it. */
export function revealOnScroll(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const element of document.querySelectorAll<HTMLElement>('.reveal')) {
    if (!isShownAtOnce(element.getBoundingClientRect().top, innerHeight, reducedMotion)) watch(element);
  }
}
