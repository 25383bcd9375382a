import { Dock } from '@formation/ui';
import type { ComponentProps } from 'react';
import { BothAnswers, ruleOf } from './both-answers.tsx';

type Props = Omit<ComponentProps<typeof BothAnswers>, 'estimate' | 'of'> &
  Readonly<{ label: string; amount: string; linkText: string }>;

/**
 * The quick estimate at the foot of small screens, and under it the way to the published fees, with what they leave once
 * that is known: the foot is as high before as after.
 */
export function QuickDock({ label, amount, linkText, ...both }: Props) {
  const { words } = both;
  return (
    <Dock label={ruleOf(words, label)} amount={amount} href="#result" linkText={linkText} working={words.working}>
      <BothAnswers {...both} />
    </Dock>
  );
}
