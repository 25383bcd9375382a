/**
 * While the side menu is open it has the focus, and the rest of the page takes none. The browser gives the focus back
 * to the button when the menu closes: just before, the button must be able to take it.
 */
function holdTheFocus(): void {
  const menu = document.querySelector('#side-menu');
  const shut = (isShut: boolean) => {
    for (const part of document.body.children) if (part !== menu) part.toggleAttribute('inert', isShut);
  };
  menu?.addEventListener('beforetoggle', () => shut(false));
  menu?.addEventListener('toggle', () => {
    const isShut = menu.matches(':popover-open');
    if (isShut) menu.querySelector('button')?.focus();
    shut(isShut);
  });
}

/** Closes open menus when an entry is chosen, and when the page comes back from the browser's memory. */
export function closeMenusOnLeaving(): void {
  const close = () => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  };
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[popover] a')) close();
  });
  addEventListener('pageshow', (event) => event.persisted && close());
  holdTheFocus();
}
