import type { Messages } from '@formation/content';
import { useContext, useState } from 'react';
import { useIsHydrated } from '../../hydration/use-hydrated.ts';
import { LastResults } from '../last-results/last-results.tsx';
import { Embedded } from '../tool/embedded.ts';
import { copyText } from './copy-text.ts';
import { saveFile, type SavedFile } from './save-file.ts';
import { ShareButton } from './share-button.tsx';
import { ShareButtons } from './share-buttons.tsx';
import type { SharedResult } from './shared-result.ts';
import './share-tools.css';

type Props = Readonly<{
  words: Messages['sharing'];
  result: SharedResult;
  /** The address of the result. */
  link: () => string;
  /** The result as a table to keep. */
  table?: () => SavedFile;
  /** The same for a program to read. */
  data?: () => SavedFile;
}>;

type Shown = Readonly<{ copied: boolean; address: string }>;

/** That an address is copied, or where that is not allowed, the address itself. */
function Copied({ words, shown }: Pick<Props, 'words'> & Readonly<{ shown: Shown | undefined }>) {
  return (
    <>
      <p className="small" role="status">
        {shown?.copied && words.copied}
      </p>
      {shown && !shown.copied && (
        <label className="field">
          <span className="label">{words.copyByHand}</span>
          <input className="input" readOnly value={shown.address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}

/** What can be done with a result on the tool's own page: send it, copy its address, print it, save its table. */
export function ShareTools({ words, result, link, table, data }: Props) {
  const isEmbedded = useContext(Embedded);
  const [last, setLast] = useState<Shown>();
  const isHydrated = useIsHydrated(); // the address is the visitor's
  const copy = async () => {
    const address = link();
    setLast({ copied: await copyText(address), address });
  };
  const shown = last && last.address === link() ? last : undefined; // a form that has changed has another address
  if (isEmbedded) return undefined;
  return (
    <div className="share-tools">
      <div className="tools-row">
        <ShareButtons words={words} result={result} link={link} />
        <ShareButton icon="link" text={words.copyLink} onPress={copy} />
        <ShareButton icon="printer" text={words.print} onPress={() => print()} />
        {table && <ShareButton icon="download" text={words.saveTable} onPress={() => saveFile(table())} />}
        {data && <ShareButton icon="download" text={words.saveData} onPress={() => saveFile(data())} />}
      </div>
      {isHydrated && <p className="small print-only">{link()}</p>}
      <Copied words={words} shown={shown} />
      <LastResults label={words.lastResults} result={result} link={link} />
    </div>
  );
}
