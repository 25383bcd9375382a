/** Whether lines of a text are cut off. */
const overflows = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight + 1;

function watch(button: HTMLButtonElement): void {
  const body = button.previousElementSibling;
  if (!(body instanceof HTMLElement)) return;
  const isOpen = () => body.classList.contains('all');
  const measure = () => {
    if (!isOpen()) button.hidden = !overflows(body);
  };
  button.addEventListener('click', () => {
    const open = body.classList.toggle('all');
    button.setAttribute('aria-expanded', String(open));
    const { more = '', less = '' } = button.dataset;
    button.firstElementChild?.replaceChildren(open ? less : more);
  });
  new ResizeObserver(measure).observe(body);
  void document.fonts.ready.then(measure);
}

/** Shows "More" under a text only where its five lines are not enough. */
export function offerMore(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-more]')) watch(button);
}
