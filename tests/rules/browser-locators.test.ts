/**
 * How the journeys in a browser find what is on a page: by words of the content, through their keys, and by roles. A word
 * may be written better without a test to mend, and a class belongs to the style alone.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { pattern, whole } from '../browser/words.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('tests/{browser,engines}/**/*.ts', { cwd: root }).sort();

/** Texts that stand in a journey as they are, by the reason for it. */
const quoted: Readonly<Record<string, readonly string[]>> = {
  'the menu as it is specified': ["'EIN Number'", "'ITIN Number'", "'BOI Report'"],
  'names and titles of the tables': [
    "'UK SIC 86230'",
    "'Dental practice activities'",
    "'NAICS 621210'",
    "'NAICS'",
    "'HSIC,'",
    "'HSIC 854901'",
    "'software development'",
    "'Delaware'",
    '/Federal Register/',
    String.raw`/^SI 2015\/17/`,
    '/^Companies House/',
  ],
  'what several pages or names share': ["'Show an example'"],
  'the text of a service, an entry of its own': [
    '/^What (is|are) /',
    "'See Pricing Plans'",
    "'What good books do for you'",
  ],
  'examples of components, which have no content': ["'Open the dialog'", "'How will you pay?'", "'E-mail'"],
  'typed words inside names that are made of them': ['/bank/i', '/leaf/i'],
  'what the server itself calls what it looked at': [
    '`${words.console.today.troubles.states.ok}: disk`',
    '`${words.console.today.troubles.states.look}: disk`',
  ],
};

/** Classes that journeys still look for. The number only falls: what goes over to a role is taken off it. */
const mostClasses = 276;

const textLocators = new Set(['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText']);
const textOptions = new Set(['name', 'hasText', 'hasNotText']);
const takesOptions = new Set(['getByRole', 'filter', 'locator']);

const calledName = (call: ts.CallExpression) =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : '';

/** Whether a literal says something: an amount and a shape, such as `/\S/`, do not. */
const isWorded = (node: ts.Node) =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].some(({ text }) => /\p{L}{2}/u.test(text))
    : (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) &&
      /\p{L}{2}/u.test(node.text.replaceAll(/\\\w|\bRs\b/g, ''));

function isLabel(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return textLocators.has(calledName(parent)) && parent.arguments[0] === node;
  if (!ts.isPropertyAssignment(parent) || !textOptions.has(parent.name.getText())) return false;
  const call = parent.parent.parent;
  return ts.isCallExpression(call) && takesOptions.has(calledName(call));
}

const isClass = (node: ts.Node) =>
  (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
  ts.isCallExpression(node.parent) &&
  calledName(node.parent) === 'locator' &&
  /\.[a-z]/i.test(node.getText().replaceAll(/\$\{[^}]*\}|"[^"]*"/g, ''));

/** The literals of a journey that are labels, and those that are selectors with a class. */
function literalsIn(source: string) {
  const labels: string[] = [];
  const classes: string[] = [];
  const look = (node: ts.Node): void => {
    if (isWorded(node) && isLabel(node)) labels.push(node.getText());
    if (isClass(node)) classes.push(node.getText());
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('journey.ts', source, ts.ScriptTarget.Latest, true));
  return { labels, classes };
}

const found = files.map((file) => ({ file, ...literalsIn(readFileSync(join(root, file), 'utf8')) }));

test.each([
  ["page.getByRole('button', { name: 'Copy link' })", ["'Copy link'"], []],
  ['page.getByText(/^Saved: /)', ['/^Saved: /'], []],
  ['page.getByLabel(`Remove ${name}`)', ['`Remove ${name}`'], []],
  ["page.locator('.way').filter({ hasText: words.platforms.ebay.name })", [], ["'.way'"]],
  ["page.getByRole('link', { name: words.sharing.copyLink }).or(page.getByText('Rs 1,500.00'))", [], []],
  ["field.setInputFiles({ name: 'scan.pdf' })", [], []],
])('in %s the labels %o and the classes %o are found', (source, labels, classes) => {
  expect(literalsIn(source)).toEqual({ labels, classes });
});

test('a journey finds by the words of the content', () => {
  const allowed = new Set(Object.values(quoted).flat());
  const literal = found.flatMap(({ file, labels }) =>
    labels.filter((label) => !allowed.has(label)).map((label) => `${file}: ${label}`),
  );
  expect(literal, 'Take the text from `words` of tests/browser/words.ts; name what a test types in a constant').toEqual(
    [],
  );
});

test('each text that stands as it is, is looked for', () => {
  const all = new Set(found.flatMap(({ labels }) => labels));
  expect(
    Object.values(quoted)
      .flat()
      .filter((text) => !all.has(text)),
  ).toEqual([]);
});

test('journeys look for no more classes than before', () => {
  const count = found.reduce((sum, { classes }) => sum + classes.length, 0);
  const remedy = 'Find it by its role or label; where it has none, give it one, which helps a screen reader too';
  expect(count, remedy).toBeLessThanOrEqual(mostClasses);
});

test.each([
  ['Remove {number}', {}, 'Remove 2', true],
  ['Remove {number}', { number: 2 }, 'Remove 2', true],
  ['Remove {number}', { number: 2 }, 'Remove 3', false],
  ['Remove {number}', {}, 'Remove', false],
  ['How much (%)? {rate}', { rate: '$2.50' }, 'How much (%)? $2.50', true],
  ['Rs {amount}', {}, 'Rs\u{a0}300', true],
])('the pattern of %s with %o on %s: %s', (text, values, shown, fits) => {
  expect(pattern(text, values).test(shown)).toBe(fits);
});

test('a line is found with its capital and without, and not by a part of its name', () => {
  expect(['Listing fee', 'listing fee', 'Listing fee for one'].map((line) => whole('listing fee').test(line))).toEqual([
    true,
    true,
    false,
  ]);
});
