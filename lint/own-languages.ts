import type { Rule } from 'eslint';
import { textOf } from './nodes.ts';

type Called = Readonly<{
  callee: Readonly<{ object?: Readonly<{ name?: string }>; property?: Readonly<{ name?: string }> }>;
  arguments: readonly Readonly<{ type: string; value?: unknown }>[];
}>;
type Imported = Readonly<{ imported: Readonly<{ name?: string }>; parent: Readonly<{ source?: { value?: unknown } }> }>;

/** These know every language, in every browser. */
const same = new Set(['PluralRules', 'Segmenter', 'supportedValuesOf', 'getCanonicalLocales']);

/** Says where a language that is not known beforehand writes by `Intl`, which has wrong words for Sinhala and Tamil. */
export const ownLanguages: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { own: 'Browsers know neither Sinhala nor Tamil: write it with lib/writing or content/src/formats.' },
  },
  create(context) {
    const look = (node: Rule.Node) => {
      const { callee, arguments: given } = node as unknown as Called;
      const [language] = given;
      const name = callee.property?.name ?? '';
      const isIntl = callee.object?.name === 'Intl' && !same.has(name) && given.length > 0;
      const isText = /^toLocale(Date|Time)?String$/.test(name);
      if (
        (isIntl || isText) &&
        (language?.type !== 'Literal' || textOf({ type: 'Literal', value: language.value }) === '')
      )
        context.report({ node, messageId: 'own' });
    };
    return {
      NewExpression: look,
      CallExpression: look,
      ImportSpecifier(node) {
        const { imported, parent } = node as unknown as Imported;
        if (parent.source?.value === '@formation/calendar' && imported.name === 'dayText')
          context.report({ node, messageId: 'own' });
      },
    };
  },
};
