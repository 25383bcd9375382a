import { namesOf, staffCalls } from '@formation/console-api';
import { createContext, use } from 'react';
import type { Me } from '../api/client.ts';
import { useAsk } from '../api/query.ts';

type Staff = Readonly<{
  /** What somebody of the firm is called; their address where they have no name. */
  nameOf: (address: string) => string;
  /** The name of who is signed in; empty for who has none. */
  agent: string;
  /** How they sign; undefined until it is known. */
  signature: string | undefined;
}>;

/** How the firm's people are called, for every screen of the console. */
export const StaffNames = createContext<Staff>({ nameOf: (address) => address, agent: '', signature: '' });

export const useStaff = (): Staff => use(StaffNames);

/** Asks for the names once, and again when the page is looked at after a while. */
export function useStaffNames({ email }: Me): Staff {
  const { answer, failure } = useAsk(staffCalls.names, {}, { renews: true });
  const people = answer?.people ?? [];
  return {
    nameOf: namesOf(people),
    agent: people.find((each) => each.email === email)?.name ?? '',
    signature: answer?.signature ?? (failure === undefined ? undefined : ''),
  };
}
