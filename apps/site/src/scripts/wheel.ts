/** Lets the wheel scroll the page and not the number that has the focus: an amount changes by what is typed alone. */
export function leaveNumbersToKeys(): void {
  const leave = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'number' && target === document.activeElement)
      target.blur();
  };
  addEventListener('wheel', leave, { capture: true, passive: true });
}
