import { deepStrictEqual, ok } from 'node:assert/strict';
import * as room from '@formation/console-api';

const { answerOf, prefix, readRefusal, refusalsOf } = room;

/** Every call of the contract. */
export const contractCalls: readonly room.Call[] = Object.entries(room).flatMap(
  ([name, group]) =>
    name.endsWith('Calls') ? Object.values<room.Call>(group as Readonly<Record<string, room.Call>>) : [], // by its name
);

/** How many of its parts a path names: the one with most is meant. */
const named = ({ path }: room.Call) => path.split('/').filter((part) => !part.startsWith(':')).length;

function callOf(method: string, path: string): room.Call | undefined {
  const segments = (path.split('?')[0] ?? '').split('/');
  const isIt = (part: string, index: number) => part.startsWith(':') || part === segments[index];
  const fits = (call: room.Call) => {
    const parts = call.path.split('/');
    return call.method === method && parts.length === segments.length && parts.every(isIt);
  };
  return contractCalls.filter(fits).toSorted((a, b) => named(b) - named(a))[0];
}

type AnswerOf = Readonly<{ status: number; body: unknown }>;

/**
 * The law of the contract: what the server answers is exactly what the contract says, and what it refuses, by a code that
 * the contract lists for the call.
 *
 * @throws {AssertionError} When an answer breaks it.
 */
export function holdToContract(method: string, path: string, { status, body }: AnswerOf): void {
  const call = callOf(method, path);
  if (call === undefined) return; // the document itself, and addresses that are no calls
  const about = `${method} ${prefix}${call.path}`;
  if (status !== 200) {
    const { code } = readRefusal(body) ?? {};
    ok(
      refusalsOf(call).some((known) => known === code),
      `${about} must not be refused as ${JSON.stringify(body)}`,
    );
    return;
  }
  if (call.answer !== 'file') deepStrictEqual(answerOf(call, body), body, `${about} answers what the contract has not`);
}
