/** Closes open menus when an entry is chosen, and when the page comes back from the browser's memory. */
export function closeMenusOnLeaving(): void {
  const close = () => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
  };
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[popover] a')) close();
  });
  addEventListener('pageshow', (event) => event.persisted && close());
}
