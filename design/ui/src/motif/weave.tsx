import { mat, matSize } from './mat.ts';

/** The mat that stands for a person where there is no photo. The name is written beside it. */
export function Weave({ name }: Readonly<{ name: string }>) {
  const { ground, threads } = mat(name);
  return (
    <svg className="weave" viewBox={`0 0 ${matSize} ${matSize}`} aria-hidden="true" shapeRendering="crispEdges">
      <path fill={ground} d={`M0 0h${matSize}v${matSize}H0z`} />
      {threads.map(({ colour, path }) => (
        <path key={colour} fill={colour} d={path} />
      ))}
    </svg>
  );
}
