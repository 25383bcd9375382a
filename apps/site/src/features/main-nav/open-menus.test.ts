import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closed, noneOpen, opened, type Dropdown } from './open-menus.ts';

test('opening one dropdown closes the other and leaves the side menu alone', () => {
  const withSideMenu = { ...noneOpen, mobile: true };

  expect(opened(opened(withSideMenu, 'services'), 'resources')).toEqual({
    services: false,
    resources: true,
    mobile: true,
  });
});

test('never are both dropdowns open, whatever is opened and closed', () => {
  const dropdown = fc.constantFrom<Dropdown>('services', 'resources');

  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), dropdown)), (steps) => {
      const end = steps.reduce((menus, [open, name]) => (open ? opened(menus, name) : closed(menus, name)), noneOpen);

      expect(end.services && end.resources).toBe(false);
    }),
  );
});
