import { publicCalls, type PublicCall } from '@formation/questions';
import { withServer } from '../build/site-server.ts';

/** A question of each kind, as a program asks it: which address of its call, and the query. */
const questions: Readonly<Record<string, readonly [platform: string, query: string]>> = {
  '/api/v1/fees': ['ebay', 'sold-price=100'],
  '/api/v1/payouts': ['', 'amount=1000'],
  '/api/v1/deadlines': ['', 'country=uk&incorporated=2025-02-28'],
  '/api/v1/company-cost': ['', 'place=us&state=DE'],
  '/api/v1/names/check': ['', 'name=Ceylon+Harvest+Ltd&country=uk'],
  '/api/v1/codes': ['', 'q=tea+export'],
};

const rounds = 100;
const day = '2026-11-29';

async function costOf({ prefix, answer }: PublicCall) {
  const [platform, query] = questions[prefix] ?? ['', ''];
  const request = { params: { platform }, query: new URLSearchParams(query), language: 'en', today: day } as const;
  const all = async () => {
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) bytes = JSON.stringify(await answer(request)).length;
    return bytes;
  };
  await all(); // until the compiler has settled
  const before = process.cpuUsage();
  const bytes = await all();
  const { user, system } = process.cpuUsage(before);
  return { name: prefix, ms: (user + system) / 1000 / rounds, bytes };
}

/** What an answer to a question of each kind takes of one core, in milliseconds, and its length. */
export async function answerCosts() {
  const costs = [];
  for (const call of publicCalls) costs.push(await costOf(call));
  return costs;
}

const clients = 32;

/** Asks each origin in turn for some seconds from 32 clients that wait for nothing but their answer. */
async function load(origins: readonly string[], seconds: number) {
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  const paths = Object.entries(questions).map(([prefix, [platform, query]]) =>
    [prefix, platform && `/${platform}`, `?${query}`].join(''),
  );
  const client = async (number: number) => {
    for (let turn = number; performance.now() < until; turn += 1) {
      const began = performance.now();
      const response = await fetch(`${origins[turn % origins.length]}${paths[turn % paths.length]}`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${response.url}: ${response.status}`);
      waits.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: waits.length / seconds, p50: at(0.5), p99: at(0.99) };
}

const seconds = 10;
const unlimited = { RATE_LIMIT_PER_MIN: '0' };

/** Answers a second and how long a client waits, with one server and with two; the six kinds of questions in turn. */
export async function answersUnderLoad() {
  return withServer(async (first) => {
    await load([first], 2); // until the compiler has settled and the codes are read
    const one = await load([first], seconds);
    const two = await withServer(async (second) => {
      await load([second], 2);
      return load([first, second], seconds);
    }, unlimited);
    return { one, two };
  }, unlimited);
}
