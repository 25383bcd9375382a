import type { ComponentType } from 'react';
import type { ModeProps } from '../frame/two-schedules.tsx';
import { loadModel } from '../load-model.ts';
import { loadPublishedWords } from '../load-words.ts';
import { PublishedCalculator } from './published-calculator.tsx';
import type { PublishedRequest } from './published-request.ts';

/** A platform's calculator by published fees, for a page that opens with the quick estimate. */
export async function publishedMode({
  platform,
  locale,
  words: { shared },
  beneath,
}: PublishedRequest): Promise<ComponentType<ModeProps>> {
  const loaded = await loadModel(platform, locale, loadPublishedWords(locale));
  const { model, words: own, published } = loaded;
  return function PublishedMode(props: ModeProps) {
    return (
      <PublishedCalculator
        tool={platform}
        model={model}
        words={{ published, shared }}
        title={own.title}
        resultTitle={own.result}
        {...(beneath && { beneath: (typed) => beneath(typed, props.day, loaded) })}
        {...props}
      />
    );
  };
}
