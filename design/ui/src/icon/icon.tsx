import flagSheet from './flags.svg?url';
import type { FlagName, IconName, MarkName } from './icon-names.ts';
import iconSheet from './icons.svg?url';

/**
 * A stroke picture beside words. It says nothing to a screen reader: the words do. The drawing in the sheet knows its
 * box, and the style its size: a page has fifty of them.
 */
export function Icon({ name, className = 'icon' }: Readonly<{ name: IconName; className?: string }>) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${iconSheet}#${name}`} />
    </svg>
  );
}

/** Another company's mark in one colour, only ever to name that company. */
export function Mark({ name }: Readonly<{ name: MarkName }>) {
  return (
    <svg className="mark" aria-hidden="true">
      <use href={`${iconSheet}#${name}`} />
    </svg>
  );
}

/** The flag beside a country or a currency that is also written out. */
export function Flag({ name }: Readonly<{ name: FlagName }>) {
  return (
    <svg className="flag" viewBox="0 0 513 342" aria-hidden="true">
      <use href={`${flagSheet}#${name}`} />
    </svg>
  );
}
