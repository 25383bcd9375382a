import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { runningApp } from '../../testing/running-app.ts';

type Parameter = Readonly<{ name: string; required: boolean }>;
type Operation = Readonly<{ operationId: string; parameters: readonly Parameter[] }>;
type Document = Readonly<{ paths: Readonly<Record<string, Readonly<{ get: Operation }>>> }> &
  Readonly<Record<string, unknown>>;

const address = '/api/v1/openapi.json';

/** The document, and whether an answer is of a shape that it names. */
async function opened(app: Awaited<ReturnType<typeof runningApp>>) {
  const document = (await (await app.get(address)).json()) as Document; // ours
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ ...document, $id: address });
  const faultsOf = (name: string, answer: unknown) => {
    const validate = ajv.getSchema(`${address}#/components/schemas/${name}`);
    if (!validate) throw new Error(`no schema is called ${name}`);
    return validate(answer) === true ? [] : (validate.errors ?? []);
  };
  return { document, faultsOf };
}

test('the document is one of OpenAPI 3.1, and may be kept', async () => {
  await using app = await runningApp();
  const answer = await app.get(address, { origin: 'https://other.example' });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const etag = answer.headers.get('etag') ?? '';
  expect((await app.get(address, { 'if-none-match': etag })).status).toBe(304);

  const { valid, errors } = await new Validator().validate((await answer.json()) as Readonly<Record<string, unknown>>);
  expect([valid, errors]).toEqual([true, undefined]);
});

test('every operation has an address, and a name of its own', async () => {
  await using app = await runningApp();
  const { document } = await opened(app);
  const names = Object.values(document.paths).map(({ get }) => get.operationId);

  expect(new Set(names).size).toBe(names.length);
  for (const path of Object.keys(document.paths)) {
    const { status } = await app.get(path);
    expect([200, 422]).toContain(status); // it may need something
  }
});

test('names stand there as they are written in an address', async () => {
  await using app = await runningApp();
  const { document } = await opened(app);
  const names = Object.values(document.paths).flatMap(({ get }) => get.parameters.map(({ name }) => name));

  expect(names).toContain('sold-price');
  expect(names.filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
});

test.each([
  ['Fees', '/fees/ebay?sold-price=100&registered=us&day=2024-06-01'],
  ['Fees', '/fees/etsy?item-price=40&lang=ta'],
  ['Fees', '/fees/paypal?amount=100&lang=si'],
  ['Payouts', '/payouts?amount=1000'],
  ['Payouts', '/payouts?amount=1000&times-a-month=4&by=card&company=uk&lang=si&rate=310'],
  ['Payouts', '/payouts?amount=1000&from=upwork&day=2024-01-01'],
  ['Payouts', '/payouts?amount=1000&from=etsy'],
  ['Deadlines', '/deadlines?incorporated=2025-02-28&state=CA&contractors=yes'],
  ['Deadlines', '/deadlines?country=uk&incorporated=2025-02-28&vat-quarter-end=1&lang=ta'],
  ['Deadlines', '/deadlines?country=hk&incorporated=2025-02-28&months=60'],
  ['CompanyCost', '/company-cost'],
  ['CompanyCost', '/company-cost?place=us&state=DE&kind=corporation&shares=10000000&issued=8000000&assets=5000'],
  ['CompanyCost', '/company-cost?place=lk-ltd&years=5&accountant=on&lang=si'],
  ['CompanyCost', '/company-cost?place=uk&formed=2024-03-01&have=yes&rupees=300&address=off'],
  ['NameCheck', '/names/check?name=Royal%20Ceylon%20Bank%20Ltd&country=uk'],
  ['NameCheck', '/names/check?name=%E8%8C%B6%20Tea&country=hk&lang=ta'],
  ['Codes', '/codes?q=tea%20export'],
  ['Codes', '/codes?q=6201&in=hsic'],
  ['Codes', '/codes?q=%E8%8C%B6'],
])('as %s, what is answered to %s', async (name, path) => {
  await using app = await runningApp({ SITE_URL: 'https://www.example.com' });
  const { faultsOf } = await opened(app);
  const answer = await app.get(`/api/v1${path}`);
  const said = (await answer.json()) as Readonly<Record<string, unknown>>;

  expect([answer.status, said['schema']]).toEqual([
    200,
    `https://www.example.com/api/v1/openapi.json#/components/schemas/${name}`,
  ]);
  expect(faultsOf(name, said)).toEqual([]);
});

test.each(['/fees/ebay?sold-price=x&colour=red', '/payouts?amount=1&amount=2', '/deadlines', '/codes', '/fees/none'])(
  'what is refused to %s has the shape of a refusal, and of no answer',
  async (path) => {
    await using app = await runningApp();
    const { faultsOf } = await opened(app);
    const said: unknown = await (await app.get(`/api/v1${path}`)).json();

    expect(faultsOf('Refusal', said)).toEqual([]);
    expect(faultsOf('Fees', said)).not.toEqual([]);
  },
);
