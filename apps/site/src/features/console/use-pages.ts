import { isRefused } from '@formation/leads';
import { useRef, useState } from 'react';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import type { Failed } from './calls.ts';

type Source<Page> = Readonly<{ load: (from?: string) => Promise<Page | Failed>; onPage?: (page: Page) => void }>;

/** A list as far as it is loaded, and a way to the next page; with nothing yet, to the first one again. */
export function usePages<Row, Page extends Readonly<{ rows: readonly Row[]; next: string | null }>>({
  load: ask,
  onPage,
}: Source<Page>) {
  const [rows, setRows] = useState<Page['rows']>();
  const [next, setNext] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const isUnderWay = useRef(false); // pressed twice, a page comes once
  const load = async (from?: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const page = await ask(from);
    isUnderWay.current = false;
    if (isRefused(page)) return setFailure(page.refused);
    setFailure(undefined);
    setRows((before = []) => (from === undefined ? page.rows : [...before, ...page.rows]));
    setNext(page.next);
    onPage?.(page);
  };
  useOnHydrated(() => void load());
  return { rows, next, failure, more: () => void load(next ?? undefined) };
}
