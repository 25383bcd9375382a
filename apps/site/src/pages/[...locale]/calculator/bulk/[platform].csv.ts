import { messages, type Locale } from '@formation/content';
import { loadPlatform, type PlatformName } from '@formation/fees';
import type { APIContext } from 'astro';
import { listNames } from '../../../../features/calculators/calculator-list.ts';
import { template } from '../../../../features/calculators/lists/template.ts';
import { inEveryLocale } from '../../../../lib/language/locale.ts';

export const getStaticPaths = () =>
  inEveryLocale('/calculator/bulk').flatMap(({ params, props }) =>
    listNames(props.locale).map((platform) => ({ params: { ...params, platform }, props: { ...props, platform } })),
  );

/** The list to fill in for one platform, with the columns as the page of its language knows them. */
export async function GET({ props }: APIContext<{ locale: Locale; platform: PlatformName }>): Promise<Response> {
  const { locale, platform } = props;
  const { bulk, platforms } = messages[locale];
  const text = template(await loadPlatform(platform), platforms[platform].calculator, bulk.columns);
  return new Response(text, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
