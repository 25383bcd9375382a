import { withPigments } from '@formation/tokens';

/** Where the roles of the colours stand. */
export const roles = /design\/tokens\/src\/tokens\.css$/;

/** Components: their styles are linked by the pages. */
export const components = /\/(design\/ui|apps\/site)\/src\/.*\.tsx?$/;

/** Puts the pigments into the roles while the style sheets are built: no browser ever meets the lower floor. */
export const pigments = {
  name: 'pigments',
  enforce: 'pre',
  transform: {
    filter: { id: roles },
    handler: (code: string) => ({ code: withPigments(code), map: null }),
  },
} as const;

/**
 * A page links the styles of everything that stands on it or is loaded later, so that no script has to bring them: in
 * the browser's scripts a component does without its `import './….css'`.
 */
export const stylesOfThePage = {
  name: 'styles-of-the-page',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }: Readonly<{ name: string }>) => name === 'client',
  transform: {
    filter: { id: components },
    handler: (code: string) => ({ code: code.replace(/^import '[^']+\.css';$/gm, ''), map: null }),
  },
} as const;
