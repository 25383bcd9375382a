import type { Messages } from '@formation/content';
import { GoLink } from '@formation/ui';
import './search-results.css';

type Props = Readonly<{
  words: Messages['search'];
  /** Where a question is asked, and where industry codes are searched. */
  links: Readonly<Record<'ask' | 'codes', string>>;
}>;

/** The place of the results, empty until something is searched: `show-results.ts` fills it in. */
export function SearchResults({ words, links }: Props) {
  return (
    <>
      <p
        className="h3"
        id="count"
        role="status"
        data-many={words.count}
        data-one={words.countOne}
        data-none={words.none}
      />
      <section className="stack" id="results" aria-label={words.results} hidden>
        <p className="instead">
          {words.noneText} <a href={links.ask}>{words.ask}</a>
        </p>
        <ol className="page-list" />
        <GoLink href={links.codes}>
          <span id="codes" data-text={words.codes} data-href={links.codes} />
        </GoLink>
      </section>
    </>
  );
}
