import { messages } from '@formation/content';
import { jsonSchema, loadPlatform, platformNames, type PlatformName } from '@formation/fees';
import type { APIRoute } from 'astro';

export const getStaticPaths = () => platformNames.map((platform) => ({ params: { platform }, props: { platform } }));

/** What a platform's calculator may be asked, for programs: the question as a JSON Schema. */
export const GET: APIRoute<{ platform: PlatformName }> = async ({ props: { platform } }) => {
  const { question } = await loadPlatform(platform);
  return Response.json(jsonSchema(question, messages.en.platforms[platform].name));
};
