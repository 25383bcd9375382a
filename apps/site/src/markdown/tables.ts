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

/** On a phone a wide table scrolls by itself: it shows that it goes on, and who has no pointer reaches it, too. */
const reachableTables: Plugins[number] = {
  name: 'reachable-tables',
  element: {
    filter: ['table'],
    visit(table, context) {
      context.setProperty(table, 'tabIndex', 0);
      context.setProperty(table, 'className', ['goes-on']);
    },
  },
};

/** A heading whose letters are joined (U+200D) keeps the joiners in its id: without them a Sinhala word is misspelt. */
const joinedIds: Plugins[number] = {
  name: 'joined-ids',
  element: {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    visit(heading, context) {
      const text = context.textContent(heading).toLowerCase();
      if (!text.includes('\u0DCA\u200D')) return; // the library names the others
      const letters = text.replaceAll(/(?<!\u0DCA)\u200D|[^\p{L}\p{M}\p{N}\u200D _-]/gu, '');
      context.setProperty(heading, 'id', letters.replaceAll(' ', '-'));
    },
  },
};

/** Markdown as the pages show it. */
export const markdown = satteri({ hastPlugins: [alignedCells, reachableTables, joinedIds] });
