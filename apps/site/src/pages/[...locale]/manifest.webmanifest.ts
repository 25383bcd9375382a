import { locales, messages, site } from '@formation/content';
import { lightHex } from '@formation/tokens';
import tokens from '@formation/tokens/tokens.css?raw';
import type { APIContext, InferGetStaticPropsType } from 'astro';
import { inEveryLocale, localePath } from '../../lib/language/locale.ts';

export const getStaticPaths = () => inEveryLocale('/');

/** What a phone needs to know to keep the site on its home screen, where it opens in the language it was kept in. */
export const GET = ({ props: { locale } }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) =>
  Response.json({
    id: localePath(locale, '/'),
    lang: locales[locale].tag,
    dir: locales[locale].dir,
    name: site.brand,
    short_name: site.brand,
    description: messages[locale].home.meta.description,
    start_url: localePath(locale, '/'),
    display: 'minimal-ui',
    background_color: lightHex(tokens, 'surface-page'),
    theme_color: lightHex(tokens, 'surface-inverse'),
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
