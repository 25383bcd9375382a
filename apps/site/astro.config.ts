import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { imageHosts } from '@formation/content';
import { defineConfig } from 'astro/config';
import { cutFonts } from './src/build/fonts/cut-fonts.ts';
import { icons } from './src/build/images/icons.ts';
import { shareImages } from './src/build/images/share-images.ts';
import { markLanguages } from './src/build/language/mark-languages.ts';
import { confirmed, dated } from './src/build/pages/confirmed.ts';
import { deadLinks } from './src/build/pages/dead-links.ts';
import { minifyPages } from './src/build/pages/minify-pages.ts';
import { offlineFiles } from './src/build/pages/offline-files.ts';
import { sitemapByLanguage, unlistedPagesAreThere } from './src/build/pages/sitemap-by-language.ts';
import { components, pigments, roles, stylesOfThePage } from './src/build/pages/styles.ts';
import { inlineScripts } from './src/build/scripts/inline-scripts.ts';
import { islands } from './src/build/scripts/islands.ts';
import { lateModules } from './src/build/scripts/late-modules.ts';
import { namedPaths } from './src/build/scripts/named-paths.ts';
import { noScriptCircles } from './src/build/scripts/script-circles.ts';
import { pathsOfCopies, scriptCopies } from './src/build/scripts/script-copies.ts';
import { pathsOfGroups, scriptGroups } from './src/build/scripts/script-groups.ts';
import { buildSettings } from './src/lib/page/build-settings.ts';
import { markdown } from './src/markdown/tables.ts';

/** Pages that only answer something, or name another as their own: nobody should find them by searching. */
const unlisted = [
  '404',
  'design',
  'search',
  'blog/external',
  'contact-us/sent',
  'contact-us/not-sent',
  '(reminders|fee-news)/\\w+',
  'papers/[\\w-]+',
  'service',
  'calculator',
  'console',
  'embed/[\\w-]+',
].map((path) => new RegExp(`/${path}$`));

/**
 * In the browser's scripts a component of the design stands alone, so that a page loads those that it uses; without
 * this the door of the room holds all of them together.
 */
const design = /design\/ui\/src\/.*\.tsx?$/;
const componentsAlone = {
  name: 'components-alone',
  applyToEnvironment: ({ name }: Readonly<{ name: string }>) => name === 'client',
  transform: {
    filter: { id: design },
    handler: (code: string) => ({ code, map: null, moduleSideEffects: false }),
  },
};

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/** What stands in pages themselves instead of in a file. */
const inline = await inlineScripts();
/** The order of the style layers, for the pages of `npm run dev`: a built page has it in its sheet. */
const layers = hashOf(textOf('../../design/tokens/src/layers.css'));

/** Hosts that a page may ask after a click, when their service is configured. */
const mail = buildSettings.mail ? ' https://api.emailjs.com' : '';
const calendar = buildSettings.calendar?.origin;
const film = buildSettings.video ? 'https://www.youtube-nocookie.com' : undefined;
/** One directive for both: of two, browsers read the first only. */
const frames = [calendar, film].filter((host) => host !== undefined).join(' ');

/** The server behind `npm run dev`: forms and calls are its business. */
const callsTo = process.env['CALLS_TO'];

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://localhost:4321',
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  integrations: [
    islands(react()),
    cutFonts(),
    sitemap(sitemapByLanguage(unlisted)),
    unlistedPagesAreThere(unlisted),
    markLanguages(),
    icons(),
    minifyPages(),
    offlineFiles(),
    deadLinks(),
    shareImages(),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        `img-src 'self' data: ${imageHosts().join(' ')}`.trimEnd() as `img-src ${string}`,
        "font-src 'self'",
        `connect-src 'self'${mail}`,
        ...(frames ? ([`frame-src ${frames}`] as const) : []),
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'", ...(calendar ? [calendar] : [])], hashes: inline.texts.map(hashOf) },
      styleDirective: { resources: ["'self'"], hashes: [layers] },
    },
  },
  markdown: { syntaxHighlight: false, processor: markdown },
  vite: {
    envDir: false, // an `.env` file would reach the pages, and not what is said here
    plugins: [
      inline.plugin,
      await confirmed(),
      pigments,
      stylesOfThePage,
      componentsAlone,
      scriptCopies,
      scriptGroups,
      noScriptCircles,
      lateModules,
      namedPaths({
        client: {
          'astro.config.ts': [design],
          'script-copies.ts': pathsOfCopies,
          'script-groups.ts': pathsOfGroups,
          'styles.ts': [components],
        },
        prerender: { 'confirmed.ts': [dated], 'inline-scripts.ts': inline.paths, 'styles.ts': [roles] },
      }),
    ],
    build: { assetsInlineLimit: 0, modulePreload: false },
    worker: { format: 'es' },
    ...(callsTo !== undefined && { server: { proxy: { '/api': callsTo } } }),
  },
});
