import type { Rule } from 'eslint';
import { attributeName, type AnyNode, textOf } from './nodes.ts';

/** Attributes that are read out or shown. */
const spoken = /^(alt|title|placeholder|label|aria-(label|description|roledescription|placeholder|valuetext))$/;
const wrappers = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'JSXExpressionContainer',
  'AstroTemplateLiteralAttribute',
]);
const unspoken = new Set(['script', 'style', 'code']);

const tagOf = (node: AnyNode) => (node as Readonly<{ openingElement?: AnyNode }>).openingElement?.name as AnyNode;

/** The node for which a text is shown: an element, or an attribute; undefined when the text is only computed with. */
function shownIn(ancestors: readonly AnyNode[], text: AnyNode): AnyNode | undefined {
  let inside = text;
  for (const node of ancestors.toReversed()) {
    if (node.type === 'ConditionalExpression' && (node as Readonly<{ test?: unknown }>).test === inside)
      return undefined;
    if (!wrappers.has(node.type)) return node;
    inside = node;
  }
  return undefined;
}

function isShown(node: AnyNode): boolean {
  const attribute = attributeName(node);
  if (attribute !== undefined) return spoken.test(attribute);
  if (node.type === 'JSXElement') return !unspoken.has(String(tagOf(node)?.name));
  return /Fragment$/.test(node.type);
}

/** Says where a component holds words of a language: they live in content/. */
export const wordsInContent: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { words: 'Write "{{ words }}" in content/, and take it from there: a component speaks no language.' },
  },
  create(context) {
    const look = (node: Rule.Node) => {
      const each = node as unknown as AnyNode;
      const words = textOf(each).trim().replace(/\s+/g, ' ');
      if (!/\p{L}{2}/u.test(words.replace(/&\w+;/g, ''))) return;
      const place = shownIn(context.sourceCode.getAncestors(node) as unknown as readonly AnyNode[], each);
      if (place && isShown(place)) context.report({ node, messageId: 'words', data: { words } });
    };
    return { JSXText: look, Literal: look, TemplateElement: look };
  },
};
