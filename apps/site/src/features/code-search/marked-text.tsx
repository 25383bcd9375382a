import type { Hit } from '@formation/codes';
import { Fragment } from 'react';

type Ranges = Hit['inTitle'];

/** A text with what was asked for underlined. */
export function MarkedText({ text, ranges }: Readonly<{ text: string; ranges: Ranges }>) {
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
