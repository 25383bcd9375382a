import { calls } from '@formation/content';
import type { Role } from '../console/accounts/account-types.ts';
import type { Store } from '../db/store.ts';
import type { Settings } from '../settings.ts';

/** Where the owner's clock hangs: people read their own time, programs get UTC. */
export const ownersZone = calls.hours.timeZone;

/** Whoever has the server's files, in the log of acts and in histories. */
export const who = 'the server';

export type Format = 'table' | 'json' | 'csv';

/** What a command is given. */
export type Call = Readonly<{
  store: Store;
  settings: Settings;
  format: Format;
  /** What follows the command's name. */
  argument: string;
  /** How many copies stay; undefined when it was not said. */
  keep: number | undefined;
  /** Of the console; undefined when it was not said. */
  role: Role | undefined;
  now: number;
}>;

/** What a command answers: a text to print, or a sentence that says why not. */
export type Answer =
  | Readonly<{
      text: string;
      /** Registers that it was handed out, once it is in the file of `--out` or about to be printed. */
      register?: () => Promise<void>;
    }>
  | Readonly<{
      refused: string;
      /** 2 where it was asked with something that does not fit; otherwise 1. */
      code?: 2;
    }>;

type Described = Readonly<{
  /** What it wants after its name. */
  takes: 'ID' | 'EMAIL' | 'FOLDER' | 'FILE' | '';
  formats: readonly Format[];
  does: string;
  /** Whether it may bring the tables up to date; the others take only what is. */
  upgrades?: true;
  /** Whether it takes `--keep`. */
  keeps?: true;
  /** Whether it takes `--role`. */
  asksRole?: true;
}>;

/** One that works on the opened store, or one that opens what it needs. */
export type Command = Described &
  (
    | Readonly<{ run: (call: Call) => Promise<Answer>; alone?: undefined }>
    | Readonly<{ alone: (settings: Settings) => Promise<Answer> }>
  );

/** JSON for programs. */
export const asJson = (value: unknown): Readonly<{ text: string }> => ({ text: JSON.stringify(value, undefined, 2) });
