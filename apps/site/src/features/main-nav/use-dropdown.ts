import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { walkLinks } from './walk-links.ts';

/** Opens and closes one popover. */
const control = (menu: RefObject<HTMLElement | null>) => ({
  isOpen: () => menu.current?.matches(':popover-open') ?? false,
  open: () => menu.current?.matches(':popover-open') || menu.current?.showPopover(),
  close: () => menu.current?.matches(':popover-open') && menu.current.hidePopover(),
  isUnderPointer: () =>
    (menu.current?.parentElement?.matches(':hover') ?? false) && matchMedia('(hover: hover)').matches,
});

/**
 * What a dropdown does beyond its HTML. The browser itself opens it on click, closes the other one, closes it on
 * Escape and on a click outside, and gives the focus back; this adds hover, arrow keys and closing on leaving.
 */
export function useDropdown(onToggle: (open: boolean) => void) {
  const menu = useRef<HTMLDivElement>(null);
  const openedByHover = useRef(false);
  const [live, setLive] = useState(false);
  const { isOpen, open, close, isUnderPointer } = control(menu);

  const onEnter = () => {
    if (!isOpen()) openedByHover.current = true;
    open();
  };
  // Until now the style sheet opened it on hover, perhaps for a pointer that rests here.
  useEffect(() => {
    setLive(true);
    if (isOpen()) onToggle(true);
    else if (isUnderPointer()) onEnter();
  }, []);

  const onlyMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
  return {
    live,
    item: {
      onPointerEnter: onlyMouse(onEnter),
      onPointerLeave: onlyMouse(close),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowDown') open();
        if (isOpen() && menu.current) walkLinks(event, menu.current);
      },
    },
    button: clickAfterHover(openedByHover, isOpen),
    panel: {
      ref: menu,
      onClick: close,
      onToggle: () => {
        if (!isOpen()) openedByHover.current = false;
        onToggle(isOpen());
      },
    },
  };
}

/** The click that follows a hover keeps the menu open; the next one closes it. */
const clickAfterHover = (openedByHover: RefObject<boolean>, isOpen: () => boolean) => ({
  onClick: (event: { preventDefault: () => void }) => {
    if (openedByHover.current && isOpen()) event.preventDefault();
    openedByHover.current = false;
  },
});
