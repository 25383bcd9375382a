/** While the side menu is open the rest of the page takes no focus. Before it closes, as the focus then goes back. */
function holdTheFocus(): void {
  const menu = document.querySelector('#side-menu');
  menu?.addEventListener('beforetoggle', (event) => {
    const isOpening = (event as ToggleEvent).newState === 'open'; // the only kind of event by this name
    for (const part of document.body.children) if (part !== menu) part.toggleAttribute('inert', isOpening);
  });
}

/** Closes open menus when an entry is chosen, and when the page comes back from the browser's memory. */
export function closeMenusOnLeaving(): void {
  const close = () => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
  };
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[popover] a')) close();
  });
  addEventListener('pageshow', (event) => event.persisted && close());
  holdTheFocus();
}
