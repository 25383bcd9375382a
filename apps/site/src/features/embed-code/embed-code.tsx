import { Icon } from '@formation/ui';
import type { ReactNode } from 'react';
import { useLoaded } from '../../hydration/use-loaded.ts';
import type { MakerProps } from './embed-maker.tsx';
import './embed-code.css';

/** What makes the code, with its words. */
async function loadMaker(file: string) {
  const [{ EmbedMaker }, answer] = await Promise.all([import('./embed-maker.tsx'), fetch(file)]);
  if (!answer.ok) throw new Error(`${file} did not come: ${answer.status}`);
  // eslint-disable-next-line no-restricted-syntax -- written by our own build from the props of this type
  return { EmbedMaker, props: (await answer.json()) as MakerProps };
}

type Props = Readonly<{
  title: string;
  /** The address of what the maker is given. */
  file: string;
  /** The code as text, which is read without a script too. */
  children?: ReactNode;
}>;

/** What somebody copies who wants the tool in a page of their own. */
export function EmbedCode({ title, file, children }: Props) {
  const loaded = useLoaded(file, () => loadMaker(file));
  return (
    <div className="wrap embed-code no-print">
      <details>
        <summary>
          <b>{title}</b>
          <Icon name="chevron-down" />
        </summary>
        <div className="stack">{loaded ? <loaded.EmbedMaker {...loaded.props} /> : children}</div>
      </details>
    </div>
  );
}
