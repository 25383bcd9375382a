import type { ClientDirective } from 'astro';
import answer from './answer.ts';
import interact from './interact.ts';
import soon from './soon.ts';

const directives: Readonly<Record<string, ClientDirective>> = { answer, interact, soon };

type Begin = (component: unknown, props: object, slots: Readonly<Record<string, string>>) => void;
type Client = Readonly<{ default: (island: HTMLElement) => Begin }>;

/**
 * An island of the built site: HTML that React takes over when its directive says so. Astro's own element, which the
 * development server uses, does the same for islands of any kind; all of ours have their HTML, named slots and plain
 * values, and stand beside one another.
 */
class Island extends HTMLElement {
  static readonly observedAttributes = ['props'];
  private begin: ((props: object, slots: Readonly<Record<string, string>>) => void) | undefined;

  connectedCallback() {
    const options = JSON.parse(this.read('opts')) as Parameters<ClientDirective>[1]; // written by Astro
    directives[this.read('client')]?.(this.load, options, this);
  }

  attributeChangedCallback() {
    this.hydrate();
  }

  private read(name: string): string {
    return this.getAttribute(name) ?? '';
  }

  private readonly load = async () => {
    const [parts, client] = (await Promise.all([
      import(/* @vite-ignore */ this.read('component-url')),
      import(/* @vite-ignore */ this.read('renderer-url')),
    ])) as [Readonly<Record<string, unknown>>, Client]; // the build has written their addresses into the page
    this.begin = (...given) => client.default(this)(parts[this.read('component-export')], ...given);
    return async () => this.hydrate();
  };

  private hydrate() {
    if (!this.begin) return; // what it is given came before its scripts
    const slots = [...this.querySelectorAll('astro-slot')];
    const filled = slots.map((slot) => [slot.getAttribute('name') ?? '', slot.innerHTML]);
    this.begin(JSON.parse(this.read('props')) as object, Object.fromEntries(filled) as Record<string, string>);
    this.removeAttribute('ssr');
  }
}

if (!customElements.get('astro-island')) customElements.define('astro-island', Island); // a lost script runs once more
