import type { APIRoute } from 'astro';

/** Every page may be read; the sitemap lists them. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL('sitemap-index.xml', site).href}\n`);
