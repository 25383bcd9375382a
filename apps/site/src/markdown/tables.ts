import { satteri } from '@astrojs/markdown-satteri';

type Plugins = NonNullable<NonNullable<Parameters<typeof satteri>[0]>['hastPlugins']>;

/** Columns of figures say so by a class: the page's security policy allows no style attribute. */
const alignedCells: Plugins[number] = {
  name: 'aligned-cells',
  element: {
    filter: ['td', 'th'],
    visit(cell, context) {
      const { style, align } = cell.properties;
      if (!style && !align) return;
      const side = /right|center/.exec(String(style ?? align))?.[0];
      context.setProperty(cell, 'style', null);
      context.setProperty(cell, 'align', null);
      if (side) context.setProperty(cell, 'className', [`to-${side}`]);
    },
  },
};

/** On a phone a wide table scrolls by itself: who has no pointer reaches it, too. */
const reachableTables: Plugins[number] = {
  name: 'reachable-tables',
  element: { filter: ['table'], visit: (table, context) => context.setProperty(table, 'tabIndex', 0) },
};

/** Markdown as the pages show it. */
export const markdown = satteri({ hastPlugins: [alignedCells, reachableTables] });
