import { readFileSync } from 'node:fs';
import type { Rule } from 'eslint';

/** Names that say something only to those who were there, each with the word that a stranger would search for. */
type Private = Readonly<{ pattern: string; better: string; except: readonly string[] }>;

const file = new URL('plain-names.json', import.meta.url);
const names = (JSON.parse(readFileSync(file, 'utf8')) as readonly Private[]) // our own file
  .map(({ pattern, better, except }) => ({ matches: new RegExp(pattern), better, except: new Set(except) }));

type Declared = Readonly<{ type: string; name?: string }>;

/** Says which names that a file declares are ours alone; what it only uses is judged where it is declared. */
export const plainNames: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { private: 'Call "{{ name }}" by its plain word ({{ better }}). The list: lint/plain-names.json.' },
  },
  create(context) {
    const judge = (node: Rule.Node, declared: Declared | null | undefined) => {
      const name = declared?.type === 'Identifier' ? declared.name : undefined;
      const found = name && names.find(({ matches, except }) => matches.test(name) && !except.has(name));
      if (name && found) context.report({ node, messageId: 'private', data: { name, better: found.better } });
    };
    const ofId = (node: Rule.Node) => judge(node, (node as unknown as Readonly<{ id: Declared | null }>).id);
    return {
      VariableDeclarator: ofId,
      FunctionDeclaration: ofId,
      ClassDeclaration: ofId,
      TSTypeAliasDeclaration: ofId,
      TSInterfaceDeclaration: ofId,
      ':function > Identifier.params': (node: Rule.Node) => judge(node, node as unknown as Declared),
    };
  },
};
