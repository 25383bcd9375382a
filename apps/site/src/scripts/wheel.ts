/** Lets the wheel scroll the page and not the number that has the focus: an amount changes by what is typed alone. */
export function leaveNumbersToKeys(): void {
  const leave = () => document.querySelector<HTMLElement>('[type=number]:hover:focus')?.blur();
  addEventListener('wheel', leave, { capture: true, passive: true });
}
