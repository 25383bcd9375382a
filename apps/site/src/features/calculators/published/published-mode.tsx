import type { Locale } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import { use, type ReactNode } from 'react';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { ModeProps } from '../frame/two-schedules.tsx';
import { loadModel } from '../load-model.ts';
import { loadPublishedWords } from '../load-words.ts';
import type { PublishedWords } from '../result/published-result.tsx';
import { PublishedCalculator } from './published-calculator.tsx';

type Props = ModeProps &
  Readonly<{
    platform: PlatformName;
    locale: Locale;
    words: Pick<PublishedWords, 'shared'>;
    /** What follows under the form and its ledger, in the whole width. */
    beneath?: (typed: Typed) => ReactNode;
  }>;

/** The published fees of a calculator that opens with its quick estimate: its tables and its words come when asked for. */
export function PublishedMode({ platform, locale, words, ...rest }: Props) {
  const { model, words: own, published } = use(loadModel(platform, locale, loadPublishedWords(locale)));
  const { shared } = words;
  return (
    <PublishedCalculator
      tool={platform}
      model={model}
      words={{ published, shared }}
      title={own.title}
      resultTitle={own.result}
      {...rest}
    />
  );
}
