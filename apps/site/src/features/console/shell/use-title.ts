import { site } from '@formation/content';
import { useEffect } from 'react';

/** Names the page in its tab and in the history by what is on the screen. */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} | ${site.brand}`;
  }, [name]);
}
