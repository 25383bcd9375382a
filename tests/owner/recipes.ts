import { globSync } from 'node:fs';
import { messages } from '@formation/content';
import ts from 'typescript';
import type { Copy } from './copy.ts';
import { lankapay } from './lankapay.ts';

const duties = 'domain/deadlines/src';
const words = 'content/src/messages/en';
const pages = 'apps/site/src/pages/[...locale]';

/** The recipes of docs/contributing.md, followed to the letter: their files, and no others. */
export const recipes: Readonly<Record<string, (copy: Copy) => void>> = {
  'a deadline': ({ read, write, edit }) => {
    const neighbour = read(`${duties}/duties/us/new-york-publication.ts`);
    const duty = neighbour.replaceAll('new-york', 'nevada').replaceAll('NewYork', 'Nevada').replace("'NY'", "'NV'");
    write(`${duties}/duties/us/nevada-publication.ts`, duty);
    edit(`${duties}/us-duties.ts`, (text) =>
      text
        .replace(/^import .*usNewYorkPublication.*$/m, (line) =>
          [line, line.replace('NewYork', 'Nevada').replace('new-york', 'nevada')].join('\n'),
        )
        .replace(/^ {2}usNewYorkPublication,$/m, '$&\n  usNevadaPublication,'),
    );
    edit(`${words}/deadlines.ts`, (text) =>
      text.replace(/^ {4}'us-new-york-publication': \{[^}]*\},$/m, (entry) =>
        [entry, entry.replaceAll('new-york', 'nevada').replaceAll('New York', 'Nevada')].join('\n'),
      ),
    );
  },

  'a page': ({ read, write, edit }) => {
    const neighbour = read(`${pages}/blog/external.astro`);
    write(
      `${pages}/press.astro`,
      neighbour
        .replaceAll("'../../../", "'../../")
        .replace('.blog.notFound', '.press')
        .replace('/blog/external', '/press'),
    );
    const { notFound } = messages.en.blog;
    const meta = {
      title: 'For the press',
      description: 'Who answers questions of journalists, and what may be quoted.',
    };
    write(
      `${words}/press.ts`,
      `export const press = ${JSON.stringify({ ...notFound, meta, heading: 'Press' })} as const;\n`,
    );
    edit(`${words}/index.ts`, (text) =>
      `import { press } from './press.ts';\n${text}`.replace('en = {', 'en = {\n  press,'),
    );
  },

  'a language': (copy) => {
    copy.edit('content/src/locales.ts', (text) =>
      text.replace(/^ {2}en: .*$/m, "$&\n  si: { label: 'සිංහල', tag: 'si', dates: 'si-LK', dir: 'ltr' },"),
    );
    const files = globSync(['content/entries/**/*.ts', 'content/src/messages/index.ts'], { cwd: copy.folder });
    for (const file of files) {
      const before = copy.read(file);
      const after = withSinhala(before);
      if (after !== before) copy.write(file, after);
    }
  },

  'a platform': ({ write, edit }) => {
    write('domain/fees/src/platforms/lankapay/index.ts', lankapay.platform);
    edit('domain/fees/src/platforms.ts', (text) =>
      text.replace(/^ {2}stripe: .*$/m, (line) => `${line}\n${line.replaceAll('stripe', 'lankapay')}`),
    );
    write(`${words}/platforms/lankapay.ts`, lankapay.words);
    edit(`${words}/platforms/index.ts`, (text) =>
      text.replace(/^(import .*|.*)\bstripe\b.*$/gm, (line) => `${line}\n${line.replaceAll('stripe', 'lankapay')}`),
    );
    write('apps/site/src/features/calculators/platforms/lankapay/lankapay-calculator.ts', lankapay.island);
    edit(`${pages}/calculator/[...tool].astro`, (text) =>
      text.replace(/^.*StripeCalculator.*$/gm, (line) =>
        [line, line.replaceAll('stripe', 'lankapay').replaceAll('Stripe', 'Lankapay')].join('\n'),
      ),
    );
  },
};

/** Every text in every language: beside each `en: text` its Sinhala, which is still the English one. */
function withSinhala(source: string): string {
  const found: Readonly<{ end: number; text: string }>[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'en')
      found.push({ end: node.getEnd(), text: node.initializer.getText() });
    if (ts.isShorthandPropertyAssignment(node) && node.name.getText() === 'en')
      found.push({ end: node.getEnd(), text: 'en' });
  };
  visit(ts.createSourceFile('entry.ts', source, ts.ScriptTarget.Latest, true));
  return found
    .toSorted((a, b) => b.end - a.end) // from the end, so that the places before stay where they are
    .reduce((whole, { end, text }) => `${whole.slice(0, end)}, si: ${text}${whole.slice(end)}`, source);
}
