import { artwork } from '@formation/tokens';
import { Sheet } from './cover-parts.tsx';

const steps = `M0 400V70h100${'v55h90'.repeat(5)}v55`;

/** Stairs that lead down to the ground, step by step. */
export function Stairs() {
  return (
    <Sheet colour={artwork.thread}>
      <path fill={artwork.ink} d={`${steps}z`} />
      <path fill="none" stroke={artwork.paper} strokeWidth={4} d={steps} />
    </Sheet>
  );
}
