import { artwork } from '@formation/tokens';
import { Weave } from '@formation/ui';

const ruled = Array.from({ length: 14 }, (_, index) => `M0 ${32.5 + 65 * index}h1600`).join('');

/** Three mats on the night sky of the video. */
export function TestimonialsArt({ names }: Readonly<{ names: readonly string[] }>) {
  return (
    <>
      <svg className="art" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path stroke={artwork.nightRule} strokeWidth="2" d={ruled} />
      </svg>
      <span className="mats">
        {names.map((name) => (
          <Weave key={name} name={name} />
        ))}
      </span>
    </>
  );
}
