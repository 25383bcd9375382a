import type { CSSProperties } from 'react';
import type { Place } from './week-layout.ts';

/** In half an hour there is room for who, when and how it stands. */
const hour = '7.5rem';
const headHeight = '3.5rem';

type Styles = Readonly<Record<string, CSSProperties>>;

/**
 * How a week looks with its hours. It stands here and not in a sheet: every page of the console would load that before
 * it shows anything, and this comes with the calls.
 */
export const styles = {
  week: { display: 'grid', gridTemplateColumns: 'auto repeat(7, minmax(0, 1fr))' },
  day: { borderInlineStart: '1px solid var(--line)' },
  head: { blockSize: headHeight, paddingInline: 'var(--s-2)', fontSize: 'var(--t-s)' },
  today: { color: 'var(--colour-action)', boxShadow: 'inset 0 3px 0 var(--colour-action)' },
  clock: { paddingBlockStart: headHeight, paddingInlineEnd: 'var(--s-2)', fontSize: 'var(--t-2xs)' },
  hour: { display: 'block', blockSize: hour },
  open: { background: `repeating-linear-gradient(var(--line) 0 1px, var(--surface-raised) 1px ${hour})` },
  /** As large as its call: all of it can be pressed. */
  link: { display: 'block', blockSize: '100%' },
  /** At the foot: a call may stand at the head of a blocked time. */
  foot: { display: 'flex', flexDirection: 'column', justifyContent: 'end', blockSize: '100%' },
  line: { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  /** To be pressed; what stands there is seen as before. */
  empty: { border: 0, background: 'none', cursor: 'copy' },
  blocked: {
    overflow: 'hidden',
    paddingInline: 'var(--s-2)',
    border: '1px solid var(--surface-raised)',
    borderInlineStart: '3px solid var(--line)',
    borderRadius: '4px',
    background: 'var(--surface-tinted-more)',
    fontSize: 'var(--t-2xs)',
    lineHeight: 1.25,
  },
  call: {
    overflow: 'hidden',
    paddingInline: 'var(--s-2)',
    border: '1px solid var(--surface-raised)',
    borderInlineStart: '3px solid var(--colour-action)',
    borderRadius: '4px',
    background: 'var(--surface-action)',
    fontSize: 'var(--t-2xs)',
    lineHeight: 1.25,
  },
} as const satisfies Styles;

/** The hours of a day, as high as there are of them. */
export const hoursStyle = (count: number): CSSProperties => ({
  position: 'relative',
  blockSize: `calc(${count} * ${hour})`,
  background: 'var(--surface-tinted)',
});

/** Where something stands in its day. */
export const placeStyle = ({ top, height }: Place): CSSProperties => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `${top}%`,
  blockSize: `${height}%`,
});
