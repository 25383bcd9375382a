import type { ChineseTitles, CodeAnswer } from '@formation/codes';
import { fill } from '@formation/content';
import { CopyButton, Icon } from '@formation/ui';
import type { CodeWords } from './code-words.ts';
import type { CodeEngine } from './engine.ts';
import { MarkedText } from './marked-text.tsx';
import { OpenEntry } from './open-entry.tsx';
import '../../lib/figures/opened-figure.css';

type Props = Readonly<{
  words: CodeWords;
  engine: CodeEngine;
  answer: CodeAnswer;
  chinese: ChineseTitles | undefined;
  isOpen: boolean;
  onToggle: () => void;
  link: () => string;
  isSaved: boolean;
  onKeep: () => void;
}>;

/** The titles above an entry, those left out that only repeat the one beneath. */
function above(engine: CodeEngine, { entry }: CodeAnswer): string {
  const chain = [...engine.breadcrumb(entry), entry];
  const telling = chain.filter(({ title }, index) => index < chain.length - 1 && title !== chain[index + 1]?.title);
  return telling.map(({ code, title }) => `${code} ${title}`).join(' › ');
}

function Titles({ words, engine, answer, chinese }: Pick<Props, 'words' | 'engine' | 'answer' | 'chinese'>) {
  const { entry, inTitle, inChinese, via } = answer;
  const inHanzi = entry.system === 'hsic' ? chinese?.get(entry.code) : undefined;
  return (
    <>
      <b lang="en">
        <MarkedText text={entry.title} ranges={inTitle} />
      </b>
      {inHanzi && (
        <span className="chinese" lang="zh-Hant">
          <MarkedText text={inHanzi} ranges={inChinese} />
        </span>
      )}
      <small>
        {words.names[entry.system]}, {words.levels[entry.level]} <span lang="en">· {above(engine, answer)}</span>
        {via && ` · ${fill(words.search.via, { words: via })}`}
      </small>
    </>
  );
}

/** One answer: its code, its title, what stands above it. It opens in place. */
export function Result({ words, engine, answer, chinese, isOpen, onToggle, link, isSaved, onKeep }: Props) {
  const { entry, inCode } = answer;
  const { copy, copied, copyBlocked: blocked } = words.search;
  return (
    <li>
      <span className="code">
        <MarkedText text={entry.code} ranges={inCode > 0 ? [{ start: 0, end: inCode }] : []} />
      </span>
      <div>
        <Titles words={words} engine={engine} answer={answer} chinese={chinese} />
        <button className="opens" type="button" aria-expanded={isOpen} onClick={onToggle} data-stop>
          <span>{words.entry.open}</span>
          <span className="sr">
            {entry.code} {entry.title}
          </span>
          <Icon name="chevron-down" />
        </button>
      </div>
      <div className="cluster tools">
        <button className="icon-btn" type="button" aria-pressed={isSaved} onClick={onKeep}>
          <Icon name={isSaved ? 'check' : 'plus'} />
          <span className="sr">{fill(words.kept.keep, { code: entry.code })}</span>
        </button>
        <CopyButton words={{ copy, copied, blocked }} text={entry.code} subject={entry.code} />
      </div>
      {isOpen && <OpenEntry words={words} engine={engine} entry={entry} link={link} />}
    </li>
  );
}
