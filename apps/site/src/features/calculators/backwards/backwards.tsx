import type { IsoDate } from '@formation/fees';
import { lazy, memo, Suspense, useCallback, type RefObject } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { useIsHydrated } from '../../../hydration/use-hydrated.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { ShownPublished } from '../load-words.ts';
import type { PublishedModel } from '../published/published-model.ts';
import { putInto } from '../state/use-form.ts';

const SolverPanel = lazy(() =>
  retryLoad(() => import('./solver-panel.tsx').then((chunk) => ({ default: memo(chunk.SolverPanel) }))),
);

type Props = Readonly<{
  words: ShownPublished;
  backwards: PublishedModel['backwards'];
  names: Readonly<Record<string, string>>;
  typed: Typed;
  day: IsoDate;
  readBack: string;
  /** Whether the visitor asked for these questions: then they have the focus. */
  isAskedFor: boolean;
  /** Where the form stands that an answer may be put into. */
  place: RefObject<HTMLElement | null>;
}>;

/** The questions asked backwards. They load after the calculator itself, and are not part of the page's HTML. */
export function Backwards({ place, ...rest }: Props) {
  const isHydrated = useIsHydrated();
  const onUse = useCallback(
    (name: string, value: string) => {
      const form = place;
      putInto(form.current, name, value)?.focus();
    },
    [place],
  );
  return <Suspense>{isHydrated && <SolverPanel onUse={onUse} {...rest} />}</Suspense>;
}
