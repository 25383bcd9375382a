import { messageSource } from '../features/embed-code/frame-code.ts';
import { leaveNumbersToKeys } from './wheel.ts';

/** Tells the page around this one how high it is, at once and whenever that changes. Nothing else is said, or heard. */
function postHeight(): void {
  const { body } = document;
  const post = () => {
    const height = Math.ceil(body.getBoundingClientRect().height);
    parent.postMessage({ source: messageSource, height }, '*'); // whoever frames it may know that
  };
  new ResizeObserver(post).observe(body);
}

/** A link to a place in the frame stays in it: by the base of the page every other opens beside it. */
function stayForPlaces(): void {
  const stay = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) link.target = '_self';
  };
  addEventListener('click', stay, { capture: true });
}

if (parent !== window) postHeight();
stayForPlaces();
leaveNumbersToKeys();
