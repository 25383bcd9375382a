import ts from 'typescript';
import type { Edit } from './unit.ts';

/** A text as it is written in a file: values that are put in there stand as names, such as `{site.brand}`. */
export type Written = Readonly<{ text: string; edit: (text: string) => Edit }>;

/** What a file of words holds, by path: a name for each constant and property, a number for each item of a list. */
export type WrittenTexts = Readonly<{
  texts: ReadonlyMap<string, Written>;
  /** Where another text can be put into a group of texts, by its path in there. */
  ends: ReadonlyMap<string, (path: readonly string[], text: string) => Edit>;
  /** What is put together by code or written elsewhere, and how the code names it. */
  elsewhere: ReadonlyMap<string, string>;
}>;

type Source = Readonly<{ file: ts.SourceFile; isJson: boolean }>;

const quoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
const stringOf = (text: string, isJson: boolean) => (isJson ? JSON.stringify(text) : quoted(text));

/** `site.brand` of `site.brand`, `from.uk` of `from('uk')`: a name that a translator can move. */
const nameOf = (expression: string) => expression.replaceAll(/\W+/g, '.').replaceAll(/^\.|\.$/g, '');

const inTemplate = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** A text with values between its parts. */
function writtenTemplate(node: ts.TemplateExpression | ts.NoSubstitutionTemplateLiteral, { file }: Source): Written {
  const spans = ts.isTemplateExpression(node) ? node.templateSpans : [];
  const expressions = spans.map(({ expression, literal }) => ({ code: expression.getText(file), after: literal.text }));
  const codeOf = new Map(expressions.map(({ code }) => [`{${nameOf(code)}}`, `\${${code}}`]));
  const head = ts.isTemplateExpression(node) ? node.head.text : node.text;
  const text = head + expressions.map(({ code, after }) => `{${nameOf(code)}}${after}`).join('');
  const code = (now: string) =>
    now
      .split(/(\{[\w.]+\})/)
      .map((part) => codeOf.get(part) ?? inTemplate(part))
      .join('');
  return { text, edit: (now) => ({ start: node.getStart(file), end: node.end, text: `\`${code(now)}\`` }) };
}

/** A text of a file; undefined where there is something else. */
function writtenAt(node: ts.Node, source: Source): Written | undefined {
  if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) return writtenTemplate(node, source);
  if (!ts.isStringLiteral(node)) return undefined;
  const [start, end] = [node.getStart(source.file), node.end];
  return { text: node.text, edit: (text) => ({ start, end, text: stringOf(text, source.isJson) }) };
}

const propertyName = (name: ts.PropertyName, file: ts.SourceFile) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText(file);

type Part = readonly [name: string, node: ts.Node];

/** The parts of a group, a list or a call, by name; a constant that is spread has the name of its place. */
function partsOf(node: ts.Node, file: ts.SourceFile): readonly Part[] | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((one, index) => [`${index}`, one]);
  if (ts.isCallExpression(node))
    return node.arguments.map((one, index) => [`${node.expression.getText(file)}(${index})`, one]);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const spread = node.properties.filter(ts.isSpreadAssignment);
  return node.properties.map((one): Part => {
    if (ts.isPropertyAssignment(one)) return [propertyName(one.name, file), one.initializer];
    if (ts.isSpreadAssignment(one)) return [`…${spread.indexOf(one)}`, one.expression];
    return [one.name?.getText(file) ?? '', one.name ?? one];
  });
}

const bare = (node: ts.Node): ts.Node =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

/** Puts a text behind the last property of a group. */
const endOf = (node: ts.ObjectLiteralExpression, { isJson }: Source) => {
  const at = node.properties.at(-1)?.end ?? node.end - 1;
  const comma = node.properties.length > 0 ? ',' : '';
  return (path: readonly string[], text: string): Edit => {
    const value = path.reduceRight(
      (inside, name, depth) => {
        const property = `${stringOf(name, isJson)}: ${inside}`;
        return depth === 0 ? property : `{ ${property} }`;
      },
      stringOf(text, isJson),
    );
    return { start: at, end: at, text: `${comma} ${value}` };
  };
};

function constantsOf(file: ts.SourceFile): readonly Part[] {
  const declared = file.statements.filter(ts.isVariableStatement).flatMap((one) => one.declarationList.declarations);
  return declared.flatMap(({ name, initializer }): Part[] => (initializer ? [[name.getText(file), initializer]] : []));
}

/** Reads a file of words, TypeScript or JSON, without running it. */
export function writtenTexts(name: string, code: string): WrittenTexts {
  const isJson = name.endsWith('.json');
  const file = isJson ? ts.parseJsonText(name, code) : ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const source = { file, isJson };
  const texts = new Map<string, Written>();
  const ends = new Map<string, (path: readonly string[], text: string) => Edit>();
  const elsewhere = new Map<string, string>();
  const constants = new Map(constantsOf(file));
  const read = (path: string, wrapped: ts.Node) => {
    const node = bare(wrapped);
    const text = writtenAt(node, source);
    const parts = partsOf(node, file);
    if (text) texts.set(path, text);
    if (parts) for (const [part, inside] of parts) read(path === '' ? part : `${path}.${part}`, inside);
    if (!text && (!parts || ts.isCallExpression(node))) elsewhere.set(path, node.getText(file));
    if (ts.isObjectLiteralExpression(node)) ends.set(path, endOf(node, source));
  };
  const [first] = file.statements;
  if (isJson && first && ts.isExpressionStatement(first)) read('', first.expression);
  for (const [path, node] of constants) read(path, node);
  return { texts, ends, elsewhere };
}
