import { reviewCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { useState } from 'react';
import { ask, type Failed, isLost } from '../api/client.ts';
import { useAsk, useSend } from '../api/query.ts';
import type { Confirmed, Review, Reviews } from '../api/shapes.ts';
import type { Words } from '../shell/words.ts';

type Step = Readonly<{ send: () => Promise<Reviews | Failed>; says: string }>;

/** What is done to the list, and what is said of it. */
export function useReviews({ confirmed: own }: Words['today']['reviews']) {
  const { reload, show } = useAsk(reviewCalls.list, {}, { isEnabled: false }); // the part around it has asked
  const [done, setDone] = useState<string>();
  const { isBusy, failure, send } = useSend<Reviews, Step>(
    async ({ send: sent }) => {
      const answer = await sent();
      if (!isRefused(answer)) return answer;
      setDone(undefined); // what was said of another one stands beside no failure
      if (!isLost(answer)) await reload();
      return answer;
    },
    (answer, { says }) => {
      show(answer);
      setDone(says);
    },
  );
  return {
    done,
    isBusy,
    failure,
    confirm: ({ kind, key, version, name }: Review) =>
      send({
        send: () => ask(reviewCalls.confirm, { body: { kind, key, version } }),
        says: fill(own.said, { name }),
      }),
    undo: ({ id, name }: Confirmed) =>
      send({ send: () => ask(reviewCalls.undo, { params: { id } }), says: fill(own.undone, { name }) }),
  };
}
