import type { Answer, Call, Input } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { randomKey } from '../../../lib/input/random-key.ts';
import { ask, type Failed, isLost } from './client.ts';

/** How long nobody expects an answer to change. */
const freshMs = 5 * 60_000;

/**
 * The answers on the screen, and nothing else: what is left is forgotten, so that nobody's data outlives its screen and
 * each screen begins with what stands now. When to ask again is the screens' matter, and who presses knows more than a timer.
 */
export const consoleQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { gcTime: 0, networkMode: 'always' },
    },
  });

/** A refusal is a value: it stands beside the answer that was there before. */
type Found<T> = Readonly<{ answer?: T | undefined; at: number; failure?: string | undefined }>;

type Asking = Readonly<{
  /** Whether it is asked again when the page is looked at after a while: it is of the day, or of what goes on. */
  renews?: boolean;
  isEnabled?: boolean;
  /** What the answer hangs on besides: with another it is asked anew, and nothing stands until then. */
  since?: number;
}>;

/** What the server answers to a call; why not, and a way to ask again. What was there, since `at`, stays until then. */
export function useAsk<C extends Call>(
  call: C,
  input: Input<C>,
  { renews = false, isEnabled = true, since = 0 }: Asking = {},
) {
  const client = useQueryClient();
  const queryKey = [call.path, input, since];
  const { data, refetch } = useQuery<Found<Answer<C>>>({
    queryKey,
    enabled: isEnabled,
    staleTime: ({ state }) => (state.data?.failure === undefined && renews ? freshMs : 0),
    refetchOnWindowFocus: renews,
    queryFn: async () => {
      const found = await ask(call, input);
      if (!isRefused(found)) return { answer: found, at: Date.now() };
      return { at: 0, ...client.getQueryData<Found<Answer<C>>>(queryKey), failure: found.refused };
    },
  });
  return {
    answer: data?.answer,
    at: data?.at ?? 0,
    failure: data?.failure,
    load: () => void refetch(),
    /** The same, for who waits until it has come. */
    reload: async () => void (await refetch()),
    /** Shows what another call answered. */
    show: (answer: Answer<C>) => client.setQueryData<Found<Answer<C>>>(queryKey, { answer, at: Date.now() }),
  };
}

/** Sends something, once at a time; why it did not work is remembered until the next try. */
export function useSend<T extends object, Given = void>(
  work: (inputs: Given) => Promise<T | Failed>,
  then: (answer: T, inputs: Given) => void,
) {
  const { mutate, data, isPending } = useMutation({
    mutationFn: work,
    onSuccess: (answer, inputs) => {
      if (!isRefused<T, string>(answer)) then(answer, inputs);
    },
  });
  return { isBusy: isPending, failure: data && isRefused<T, string>(data) ? data.refused : undefined, send: mutate };
}

type Ends<T, Given> = Readonly<{
  onDone: (answer: T, inputs: Given) => void;
  /** Somebody else was faster, or it may not be: what stands now is loaded before it is said. */
  onRefused: (why: string) => Promise<void> | void;
}>;

/**
 * Sends a change under a key of its own. After a lost line the same goes again with the same key, so that it counts once;
 * until it is through there is no other.
 */
export function useKeyedSend<T extends object, Given>(
  work: (inputs: Given, key: string) => Promise<T | Failed>,
  { onDone, onRefused }: Ends<T, Given>,
) {
  type Keyed = Readonly<{ given: Given; key: string }>;
  const { mutate, data, variables, isPending } = useMutation({
    mutationFn: async ({ given, key }: Keyed) => {
      const answer = await work(given, key);
      if (isRefused<T, string>(answer) && !isLost(answer)) await onRefused(answer.refused);
      return answer;
    },
    onSuccess: (answer, { given }) => {
      if (!isRefused<T, string>(answer)) onDone(answer, given);
    },
  });
  const refused = data && isRefused<T, string>(data) ? data : undefined;
  const isUnsent = refused !== undefined && isLost(refused);
  const lost = isUnsent ? variables : undefined;
  return {
    isBusy: isPending,
    /** Whether a change waits for the line. */
    isUnsent,
    /** What is on its way, or waits. */
    waiting: isPending || isUnsent ? variables?.given : undefined,
    failure: refused?.refused,
    again: () => lost && mutate(lost),
    send: (inputs: Given) => mutate(lost ?? { given: inputs, key: randomKey() }),
  };
}

type Page<Row> = Readonly<{ rows: readonly Row[]; next: string | null }>;

/** A list as far as it is loaded. */
export type PageList<Row> = Readonly<{
  rows: readonly Row[] | undefined;
  hasMore: boolean;
  failure: string | undefined;
  /** Asks for the next page, or once more for one that did not come. */
  more: () => void;
}>;

/**
 * A list that comes page by page. A page that did not come is an empty one that says why, and from where to ask once more.
 */
export function usePages<Row>(
  name: readonly unknown[],
  load: (from?: string) => Promise<Page<Row> | Failed>,
): PageList<Row> {
  type Loaded = Readonly<{ rows?: readonly Row[]; next: string | null; failure?: string }>;
  const { data, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: name,
    initialPageParam: '',
    queryFn: async ({ pageParam: from }): Promise<Loaded> => {
      const page = await load(from === '' ? undefined : from);
      return isRefused<Page<Row>, string>(page) ? { next: from, failure: page.refused } : page;
    },
    getNextPageParam: ({ next }) => next,
  });
  const pages = data?.pages.flatMap(({ rows }) => (rows === undefined ? [] : [rows])) ?? [];
  return {
    rows: pages.length === 0 ? undefined : pages.flat(),
    hasMore: hasNextPage,
    failure: data?.pages.at(-1)?.failure,
    more: () => void fetchNextPage({ cancelRefetch: false }), // pressed twice, a page comes once
  };
}
