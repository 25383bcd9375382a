import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useIsHydrated, useOnHydrated } from '../../hydration/use-hydrated.ts';
import { walkLinks } from './walk-links.ts';

const isOpen = (menu: HTMLElement | null) => menu?.matches(':popover-open') ?? false;
const open = (menu: HTMLElement | null) => isOpen(menu) || menu?.showPopover();
const close = (menu: HTMLElement | null) => isOpen(menu) && menu?.hidePopover();
const isUnderPointer = (menu: HTMLElement | null) =>
  (menu?.parentElement?.matches(':hover') ?? false) && matchMedia('(hover: hover)').matches;
/** A focus that goes nowhere, as when the window changes, has not left. */
const hasLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget !== null && !currentTarget.contains(relatedTarget);
const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';

/**
 * What a dropdown does beyond its HTML. The browser itself opens it on click, closes the other one, closes it on
 * Escape and on a click outside, and gives the focus back; this adds hover, arrow keys and closing on leaving.
 */
export function useDropdown(onToggle: (open: boolean) => void) {
  const menu = useRef<HTMLDivElement>(null);
  const openedByHover = useRef(false);
  const live = useIsHydrated();

  const openOnHover = () => {
    if (!isOpen(menu.current)) openedByHover.current = true;
    open(menu.current);
  };
  // Until now the style sheet opened it on hover, perhaps for a pointer that rests here.
  useOnHydrated(() => {
    if (isOpen(menu.current)) onToggle(true);
    else if (isUnderPointer(menu.current)) openOnHover();
  });

  const item = {
    onPointerEnter: (event: PointerEvent) => isMouse(event) && openOnHover(),
    onPointerLeave: (event: PointerEvent) => isMouse(event) && close(menu.current),
    onBlur: (event: FocusEvent) => hasLeft(event) && close(menu.current),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown') open(menu.current);
      if (isOpen(menu.current) && menu.current) walkLinks(event, menu.current);
    },
  };
  /** The click that follows a hover keeps the menu open; the next one closes it. */
  const onClick = (event: MouseEvent) => {
    if (openedByHover.current && isOpen(menu.current)) event.preventDefault();
    openedByHover.current = false;
  };
  const onToggled = () => {
    if (!isOpen(menu.current)) openedByHover.current = false;
    onToggle(isOpen(menu.current));
  };
  return {
    live,
    item,
    button: { onClick },
    panel: { ref: menu, onClick: () => close(menu.current), onToggle: onToggled },
  };
}
