import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { useRef, type RefObject } from 'react';
import { Spoken } from '../../lib/input/spoken.tsx';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
import type { CodeWords } from './code-words.ts';
import { codesResult } from './codes-result.ts';
import { MakeOrBuyQuestion } from './make-or-buy.tsx';
import { countText, ResultList } from './result-list.tsx';
import { SavedCodes } from './saved-codes.tsx';
import { SearchForm } from './search-form.tsx';
import { useCodeSearch } from './use-code-search.ts';
import { walkResults } from './walk-results.ts';
import '../../lib/page/page-head.css';
import '../../lib/tool/printed-tool.css';
import './code-search.css';

type Props = Readonly<{ title: string; text: string; words: CodeWords }>;
type Search = ReturnType<typeof useCodeSearch>;

/** What stands where the results will be. */
function Waiting({ words: { search }, query }: Readonly<{ words: CodeWords }> & Pick<Search, 'query'>) {
  return (
    <div className="empty">
      <p>{query ? search.loading : search.before}</p>
      {!query && (
        <a className="by-script" href="?q=software">
          {search.example}
        </a>
      )}
      <noscript>
        <p>{search.withoutScript}</p>
      </noscript>
    </div>
  );
}

/** Offers the question with its unknown words corrected. It is a link, so that it works like any other search. */
function DidYouMean({ words: { search }, found }: Readonly<{ words: CodeWords; found: Search }>) {
  const meant = found.codes.value?.didYouMean(found.query);
  if (!meant) return null;
  const corrected = new URL(found.linkTo());
  corrected.searchParams.set('q', meant);
  return (
    <p className="mt-4">
      <a href={corrected.search}>{fill(search.didYouMean, { query: meant })}</a>
    </p>
  );
}

/** What is asked back: whether another word was meant, and whether a product is made or bought. */
function AskBack({ words, found }: Readonly<{ words: CodeWords; found: Search }>) {
  return (
    <>
      <DidYouMean words={words} found={found} />
      {found.both && <MakeOrBuyQuestion words={words} both={found.both} linkTo={found.linkTo} />}
    </>
  );
}

/** What stands under the results, and can be done with them. */
function Under({ words, found }: Readonly<{ words: CodeWords; found: Search }>) {
  return (
    <>
      <p className="small muted mt-4">{words.search.onDevice}</p>
      <ShareTools words={words.sharing} result={codesResult(words, found)} link={() => found.linkTo(found.open)} />
    </>
  );
}

type ResultsProps = Readonly<{ words: CodeWords; found: Search; head: RefObject<HTMLHeadingElement | null> }>;

function Results({ words, found, head }: ResultsProps) {
  const { query, codes, chinese, answers, open, show, linkTo, whole, kept } = found;
  /** The button is gone once the titles are there: the focus waits above them. */
  const wantChinese = () => {
    head.current?.focus();
    chinese.want();
  };
  if (!query || !codes.value) return <Waiting words={words} query={query} />;
  const hasHongKong = answers.some(({ entry }) => entry.system === 'hsic');
  return (
    <>
      <div className="cluster spread results-head">
        <h2 className="h3" tabIndex={-1} ref={head}>
          {countText(words, query, answers.length)}
        </h2>
        {hasHongKong && !chinese.titles && (
          <Button look="ghost" small icon="languages" onClick={wantChinese}>
            {words.search.chinese}
          </Button>
        )}
      </div>
      <AskBack words={words} found={found} />
      {answers.length > 0 && (
        <ResultList
          words={words}
          engine={codes.value}
          answers={answers}
          chinese={chinese.titles}
          open={open}
          onOpen={show}
          showsAll={whole.shows}
          onShowAll={whole.show}
          linkTo={linkTo}
          kept={kept}
        />
      )}
      <Under words={words} found={found} />
    </>
  );
}

/** The search of the industry codes: the head of the page with its box, and the results under it. */
export function CodeSearch({ title, text, words }: Props) {
  const found = useCodeSearch();
  const { query, codes, answers } = found;
  const head = useRef<HTMLHeadingElement>(null);
  const leave = () => (head.current ?? found.form.ref.current?.querySelector('input'))?.focus();
  return (
    // it only hears the keys of what is inside
    <div role="presentation" onKeyDown={walkResults}>
      <section className="calc-head page-head">
        <div className="wrap">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <SearchForm words={words.search} names={words.names} form={found.form} />
        </div>
      </section>
      <div className="section tight" aria-busy={codes.state === 'loading'}>
        <div className="wrap">
          <Results words={words} found={found} head={head} />
          {codes.value && (
            <SavedCodes
              words={words}
              engine={codes.value}
              kept={found.kept}
              link={() => found.linkTo(found.open)}
              leave={leave}
            />
          )}
          <Spoken text={query && codes.value ? countText(words, query, answers.length) : ''} />
        </div>
      </div>
    </div>
  );
}
