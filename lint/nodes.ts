/** A node of JavaScript, JSX or Astro, with what our rules look at. */
export type AnyNode = Readonly<{
  type: string;
  name?: unknown;
  value?: unknown;
  left?: Access;
  callee?: Access;
}>;

type Access = Readonly<{ object?: Readonly<{ property?: Readonly<{ name?: string }> }> }>;

/** The name of an attribute as it is written: `aria-label`, `xlink:href`; undefined for any other node. */
export function attributeName({ type, name }: AnyNode): string | undefined {
  return /^(JSX|Astro\w*)Attribute$/.test(type) ? written(name) : undefined;
}

function written(name: unknown): string {
  if (typeof name === 'string') return name;
  const part = name as Readonly<{ name: unknown; namespace?: unknown }>;
  return part.namespace ? `${written(part.namespace)}:${written(part.name)}` : written(part.name);
}

/** The text of a literal or of a piece of a template; nothing for numbers and the like. */
export function textOf({ value }: AnyNode): string {
  if (typeof value === 'string') return value;
  const piece = value as Readonly<{ cooked?: unknown }> | null | undefined;
  return typeof piece?.cooked === 'string' ? piece.cooked : '';
}
