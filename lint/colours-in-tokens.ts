import type { Rule } from 'eslint';
import { colourNames } from './colour-names.ts';
import { attributeName, type AnyNode, textOf } from './nodes.ts';

/** The notations that no word or address has. `#` is left to addresses: `href="#add"` is one. */
const notation =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![-\w])|(?<![-\w])(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color)\(/i;
const named = new RegExp(`(?<![-\\w])(?:${colourNames.join('|')})(?![-\\w(])`, 'i');

const painting = new Set(['style', 'fill', 'stroke', 'color', 'stopColor', 'stop-color', 'floodColor', 'bgcolor']);
const addresses = new Set(['href', 'xlink:href', 'to', 'action']);

/** True where a name like `red` can only be a colour: in `style`, `fill` and the like. */
function paints(ancestors: readonly AnyNode[]): boolean {
  return ancestors.some((node) => painting.has(attributeName(node) ?? '') || isStyleAccess(node));
}

/** `element.style.color = …` and `element.style.setProperty(…)`. */
function isStyleAccess(node: AnyNode): boolean {
  const target = node.type === 'AssignmentExpression' ? node.left : node.callee;
  return target?.object?.property?.name === 'style';
}

/** Says where a colour is written out that the tokens should name. */
export const coloursInTokens: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { colour: 'Write the colour "{{ colour }}" in design/tokens, and use its custom property here.' },
  },
  create(context) {
    const look = (node: Rule.Node) => {
      const ancestors = context.sourceCode.getAncestors(node) as unknown as readonly AnyNode[];
      if (ancestors.some((each) => addresses.has(attributeName(each) ?? ''))) return;
      const text = textOf(node as unknown as AnyNode);
      const [colour] = notation.exec(text) ?? (paints(ancestors) ? named.exec(text) : null) ?? [];
      if (colour) context.report({ node, messageId: 'colour', data: { colour } });
    };
    return { Literal: look, TemplateElement: look };
  },
};
