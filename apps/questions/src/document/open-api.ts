import { site } from '@formation/content';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { CallDocument, PublicCall } from '../call.ts';
import { answerSchemas, refusalSchema } from './answer-schemas.ts';

function written(schema: v.GenericSchema) {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12' });
  return rest;
}

const json = (schema: string, description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const seconds = { schema: { type: 'integer' } };
const refusals = {
  414: json('Refusal', 'The query is too long.'),
  422: json('Refusal', 'Something in the query is refused: `field` is its name, `faults` are all of them.'),
  429: { ...json('Refusal', 'Too many questions from one address.'), headers: { 'Retry-After': seconds } },
};

/** The name of an operation, for programs that are made from the document: `fees_ebay`, `names_check`. */
const idOf = (path: string) => path.replace('/api/v1/', '').replaceAll(/[^a-z]+/g, '_');

function operation(call: PublicCall, { path, summary, parameters }: CallDocument) {
  const answer = {
    ...json(call.schema, 'The answer.'),
    headers: {
      ETag: { schema: { type: 'string' } },
      'RateLimit-Limit': seconds,
      'RateLimit-Remaining': seconds,
      'RateLimit-Reset': seconds,
    },
  };
  return {
    operationId: idOf(call.prefix + path),
    summary,
    parameters,
    responses: { 200: answer, 304: { description: 'Not changed since the `ETag` of `If-None-Match`.' }, ...refusals },
  };
}

/** The document of the calls, made from the questions that they ask. @see https://spec.openapis.org/oas/v3.1.1 */
export async function openApi(calls: readonly PublicCall[], siteUrl: string) {
  const paths = await Promise.all(
    calls.map(async (call) => {
      const addresses = await call.documents();
      return addresses.map((address) => [call.prefix + address.path, { get: operation(call, address) }] as const);
    }),
  );
  const schemas = Object.entries({ ...answerSchemas, Refusal: refusalSchema });
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.brand}: questions`,
      version: '1',
      description: 'No key and no cookie, from any origin. Amounts are exact texts, and each says how sure it is.',
    },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries(paths.flat()),
    components: { schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, written(schema)])) },
  };
}
