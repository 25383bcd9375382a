import { sourceTitle, type Messages, type NamedSource as Named } from '@formation/content';
import { SourceTitle } from './source-title.tsx';

type Props = Readonly<{ source: Named; names: Messages['deadlines']['sources'] }>;

/** A source: the title of a page, which leads to it, or what has no page in the words of the reader. */
export function NamedSource({ source, names }: Props) {
  return 'described' in source ? <span>{sourceTitle(source, names)}</span> : <SourceTitle source={source} />;
}
