import type { PlatformName } from '@formation/fees';
import { platformsWithFees, tableFile } from '@formation/fees/tables';
import type { APIRoute } from 'astro';

export const getStaticPaths = async () =>
  (await platformsWithFees()).map((platform) => ({ params: { platform }, props: { platform } }));

/** A platform's table for programs; docs/fee-tables.md describes it. */
export const GET: APIRoute<{ platform: PlatformName }> = async ({ props }) =>
  new Response(`${JSON.stringify(await tableFile(props.platform), null, 1)}\n`);
