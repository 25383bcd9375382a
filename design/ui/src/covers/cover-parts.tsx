import { artwork } from '@formation/tokens';
import type { ReactNode } from 'react';
import './cover.css';

/** A box: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** The sheet that a cover is drawn on, 640 by 400. It is decoration: the title beside it says what there is to say. */
export function Sheet({ colour, children }: Readonly<{ colour: string; children: ReactNode }>) {
  return (
    <svg className="cover" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={colour} d="M0 0h640v400H0z" />
      {children}
    </svg>
  );
}

/** Filled boxes of one colour. */
export function Boxes({ colour, boxes }: Readonly<{ colour: string; boxes: readonly Box[] }>) {
  return <path fill={colour} d={boxes.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}z`).join('')} />;
}

type RulesProps = Readonly<{ from: number; to: number; colour?: string }>;

/** The ruled lines of accounting paper, 40 apart. */
export function Rules({ from, to, colour = artwork.rule }: RulesProps) {
  const lines = Array.from({ length: Math.floor((to - from) / 40) + 1 }, (_, line) => `M0 ${from + line * 40}h640`);
  return <path stroke={colour} strokeWidth={1.5} d={lines.join('')} />;
}

/** The double rule of the margin. */
export function Margin() {
  return <path stroke={artwork.thread} strokeWidth={2} d="M84 0v400M90 0v400" />;
}

type LozengeProps = Readonly<{ colour: string; centre: readonly [x: number, y: number]; unit: number }>;

/** The stepped lozenge of the Dumbara mat: seven bars, each 1.5 units below the last. */
export function Lozenge({ colour, centre: [x, y], unit }: LozengeProps) {
  const boxes = [-3, -2, -1, 0, 1, 2, 3].map((bar): Box => {
    const width = ((4 - Math.abs(bar)) * 2 - 1) * unit * 1.2;
    return [x - width / 2, y + bar * unit * 1.5 - unit / 2, width, unit];
  });
  return <Boxes colour={colour} boxes={boxes} />;
}
