import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come into the upper half of the screen, and is still on it. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => setIn(seen.at(-1)?.isIntersecting ?? false), {
      rootMargin: '0px 0px -50%',
    });
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isIn;
}
