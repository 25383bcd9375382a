import { changes } from '@formation/fees/tables';
import type { APIContext } from 'astro';
import { feedOf } from '../../sections/fees/changes-feed.ts';

/** The feed of fee changes. */
export async function GET({ site, url }: APIContext) {
  return feedOf('en', await changes(), site ?? url);
}
