/** Shows the reviews that are folded away; folding them again leads back to the top of their section. */
export function loadMore(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-load-more]')) {
    const rest = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const { loadMore: more = '', showLess: less = '' } = button.dataset;
    button.addEventListener('click', () => {
      const folded = rest?.classList.toggle('folded') ?? true;
      button.ariaExpanded = String(!folded);
      button.replaceChildren(folded ? more : less);
      if (folded) button.closest('section')?.scrollIntoView();
    });
  }
}
