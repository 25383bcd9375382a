/**
 * Which words nothing reads, as the compiler sees it: a word is read where it is named, where its group is looked up by a
 * key that can be its name, and where its group is handed over as something that asks for the name.
 */
import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const english = join(root, 'content/src/messages/en/');
const readers = ['apps/{site,server}/src/**/*.{ts,tsx,astro}', 'content/{entries,src}/**/*.ts'];
const isReader = (file: string) => !/\.test\.|\/(testing|messages\/\w+)\//.test(file);

/** A page as the compiler can read it. */
function asTsx(page: string): string {
  const props = /^(type|interface) Props\b/m.test(page)
    ? 'Props'
    : "Awaited<ReturnType<typeof getStaticPaths>>[number]['props']";
  const ends = `declare const Astro: { props: ${props} };\nexport default function (_: ${props}) {}`;
  return `${page.replaceAll(/^---$/gm, '')}\n${ends}`;
}

const tsxOf = (file: string) => file.replace(/\.astro$/, '.astro.tsx');
const fileOf = (name: string) => name.replace(/\.astro\.tsx$/, '.astro');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  jsx: ts.JsxEmit.Preserve,
  allowImportingTsExtensions: true,
  types: [],
  lib: ['lib.es2024.d.ts'],
};

/** The rooms with pages, and of what comes from outside only React: nothing else is handed words. */
function programOf(changed: (file: string, text: string) => string): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const found = (name: string, from: string) => {
    if (!/^(\.|@formation\/|react$)/.test(name)) return undefined;
    if (!name.endsWith('.astro')) return ts.resolveModuleName(name, from, options, host, cache).resolvedModule;
    return { resolvedFileName: tsxOf(resolve(dirname(from), name)), extension: '.tsx' };
  };
  const own: ts.CompilerHost = {
    ...host,
    fileExists: (name) => host.fileExists(fileOf(name)),
    getSourceFile: (name, language) => {
      const text = changed(name, ts.sys.readFile(fileOf(name)) ?? '');
      return ts.createSourceFile(name, name.endsWith('.astro.tsx') ? asTsx(text) : text, language, true);
    },
    resolveModuleNameLiterals: (names, from) => names.map(({ text }) => ({ resolvedModule: found(text, from) })),
  };
  const files = globSync(readers, { cwd: root }).filter(isReader);
  return ts.createProgram(
    files.map((file) => join(root, tsxOf(file))),
    options,
    own,
  );
}

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
const writtenAt = (word: ts.Symbol) =>
  (word.declarations ?? []).filter((at) => at.getSourceFile().fileName.startsWith(english));
const isWord = (symbol: ts.Symbol) => writtenAt(symbol).length > 0;

/** `levels` of `words.levels`, of `levels[0]` and of `Object.values(levels)`. */
function lastName(node: ts.Node | undefined): string {
  if (!node) return '';
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return lastName(node.expression);
  if (ts.isCallExpression(node)) return lastName(node.arguments[0]);
  return ts.isIdentifier(node) ? node.text : '';
}

class Readings {
  readonly #checker: ts.TypeChecker;
  readonly #read = new Set<ts.Node>();
  /** Groups that are gone through: what is read of one is read of all. */
  readonly #alike = new Set<ts.Node>();
  readonly #whole: ts.Expression[] = [];
  /** The keys of words, and those under which more words stand. */
  readonly #keys = new Set<string>();
  readonly #groups = new Set<string>();

  constructor(checker: ts.TypeChecker, words: ts.Type) {
    this.#checker = checker;
    this.#noteNames(words);
  }

  #noteNames(group: ts.Type) {
    for (const word of this.#wordsIn(group)) {
      this.#keys.add(word.name);
      const below = this.#checker.getTypeOfSymbol(word);
      if (this.#wordsIn(below).length > 0) this.#groups.add(word.name);
      this.#noteNames(below);
    }
  }

  #wordsIn(group: ts.Type): readonly ts.Symbol[] {
    const isGroup = ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection | ts.TypeFlags.Instantiable;
    if (!(group.flags & isGroup)) return [];
    const whole = this.#checker.getApparentType(group);
    return partsOf(whole).flatMap((part) => this.#checker.getPropertiesOfType(part).filter(isWord));
  }

  #note(word: ts.Symbol | undefined) {
    for (const at of word ? writtenAt(word) : []) this.#read.add(at);
  }

  #noteAll(group: ts.Type) {
    for (const word of this.#wordsIn(group)) {
      this.#note(word);
      for (const at of writtenAt(word)) this.#alike.add(at);
    }
  }

  #noteLookedUp(group: ts.Type, key: ts.Type) {
    if (this.#wordsIn(group).length === 0) return;
    for (const part of partsOf(this.#checker.getBaseConstraintOfType(key) ?? key))
      if (part.isStringLiteral()) this.#note(this.#checker.getPropertyOfType(group, part.value));
      else this.#noteAll(group);
  }

  #noteTaken(element: ts.BindingElement) {
    const group = this.#checker.getTypeAtLocation(element.parent);
    const name = element.propertyName ?? element.name;
    if (ts.isComputedPropertyName(name)) this.#noteLookedUp(group, this.#checker.getTypeAtLocation(name.expression));
    else if (
      !element.dotDotDotToken &&
      (ts.isIdentifier(name) || ts.isStringLiteral(name)) &&
      this.#keys.has(name.text)
    )
      this.#note(this.#checker.getPropertyOfType(this.#checker.getApparentType(group), name.text));
  }

  /** A group, or a list of them, where something with other types is wanted. */
  #noteHandedOver(input: ts.Type, wanted: ts.Type): void {
    if (input === wanted) return;
    const [oneGiven, oneWanted] = [input.getNumberIndexType(), wanted.getNumberIndexType()];
    if (oneGiven && oneWanted) this.#noteHandedOver(oneGiven, oneWanted);
    for (const part of partsOf(wanted))
      for (const word of this.#wordsIn(input)) {
        const query = part.getProperty(word.name);
        const below = query ? this.#checker.getTypeOfSymbol(query) : part.getStringIndexType();
        if (!below || (query && isWord(query))) continue;
        this.#note(word);
        this.#noteHandedOver(this.#checker.getTypeOfSymbol(word), below);
      }
  }

  #isRead(word: ts.Symbol): boolean {
    return writtenAt(word).some((at) => this.#read.has(at));
  }

  #isAllRead(group: ts.Type): boolean {
    return this.#wordsIn(group).every(
      (word) => this.#isRead(word) && this.#isAllRead(this.#checker.getTypeOfSymbol(word)),
    );
  }

  /** Whether a group may stand here as a whole. */
  #isWhole(node: ts.Expression): boolean {
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) return false;
    if (ts.isSpreadAssignment(parent) || ts.isJsxSpreadAttribute(parent) || ts.isJsxExpression(parent)) return true;
    return ts.isElementAccessExpression(node) || this.#groups.has(lastName(node));
  }

  /** What is wanted in a place takes the compiler long: it is asked last, and only where something is unread still. */
  noteWhole() {
    for (const node of this.#whole) {
      const input = this.#checker.getTypeAtLocation(node);
      if (this.#isAllRead(input.getNumberIndexType() ?? input)) continue;
      const wanted = this.#checker.getContextualType(node);
      if (wanted) this.#noteHandedOver(input, wanted);
    }
  }

  /** Notes every word that is read in a part of a source. */
  noteIn(node: ts.Node) {
    if (ts.isTypeNode(node)) return;
    const typeOf = (part: ts.Node) => this.#checker.getTypeAtLocation(part);
    if (ts.isPropertyAccessExpression(node) && this.#keys.has(node.name.text))
      this.#note(this.#checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node))
      this.#noteLookedUp(typeOf(node.expression), typeOf(node.argumentExpression));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) this.#noteTaken(node);
    if (ts.isCallExpression(node) && node.expression.getText().startsWith('Object.') && node.arguments[0])
      this.#noteAll(typeOf(node.arguments[0]));
    if (ts.isExpression(node) && this.#isWhole(node)) this.#whole.push(node);
    node.forEachChild((child) => this.noteIn(child));
  }

  /** The words below some groups that nothing reads, each with the way to it: those of the first, the others are alike. */
  unread([group, ...alike]: readonly ts.Type[], way = ''): readonly string[] {
    if (!group) return [];
    const words = this.#wordsIn(group);
    const isAlike = (word: ts.Symbol) => way !== '' && writtenAt(word).some((at) => this.#alike.has(at));
    const together = words.filter(isAlike); // the parts of the site are gone through too, and are not alike
    return words.flatMap((word) => {
      const same = alike.flatMap((other) => other.getProperty(word.name) ?? []);
      if (![word, ...same].some((one) => this.#isRead(one))) return [`${way}${word.name}`];
      const others = together.includes(word) ? together.filter((other) => other !== word) : same;
      const below = [word, ...others].map((one) => this.#checker.getTypeOfSymbol(one));
      return this.unread(below, `${way}${word.name}.`);
    });
  }
}

/**
 * The words that nothing reads, each with the way to it.
 *
 * @param changed - a source as it shall be read in place of what is written.
 */
export function unreadWords(changed: (file: string, text: string) => string): readonly string[] {
  const program = programOf(changed);
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(join(english, 'index.ts'));
  const module = index && checker.getSymbolAtLocation(index);
  const words = module && checker.getExportsOfModule(module).find(({ name }) => name === 'en');
  if (!words) throw new Error('content/src/messages/en/index.ts exports no `en`');
  const all = checker.getTypeOfSymbol(words);
  const readings = new Readings(checker, all);
  for (const file of program.getSourceFiles())
    if (isReader(file.fileName) && /\/(apps|content)\//.test(file.fileName)) readings.noteIn(file);
  readings.noteWhole();
  return readings.unread([all]);
}
