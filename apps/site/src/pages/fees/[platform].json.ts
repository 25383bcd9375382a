import { platforms, tableFile, type Platform } from '@formation/fees/tables';
import type { APIRoute } from 'astro';

export const getStaticPaths = () => platforms.map((platform) => ({ params: { platform }, props: { platform } }));

/** A platform's table for programs; docs/fee-tables.md describes it. */
export const GET: APIRoute<{ platform: Platform }> = ({ props }) =>
  new Response(`${JSON.stringify(tableFile(props.platform), null, 1)}\n`);
