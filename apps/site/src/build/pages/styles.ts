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
    filter: { id: /\/(design\/ui|apps\/site)\/src\/.*\.tsx?$/ },
    handler: (code: string) => ({ code: code.replace(/^import '[^']+\.css';$/gm, ''), map: null }),
  },
} as const;
