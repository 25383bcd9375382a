import { site } from '@formation/content';
import { createContext, use, useEffect } from 'react';

/** How many enquiries wait for a first answer. */
export const NewOnes = createContext(0);

/** Names the page in its tab and in the history by what is on the screen, with how many are new before it. */
export function useTitle(name: string): void {
  const count = use(NewOnes);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${name} | ${site.brand}`;
  }, [name, count]);
}
