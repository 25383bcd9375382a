import { changes } from '@formation/fees/tables';
import type { APIContext, InferGetStaticPropsType } from 'astro';
import { inEveryLocale } from '../../../lib/language/locale.ts';
import { feedOf } from '../../../sections/fees/changes-feed.ts';

export const getStaticPaths = () => inEveryLocale('/fees/changes');

/** The feed of fee changes. */
export async function GET({ site, url, props }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) {
  return feedOf(props.locale, await changes(), site ?? url);
}
