/** The three menus of the site: two dropdowns of the bar, and the side menu of small screens. */
export type OpenMenus = Readonly<{ services: boolean; resources: boolean; mobile: boolean }>;

export type Dropdown = 'services' | 'resources';

export const noneOpen: OpenMenus = { services: false, resources: false, mobile: false };

/** Opening one dropdown closes the other; the side menu is a matter of its own. */
export const opened = (menus: OpenMenus, dropdown: Dropdown): OpenMenus => ({
  ...menus,
  services: dropdown === 'services',
  resources: dropdown === 'resources',
});

export const closed = (menus: OpenMenus, dropdown: Dropdown): OpenMenus => ({ ...menus, [dropdown]: false });
