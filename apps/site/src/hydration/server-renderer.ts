import react from '@astrojs/react/server.js';
import type { NamedSSRLoadedRendererValue } from 'astro';
import { addressOf, wholeProps } from './deferred-props.ts';
import { islandFiles } from './island-files.ts';

type Props = Record<string, unknown>;

/** @throws {RangeError} when a build has no script for an island: it would never wake. */
function scriptsOf(component = ''): string | undefined {
  const scripts = islandFiles.scripts.get(component);
  if (import.meta.env.PROD && scripts === undefined) throw new RangeError(`No script is known of ${component}.`);
  return scripts;
}

/**
 * Renders as `@astrojs/react` does, deferred props included, and writes into each island which files it needs: the
 * directives fetch them all at once, see `hydrate.ts`.
 */
const renderer: NamedSSRLoadedRendererValue = {
  ...react,
  check(component, props: Props, ...rest) {
    return react.check.call(this, component, wholeProps(props), ...rest);
  },
  async renderToStaticMarkup(component, props: Props, ...rest) {
    const [, metadata] = rest;
    const rendered = await react.renderToStaticMarkup.call(this, component, wholeProps(props), ...rest);
    const scripts = metadata?.hydrate && scriptsOf(metadata.componentUrl);
    const files = [scripts, addressOf(props)].filter((file) => file !== undefined && file !== '').join(' ');
    return files === '' ? rendered : { ...rendered, attrs: { ...rendered.attrs, 'data-files': files } };
  },
};

// eslint-disable-next-line import-x/no-default-export -- Astro looks for the default export of a renderer
export default renderer;
