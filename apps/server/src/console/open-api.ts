import { type Call, prefix, refusal, refusalsOf } from '@formation/console-api';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Route } from './routes/route.ts';

/** What a schema says on the wire; trimming and our own checks have no form there. */
const wire = (schema: v.GenericSchema) => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest;
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const aFile = { content: { 'application/octet-stream': { schema: {} } } };

/** What a refused call answers, with the codes that this one may have. */
function refused(call: Call) {
  const { properties, ...rest } = wire(refusal);
  return { ...rest, properties: { ...properties, code: { enum: refusalsOf(call) } } };
}

/** The parameters in the path, and those of the query. */
function parametersOf({ path, query }: Call) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query ? wire(query) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function operation({ call, does }: Route) {
  const { who, method, body, sends, answer, asksAgain } = call;
  const parameters = parametersOf(call);
  return {
    summary: does,
    ...(who !== 'anyone' && {
      'x-roles': who,
      security: [{ session: [], ...(method === 'POST' && { token: [] }) }],
      ...(asksAgain && { 'x-asks-again': asksAgain }),
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(sends && { requestBody: { required: true, ...aFile } }),
    ...(body && { requestBody: { required: true, ...json(wire(body)) } }),
    responses: {
      200: { description: 'Done.', ...(answer === 'file' ? aFile : json(wire(answer))) },
      default: { description: 'Refused, with a code and a sentence.', ...json(refused(call)) },
    },
  };
}

/** The document of the calls, made from the contract that the calls go by. @see https://spec.openapis.org/oas/v3.1.1 */
export function openApi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = prefix + route.call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.call.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'The owner’s console', version: '1' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-console' },
        token: { type: 'apiKey', in: 'header', name: 'X-Console-Token' },
      },
    },
  };
}
