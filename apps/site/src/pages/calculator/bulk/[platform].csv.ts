import { messages } from '@formation/content';
import type { APIContext } from 'astro';
import { platformNames } from '../../../features/calculators/lists/bulk-platform.ts';
import { loadPlatform } from '../../../features/calculators/lists/platforms/index.ts';
import { template } from '../../../features/calculators/lists/template.ts';

export const getStaticPaths = () => platformNames.map((platform) => ({ params: { platform }, props: { platform } }));

/** The list to fill in for one platform. */
export async function GET({ props }: APIContext<{ platform: (typeof platformNames)[number] }>): Promise<Response> {
  const text = template(await loadPlatform(props.platform), messages.en.bulk.columns);
  return new Response(text, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
