import { messages, type Locale } from '@formation/content';
import { localePath } from '../../lib/language/locale.ts';
import type { PageGroup } from './all-pages.ts';
import './page-list.css';

/** The list of all pages. The results of the search are copies of its entries. */
export function PageList({ locale, groups }: Readonly<{ locale: Locale; groups: readonly PageGroup[] }>) {
  const words = messages[locale].search;
  return (
    <section className="all-pages" id="all-pages" aria-labelledby="all">
      <h2 id="all">{words.all}</h2>
      {groups.map(({ name, pages }) => (
        <section key={name}>
          <h3>{words.groups[name]}</h3>
          <ul className="page-list">
            {pages.map(({ path, title, text }) => (
              <li key={path}>
                <a href={localePath(locale, path)}>{title}</a>
                <small>{text}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
