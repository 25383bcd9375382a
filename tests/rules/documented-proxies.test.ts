import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const documented = (name: string) => readFileSync(join(import.meta.dirname, '../../docs/deploy', name), 'utf8');

// The privacy policy says that no log of the server holds names, addresses or messages, and a line of a proxy's log
// holds the visitor's address and the link, with its token.
test('each site of the documented nginx writes no line about a request', () => {
  const sites = documented('nginx.conf')
    .split(/^server \{$/m)
    .slice(1);

  expect(sites).toHaveLength(3);
  expect(sites.filter((site) => !/^ {4}access_log off;$/m.test(site))).toEqual([]);
  expect(sites.filter((site) => !/^ {4}error_log \/dev\/null emerg;$/m.test(site))).toEqual([]);
});

test('the documented Caddy writes no line about a request', () => {
  const [, options = '', sites = ''] = /^\{\n([^]*?)^\}\n([^]*)/m.exec(documented('Caddyfile')) ?? [];

  expect(options).toMatch(/^\tlog \{\n\t\texclude http\.log http\.handlers\n\t\}$/m);
  expect(sites).toContain('reverse_proxy');
  expect(sites).not.toMatch(/^\s*log\b/m); // an access log, which Caddy writes only where it is asked to
});
