import type { Locale } from '@formation/content';
import { Button, SelectField } from '@formation/ui';
import { useState } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import { AskForm } from '../../lib/ask-mail/ask-form.tsx';
import { savedValues } from '../../lib/input/saved-step.ts';
import { type FeeNewsWords, loadFeeNewsWords } from './fee-news-words.ts';

type Props = Readonly<{ locale: Locale; label: string }>;

/** Under which name what was typed is kept for reload and Back. */
const savedNews = 'fee-news';

const nothing = () => ({});

/** The platform whose calculator led here. */
const namedInAddress = () => new URLSearchParams(location.search).get('platform') ?? undefined;

function Panel({ words }: Readonly<{ words: FeeNewsWords }>) {
  const { platforms, form } = words;
  const named = namedInAddress();
  const known = platforms.find(({ value }) => value === named)?.value;
  return (
    <AskForm heading="h2" words={words} about={nothing} savedAs={savedNews}>
      <SelectField
        name="platform"
        label={form.platform}
        options={platforms}
        {...(known !== undefined && { defaultValue: known })}
      />
    </AskForm>
  );
}

/** A mail when the fees of a platform change: its form comes when somebody opens it. */
export function FeeNews({ locale, label }: Props) {
  const [words, setWords] = useState<FeeNewsWords>();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = async () => {
    setIsOpen(!isOpen);
    if (!words) setWords(await retryLoad(() => loadFeeNewsWords(locale)));
  };
  useOnHydrated(() => {
    if (savedValues(savedNews) !== undefined) void toggle(); // what was typed there comes back
  });
  return (
    <div className="stack no-print" id="by-email">
      <div>
        <Button look="ghost" icon="mail" aria-expanded={isOpen} onClick={() => void toggle()}>
          {label}
        </Button>
      </div>
      {isOpen && words && <Panel words={words} />}
    </div>
  );
}
