import type { Messages } from '@formation/content';
import { Icon, type IconName } from '@formation/ui';
import type { ReactNode } from 'react';
import '../../../lib/sharing/share-tools.css';

type Words = Messages['calculators']['shared']['actions'];
const tools = [
  ['copy', 'copy', 'copy'],
  ['share', 'link', 'share'],
  ['print', 'printer', 'print'],
  ['save', 'download', 'csv'],
] as const satisfies readonly (readonly [action: string, icon: IconName, label: keyof Words])[];

export type ToolAction = (typeof tools)[number][0];
type Props = Readonly<{
  words: Words;
  onPress: (action: ToolAction) => void;
  /** Stands before the buttons. */
  children?: ReactNode;
}>;

/** The buttons under a result: copy, share, print and save it. */
export function ToolsRow({ words, onPress, children }: Props) {
  return (
    <div className="tools-row">
      {children}
      {tools.map(([action, icon, label]) => (
        <button key={action} type="button" value={action} onClick={() => onPress(action)}>
          <Icon name={icon} />
          {words[label]}
        </button>
      ))}
    </div>
  );
}
