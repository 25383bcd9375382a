import type { APIRoute } from 'astro';
import { feedPath } from '../features/deadlines/alerts/feed-address.ts';

/** What programs may read: every page, as the sitemap lists them, and the calendars that visitors subscribe to. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nAllow: ${feedPath}\nDisallow: /api/\n\nSitemap: ${new URL('sitemap-index.xml', site).href}\n`,
  );
