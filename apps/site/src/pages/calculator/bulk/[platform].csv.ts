import { messages } from '@formation/content';
import { loadPlatform, type PlatformName } from '@formation/fees';
import type { APIContext } from 'astro';
import { listNames } from '../../../features/calculators/calculator-list.ts';
import { template } from '../../../features/calculators/lists/template.ts';

export const getStaticPaths = () => listNames('en').map((platform) => ({ params: { platform }, props: { platform } }));

/** The list to fill in for one platform. */
export async function GET({ props: { platform } }: APIContext<{ platform: PlatformName }>): Promise<Response> {
  const { bulk, platforms } = messages.en;
  const text = template(await loadPlatform(platform), platforms[platform].calculator, bulk.columns);
  return new Response(text, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
