import { useState } from 'react';
import { useIsHydrated } from '../../hydration/use-hydrated.ts';
import { saveTexts, savedTexts } from '../../lib/input/saved-texts.ts';

/** The dates ticked off on this device, of all companies: each by its company and its own name. */
const place = ['localStorage', 'done-deadlines'] as const;
const MOST = 500;

/** What is done, by the names of a company's dates. Nothing is kept before the visitor asks to tick, or in pages of others. */
export function useTicks(companyId: string, isEmbedded: boolean) {
  const [changed, setChanged] = useState<readonly string[]>();
  const [asked, setAsked] = useState<boolean>();
  const [isSaved, setSaved] = useState(true);
  const isHydrated = useIsHydrated();
  const all = changed ?? (isHydrated && !isEmbedded ? savedTexts(...place) : []);
  const isOwn = (tick: string) => tick.startsWith(`${companyId}/`);
  const own = all.filter(isOwn);
  const change = (by: (now: readonly string[]) => readonly string[]) => {
    const next = by(isSaved ? savedTexts(...place) : all); // another tab may have ticked something meanwhile
    setSaved(saveTexts(...place, next.slice(-MOST)));
    setChanged(next);
  };
  return {
    isDone: (id: string) => own.includes(`${companyId}/${id}`),
    toggle: (id: string) => {
      const tick = `${companyId}/${id}`;
      const others = (now: readonly string[]) => now.filter((other) => other !== tick);
      setAsked(true); // also when this takes away the last one
      change((now) => (own.includes(tick) ? others(now) : [...others(now), tick]));
    },
    asked: asked ?? own.length > 0,
    ask: setAsked,
    forget: () => change((now) => now.filter((tick) => !isOwn(tick))),
    count: own.length,
    isKept: isSaved,
  };
}

export type Ticks = ReturnType<typeof useTicks>;
