/** Leaves the box beside a review's text only where lines of the text are cut off. */
export function offerWhole(): void {
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const box = target.nextElementSibling;
      if (!(box instanceof HTMLLabelElement) || box.control?.matches(':checked')) continue;
      box.hidden = target.scrollHeight <= target.clientHeight + 1;
    }
  });
  for (const text of document.querySelectorAll('.review .text')) watcher.observe(text);
}
