import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';

/** `client:interact`: see src/directives/interact.ts. */
const interact: AstroIntegration = {
  name: 'interact',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interact', entrypoint: './src/directives/interact.ts' }),
  },
};

/** The one script that stands in the page itself, so that the chosen theme is there before the first paint. */
const themeAtOnce = readFileSync(new URL('./src/scripts/theme-at-once.js', import.meta.url), 'utf8');
const hash = `sha256-${createHash('sha256').update(themeAtOnce).digest('base64')}` as const;

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://localhost:4321',
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  integrations: [interact, react()],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: [hash] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: { build: { assetsInlineLimit: 0 } },
});
