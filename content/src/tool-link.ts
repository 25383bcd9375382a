import { tools } from '../entries/tools/tools.ts';

const links = new Map(Object.entries(tools).map(([name, { href }]) => [name, href]));

/** Where a tool's card leads. A tool that the site does not know leads to the list of tools. */
export function toolLink(name: string): string {
  return links.get(name) ?? '/resources';
}
