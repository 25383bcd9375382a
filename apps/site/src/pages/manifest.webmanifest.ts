import { site } from '@formation/content';
import { lightHex } from '@formation/tokens';
import tokens from '@formation/tokens/tokens.css?raw';

/** What a phone needs to know to keep the site on its home screen. */
export const GET = () =>
  Response.json({
    name: site.brand,
    short_name: site.brand,
    start_url: '/',
    display: 'minimal-ui',
    background_color: lightHex(tokens, 'surface-page'),
    theme_color: lightHex(tokens, 'surface-inverse'),
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
