import type { Locale } from '@formation/content';
import {
  amountOf,
  boundOf,
  isRefusal,
  isRefusing,
  loadPlatform,
  quickReading,
  readAnswers,
  textsOf,
  totalOf,
  type IsoDate,
  type Platform,
  type PlatformName,
} from '@formation/fees';
import { Button } from '@formation/ui';
import { useContext } from 'react';
import { boundedText } from '../../../lib/figures/figure-text.ts';
import { NotCounted } from '../../../lib/figures/not-counted.tsx';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { Embedded } from '../../../lib/tool/embedded.ts';
import { solverTitle } from '../backwards/solver-title.ts';
import type { ModeProps } from '../frame/two-schedules.tsx';
import { loadPublishedWords, loadWords } from '../load-words.ts';
import type { PublishedWords } from '../result/published-result.tsx';
import { ToolsRow } from '../result/tools-row.tsx';
import { Rupees } from '../rupees/rupees.tsx';
import type { Estimate } from './estimate.ts';

type Shared = PublishedWords['shared'];
type PartsProps = Estimate & Pick<ModeProps, 'day' | 'onPublished'> & Readonly<{ shared: Shared }>;
type Loaded = Readonly<{
  platform: PlatformName;
  tables: Platform;
  own: Awaited<ReturnType<typeof loadWords>>;
  words: Awaited<ReturnType<typeof loadPublishedWords>>;
}>;

/** What the published fees make of the same form; undefined where they have no answer to it. */
function publishedResult({ question, answer }: Platform, typed: Typed, day: IsoDate): string | undefined {
  const { answers, faults } = readAnswers(question, textsOf(question, typed), quickReading);
  if (faults.some(isRefusing)) return undefined;
  const found = answer(answers, day);
  if (isRefusal(found)) return undefined;
  const left = amountOf(found, 'profit') ?? totalOf(found);
  return boundedText(left, boundOf(found, left.key));
}

/** What can be done with a result: all of it is done with that of the published fees. */
function Actions({ loaded: { words, tables }, shared, onPublished }: PartsProps & Readonly<{ loaded: Loaded }>) {
  const isEmbedded = useContext(Embedded);
  return (
    <div className="no-print">
      {!isEmbedded && <ToolsRow words={shared.actions} onPress={onPublished} />}
      <div className="cluster mt-4">
        <Button look="ghost" small onClick={() => onPublished('solve')}>
          {solverTitle(words.solver, tables.goals)}
        </Button>
        {!isEmbedded && (
          <Button look="ghost" small icon="columns-2" onClick={() => onPublished('compare')}>
            {shared.compare.keep}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Under a quick estimate: what can be done with its result, what it leaves out, the amount in rupees, the way home. */
function Parts(props: PartsProps & Readonly<{ loaded: Loaded }>) {
  const { loaded, of, notCounted, day, shared } = props;
  const { platform, tables, own, words } = loaded;
  const rupees = {
    words: words.rupees,
    oldRate: words.oldRate,
    readBack: shared.readAs,
    day,
    tool: platform,
    paidBy: tables.paidBy,
  };
  return (
    <div className="stack mt-5">
      <Actions {...props} />
      <NotCounted words={words} fees={notCounted.map((key) => own.notCounted[key] ?? key)} />
      {of && <Rupees {...rupees} {...of} />}
    </div>
  );
}

/** What stands beside a platform's quick estimate, with its tables and words. */
export async function loadBeside(platform: PlatformName, locale: Locale) {
  const [tables, words, own] = await Promise.all([
    loadPlatform(platform),
    loadPublishedWords(locale),
    loadWords(platform, locale),
  ]);
  const loaded = { platform, tables, own, words };
  return {
    /** What the published fees leave of a form. */
    result: (typed: Typed, day: IsoDate) => publishedResult(tables, typed, day),
    parts: (props: PartsProps) => <Parts loaded={loaded} {...props} />,
  };
}

export type Beside = Awaited<ReturnType<typeof loadBeside>>;
