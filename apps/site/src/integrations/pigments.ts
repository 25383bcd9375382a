import { withPigments } from '@formation/tokens';

/** Puts the pigments into the roles while the style sheets are built: no browser ever meets the lower floor. */
export const pigments = {
  name: 'pigments',
  enforce: 'pre',
  transform: {
    filter: { id: /design\/tokens\/src\/tokens\.css$/ },
    handler: (code: string) => ({ code: withPigments(code), map: null }),
  },
} as const;
