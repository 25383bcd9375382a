import { createContext, use, useEffect } from 'react';

export type Go = (query: string) => void;

/** Something to go to, or to do. */
export type Command = Readonly<{
  kind: 'here' | 'place' | 'enquiry' | 'person';
  name: string;
  act: (go: Go) => void;
}>;

type Offer = () => readonly Command[];

/** What the screen offers just now, beside the places. */
export const Offered = createContext<Set<Offer>>(new Set());

/** Offers commands as long as a part of the screen stands. */
export function useCommands(offer: Offer): void {
  const offered = use(Offered);
  useEffect(() => {
    offered.add(offer);
    return () => void offered.delete(offer);
  });
}

/** Those that hold all the words typed. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean);
  return commands.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
