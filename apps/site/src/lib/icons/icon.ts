import { iconNames, type IconName } from '@formation/ui';

/**
 * The icon that a content entry names.
 *
 * @throws {RangeError} when the sprite has no such icon: add its name to `design/ui/src/icon/icon-names.ts`.
 */
export function iconNamed(name: string): IconName {
  const known = iconNames.find((candidate) => candidate === name);
  if (!known) throw new RangeError(`The sprite has no icon "${name}"`);
  return known;
}
