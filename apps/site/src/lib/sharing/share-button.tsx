import { Icon } from '@formation/ui';
import type { ComponentProps } from 'react';

type Props = Readonly<{ icon: ComponentProps<typeof Icon>['name']; text: string; onPress: () => unknown }>;

/** One thing that can be done with a result. */
export function ShareButton({ icon, text, onPress }: Props) {
  return (
    <button type="button" onClick={() => void onPress()}>
      <Icon name={icon} /> {text}
    </button>
  );
}
