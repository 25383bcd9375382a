import type { FastifyInstance } from 'fastify';

/** An address with its parameters as a pattern; one with a star answers for no call of its own. */
const pattern = (url: string) => new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:[a-z]+/gi, '[^/]+?')}$`);

/** Notes each call as it is made. Says which methods an address takes; none when there is no such call. */
export function allowedMethods(api: FastifyInstance): (path: string) => readonly string[] {
  const calls: Readonly<{ methods: readonly string[]; address: RegExp }>[] = [];
  api.addHook('onRoute', ({ method, url }) => {
    if (!url.includes('*')) calls.push({ methods: [method].flat(), address: pattern(url) });
  });
  return (path) => [...new Set(calls.filter(({ address }) => address.test(path)).flatMap(({ methods }) => methods))];
}
