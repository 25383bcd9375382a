import postcss, { type Container, type Rule } from 'postcss';

/** Whatever may be a class name or an id in a page: every word of it. */
export const namesIn = (text: string): readonly string[] => text.match(/[a-z_][\w-]*/gi) ?? [];

/** A text of many lines without a mark of another text: a table of data. Packed code has no lines, classes no tables. */
const table = /`[^`]{5000,}`/g;
const isTable = (text: string): boolean => text.split('\n').length > 20;

/** The same in a packed script, without what stands in its tables of data. */
export const namesInScript = (text: string): readonly string[] =>
  namesIn(text.replaceAll(table, (found) => (isTable(found) ? '' : found)));

const script = /["'`](?:\.?\/)?(?:_astro\/)?([\w.-]+\.js)["'`]/g;
/** React writes the names that it is given, and has none of its own. Its script is called as what begins it. */
export const isReact = (name: string): boolean => name.startsWith('client-renderer.');

/** The scripts that a page may ever load, by address: those that it names, those that these name, and so on. */
export function scriptsOf(html: string, read: (address: string) => string): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(script)) {
      const address = `/_astro/${name}`;
      if (found.has(address) || isReact(name)) continue;
      found.add(address);
      follow(read(address));
    }
  };
  follow(html);
  return found;
}

/** What a rule names beside what it excludes or only looks for (`:not(…)`, `:has(…)`): all of it must be there. */
function namesOf(selector: string): readonly string[] {
  const bare = selector.replaceAll(/\[[^\]]*\]/g, '');
  const outer = bare.includes('(') ? withoutBrackets(bare) : bare;
  return [...outer.matchAll(/[.#]([\w-]+)/g)].map(([, name = '']) => name);
}

function withoutBrackets(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, '');
  return inner === selector ? selector : withoutBrackets(inner);
}

const whole = new Set(['font-face', 'keyframes', 'property']);

/**
 * The rules of a style sheet that can match where only these names stand. A script may make a name of a beginning and
 * something else, as in `chart-${colour}`: a word with a dash at its end stands for all that begin with it.
 */
export function purgeCss(css: string, names: ReadonlySet<string>): string {
  const beginnings = [...names].filter((name) => name.endsWith('-'));
  const isThere = (name: string) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const canMatch = (selector: string) => namesOf(selector).every(isThere);
  const keep = (rule: Rule) => {
    const selectors = rule.selectors.filter(canMatch);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  };
  const clean = (container: Container) => {
    for (const node of [...(container.nodes ?? [])]) {
      if (node.type === 'rule') keep(node);
      if ((node.type !== 'rule' && node.type !== 'atrule') || !node.nodes || !node.parent) continue;
      if (node.type === 'atrule' && whole.has(node.name)) continue;
      clean(node);
      if (node.nodes.length === 0) node.remove();
    }
  };
  const sheet = postcss.parse(css);
  clean(sheet);
  return sheet.toString();
}
