import type { ClientDirective } from 'astro';
import interact from './hydrate-on-intent.ts';
import { beginWorking } from './working.ts';

/** Whether a field holds something else than the page's HTML says. */
function isRefilled(island: HTMLElement): boolean {
  const inputs = [...island.querySelectorAll('input')];
  const options = [...island.querySelectorAll('select')].flatMap((field) => [...field.options].slice(1));
  return (
    inputs.some((field) =>
      /checkbox|radio/.test(field.type) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
    ) || options.some((option) => option.selected && !option.defaultSelected)
  );
}

/** A query that says more than how an embedded page looks. */
const asksSomething = /[?&](?!theme=)./;

/**
 * `client:answer`: as `client:interact`, for a form with its result. It wakes at once when the address asks for a
 * result, or when something was typed here before, which the browser or the form itself puts back: the result has to
 * follow, and until it does it is no result.
 */
const answer: ClientDirective = (load, options, island) => {
  island.addEventListener('input', () => beginWorking(island), true);
  interact(load, options, island);
  const activate = () => island.dispatchEvent(new Event('input'));
  const look = () => isRefilled(island) && activate();
  if (asksSomething.test(location.search) || history.state) activate();
  else if (document.readyState === 'complete') look(); // this script came late
  else addEventListener('pageshow', look, { once: true });
};

// eslint-disable-next-line import-x/no-default-export -- Astro looks for the default export of a directive
export default answer;
