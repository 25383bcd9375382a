import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Citation } from './citations.ts';
import { politeReader } from './reader.ts';
import { reportOf, reportText } from './report.ts';
import { goRound } from './round.ts';
import { sourceStore } from './store.ts';

const dayMs = 86_400_000;
const html = (text: string) => `<html><body><nav>Home</nav><main><p>${text}</p></main></body></html>`;
const fee = (percent: string) => html(`The fee for books is ${percent} of the whole price. We are glad to see you.`);

type Pages = Record<string, RequestListener | string>;

/** Hosts of this machine behind names of the world, a reader of them, and a clock that moves only while it waits. */
async function world(pages: Pages) {
  const requests: { url: string; at: number; headers: Readonly<Record<string, string | string[] | undefined>> }[] = [];
  const clock = { now: Date.parse('2026-11-01T02:00:00Z') };
  const server = createServer((request, response) => {
    const url = `http://${request.headers['x-host'] as string}${request.url}`;
    requests.push({ url, at: clock.now, headers: request.headers });
    const page = pages[url];
    if (typeof page === 'function') page(request, response);
    else response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const at = server.address();
  const mapped: typeof fetch = (input, init) => {
    const { host, pathname, search } = new URL(input instanceof Request ? input.url : input);
    const local = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}${pathname}${search}`;
    return fetch(local, { ...init, headers: { ...(init?.headers as object), 'x-host': host } });
  };
  const sleep = async (ms: number) => void (clock.now += ms);
  const reader = {
    ...{ fetch: mapped, name: 'Reader', agent: 'Reader/1.0 (+https://us.example)' },
    ...{ pauseMs: 5000, patienceMs: 400, now: () => clock.now, sleep },
  };
  const store = sourceStore(folder);
  const cited = (url: string, rest: Partial<Citation> = {}): Citation => {
    return { href: url, title: url, checked: '2026-10-01', numbers: ['15.3'], ...rest };
  };
  const go = (all: readonly Citation[], until = Infinity) =>
    goRound(all, {
      ...{ store, until, say: () => undefined, now: () => clock.now, notSince: clock.now - 6 * dayMs },
      read: politeReader(reader),
    });
  const report = (all: readonly Citation[]) => reportOf(all, store.page, () => ['domain/fees']);
  return { pages, requests, clock, store, folder, cited, go, report };
}

const books = 'http://shop.example/books';

test('a page that says another number is told with both texts, until somebody has read it', async () => {
  const { pages, clock, cited, go, report } = await world({ [books]: fee('15.3%') });
  const all = [cited(books)];
  await go(all);
  expect(report(all)).toMatchObject({ pages: 1, same: 1, unseen: [], findings: [] });

  clock.now += 7 * dayMs;
  pages[books] = fee('15.9%').replace('glad', 'happy');
  await go(all);
  const found = report(all);
  expect(found?.findings).toEqual([
    {
      ...{ kind: 'changed', title: books, url: books, since: '2026-11-01', found: '2026-11-08', to: null },
      changes: [
        {
          was: 'The fee for books is 15.3% of the whole price.',
          now: 'The fee for books is 15.9% of the whole price.',
        },
      ],
      where: ['domain/fees'],
    },
  ]);
  expect(found && reportText(found)).toMatch(/- The fee .* 15\.3%.*\n {2}\+ The fee .* 15\.9%/);

  clock.now += 7 * dayMs;
  await go(all);
  expect(report(all)?.findings[0]).toMatchObject({ since: '2026-11-01', found: '2026-11-08' }); // it still stands

  clock.now += 7 * dayMs;
  const read = [cited(books, { checked: '2026-11-20', numbers: ['15.9'] })];
  await go(read);
  expect(report(read)).toMatchObject({ same: 1, findings: [] });
});

test('what changes beside our numbers is no change', async () => {
  const { pages, clock, cited, go, report } = await world({ [books]: fee('15.3%') });
  await go([cited(books)]);
  clock.now += 7 * dayMs;
  pages[books] = fee('15.3%').replace('glad to see you', 'closed on Monday');
  await go([cited(books)]);
  expect(report([cited(books)])?.findings).toEqual([]);
});

test('moved for good, for now, in circles, to the front page, and into our own network', async () => {
  const to =
    (status: number, location: string): RequestListener =>
    (_, response) =>
      response.writeHead(status, { location }).end();
  const { cited, go, report, requests } = await world({
    'http://shop.example/old': to(301, 'http://other.example/new'),
    'http://other.example/new': fee('15.3%'),
    'http://shop.example/now': to(302, '/here'),
    'http://shop.example/here': fee('15.3%'),
    'http://shop.example/slash': to(301, 'https://www.shop.example/slash/'),
    'http://www.shop.example/slash/': fee('15.3%'),
    'http://shop.example/round': to(302, '/round'),
    'http://shop.example/gone': to(302, '/'),
    'http://shop.example/': fee('15.3%'),
    'http://shop.example/in': to(301, 'http://127.0.0.1/secret'),
  });
  const all = ['old', 'now', 'slash', 'round', 'gone', 'in'].map((name) => cited(`http://shop.example/${name}`));
  await go(all);
  const { findings = [], same, unseen = [] } = report(all) ?? {};
  expect(findings.map(({ kind, url, to: address }) => [kind, url, address])).toEqual([
    ['moved', 'http://shop.example/old', 'http://other.example/new'],
    ['moved', 'http://shop.example/gone', 'http://shop.example/'],
  ]);
  expect([same, unseen.length]).toEqual([2, 2]);
  expect(requests.some(({ url }) => url.includes('secret'))).toBe(false);
});

test('a page that is no more is told at once; one that is silent, after four weeks', async () => {
  const { pages, clock, cited, go, report } = await world({ [books]: fee('15.3%'), 'http://b.example/': fee('15.3%') });
  const all = [cited(books), cited('http://b.example/'), cited('http://never.example/')];
  await go(all);
  expect(report(all)?.findings).toMatchObject([{ kind: 'gone', url: 'http://never.example/', changes: [] }]);
  pages['http://b.example/'] = (_, response) => response.writeHead(500).end();
  delete pages[books];
  for (let week = 1; week <= 4; week += 1) {
    clock.now += 7 * dayMs;
    await go(all);
    const urls = report(all)?.findings.map(({ url }) => url);
    expect(urls?.includes(books)).toBe(true);
    expect(urls?.includes('http://b.example/')).toBe(week === 4);
  }
  expect(report(all)?.findings.find(({ url }) => url === books)?.changes[0]).toMatchObject({ now: null });
  pages[books] = fee('15.3%'); // back again
  clock.now += 7 * dayMs;
  await go(all);
  expect(report(all)?.findings.some(({ url }) => url === books)).toBe(false);
});

test('pages that refuse, that are slow, endless, broken, empty or an image leave the others alone', async () => {
  const drip: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write('<p>15.3%</p>'), 20);
    response.on('close', () => clearInterval(timer));
  };
  const flood: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(1_000_000)));
    };
    response.on('drain', more);
    more();
  };
  const bad: Pages = {
    'http://a.example/refuses': (_, response) => response.writeHead(403).end('no'),
    'http://b.example/silent': () => undefined,
    'http://c.example/drips': drip,
    'http://d.example/floods': flood,
    'http://e.example/breaks': (_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('<p>half');
      setTimeout(() => response.destroy(), 10);
    },
    'http://f.example/empty': html(''),
    'http://g.example/image': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('PNG'),
    'http://h.example/pdf': (_, response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-'),
    [books]: fee('15.3%'),
  };
  const { cited, go, report } = await world(bad);
  const all = Object.keys(bad).map((url) => cited(url));
  expect(await go(all)).toBe(0);
  const { unseen = [], ...rest } = report(all) ?? {};
  expect(rest).toMatchObject({ pages: 9, same: 1, findings: [] });
  expect(unseen).toHaveLength(8);
  const why = (name: string) => unseen.find(({ url }) => url.endsWith(name))?.why;
  expect(why('refuses')).toBe('it answers 403');
  expect(why('silent')).toMatch(/timeout/);
  expect(why('drips')).toMatch(/timeout/);
  expect(why('floods')).toMatch(/larger than 10 MB|timeout/);
  expect(why('empty')).toMatch(/without a program/);
  expect(why('image')).toMatch(/image\/png/);
});

test('robots.txt is read once a host and obeyed, its pause too; where it fails, nothing is read', async () => {
  const { requests, cited, go, report } = await world({
    'http://a.example/robots.txt': 'User-agent: Reader\nDisallow: /private\nCrawl-delay: 20\n',
    'http://a.example/private/fees': fee('15.3%'),
    'http://a.example/one': fee('15.3%'),
    'http://a.example/two': fee('15.3%'),
    'http://b.example/robots.txt': (_, response) => response.writeHead(503).end(),
    'http://b.example/one': fee('15.3%'),
  });
  const all = ['a.example/private/fees', 'a.example/one', 'a.example/two', 'b.example/one'].map((url) =>
    cited(`http://${url}`),
  );
  await go(all);
  const of = (host: string) => requests.filter(({ url }) => url.startsWith(`http://${host}`));
  expect(of('a.example').map(({ url }) => url.split('example')[1])).toEqual(['/robots.txt', '/one', '/two']);
  const times = of('a.example').map(({ at }) => at);
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(20_000);
  expect(of('b.example').every(({ url }) => url.endsWith('robots.txt'))).toBe(true);
  expect(requests[0]?.headers['user-agent']).toBe('Reader/1.0 (+https://us.example)');
  expect(report(all)).toMatchObject({
    same: 2,
    unseen: [{ why: 'robots.txt says no' }, { why: expect.stringContaining('503') }],
  });
});

test('a PDF is read as a page is', async () => {
  const text = 'BT /F1 12 Tf 20 100 Td (The fee for books is 15.3 % of the price) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  const list = 'http://shop.example/list.pdf';
  const { cited, go, report, store } = await world({
    [list]: (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/pdf' })
        .end(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF`),
  });
  await go([cited(list)]);
  expect(report([cited(list)])).toMatchObject({ same: 1, unseen: [] });
  expect(store.page(list)?.base?.sentences).toEqual(['The fee for books is 15.3 % of the price']);
});

test('a host that says when to come again is left alone until then, also after a restart', async () => {
  const state = { busy: true };
  const { requests, clock, cited, go, report } = await world({
    [books]: (_, response) => {
      if (state.busy) response.writeHead(429, { 'retry-after': '7200' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end(fee('15.3%'));
    },
    'http://shop.example/more': fee('15.3%'),
  });
  const all = [cited(books), cited('http://shop.example/more')];
  expect(await go(all)).toBe(2);
  const before = requests.length;
  state.busy = false;
  clock.now += 3_600_000;
  expect(await go(all)).toBe(2);
  expect(requests.length).toBe(before);
  clock.now += 3_700_000;
  expect(await go(all)).toBe(0);
  expect(report(all)).toMatchObject({ same: 2, unseen: [] });
});

test('a page that has not changed is not sent again', async () => {
  const served = { whole: 0 };
  const { clock, cited, go, report, store } = await world({
    [books]: (request, response) => {
      if (request.headers['if-none-match'] === '"1"') {
        response.writeHead(304).end();
        return;
      }
      served.whole += 1;
      response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' }).end(fee('15.3%'));
    },
  });
  await go([cited(books)]);
  clock.now += 7 * dayMs;
  await go([cited(books)]);
  expect(served.whole).toBe(1);
  expect(store.page(books)?.seen).toBe('2026-11-08');
  clock.now += 7 * dayMs;
  const other = [cited(books, { numbers: ['99'] })];
  await go(other); // other numbers are looked for: the text is needed
  expect(served.whole).toBe(2);
  expect(report(other)?.findings).toEqual([]);
});

test('a round that was stopped goes on where it was, and leaves no half file', async () => {
  const urls = ['a', 'b', 'c'].map((name) => `http://${name}.example/`);
  const { requests, clock, cited, go, folder } = await world(
    Object.fromEntries(urls.map((url) => [url, fee('15.3%')])),
  );
  const all = urls.map((url) => cited(url));
  await go(all.slice(0, 1));
  expect(await go(all, clock.now - 1)).toBe(2); // no time is left
  expect(await go(all)).toBe(0);
  expect(requests.filter(({ url }) => !url.endsWith('robots.txt')).map(({ url }) => url)).toEqual(urls);
  expect(readdirSync(join(folder, 'pages')).filter((name) => !/^[\da-f]{32}\.json$/.test(name))).toEqual([]);
});

test('where nothing answers at all, the line is down and the others are left', async () => {
  const urls = Array.from({ length: 20 }, (_, index) => `http://h${index}.example/`);
  const cut: RequestListener = (_, response) => response.destroy();
  const cuts = Object.fromEntries(urls.map((url) => [`${url}robots.txt`, cut]));
  const { pages, clock, cited, go, report } = await world(cuts);
  const all = urls.map((url) => cited(url));
  expect(await go(all)).toBe(8);
  expect(report(all)).toMatchObject({ pages: 20, same: 0, findings: [] });
  for (const url of urls) delete pages[`${url}robots.txt`];
  clock.now += dayMs; // the line is up again
  expect(await go(all)).toBe(0);
  expect(report(all)).toMatchObject({ pages: 20, findings: urls.map(() => ({ kind: 'gone' })), unseen: [] });
});

test('one page of each host, then the next', async () => {
  const { requests, cited, go } = await world({});
  await go(['http://a.example/1', 'http://a.example/2', 'http://b.example/1'].map((url) => cited(url)));
  expect(requests.filter(({ url }) => !url.endsWith('robots.txt')).map(({ url }) => url)).toEqual([
    ...['http://a.example/1', 'http://b.example/1', 'http://a.example/2'],
  ]);
});
