import { fill } from '@formation/content';
import { dayTexts, type Recognised, type Settings } from '@formation/fees/lists';
import { Button } from '@formation/ui';
import { useState } from 'react';
import type { BulkWords } from './bulk-words.ts';
import { settingsHeld } from './list-columns.ts';
import { DayChoice, RowSettings } from './list-settings.tsx';
import { reportName } from './report-name.ts';
import { workerWords } from './run-words.ts';
import { useFeeDays } from './use-fee-days.ts';
import type { List, StartTask } from './use-list.ts';
import type { ChosenPlatform } from './use-platform.ts';

type Props = Readonly<{
  words: BulkWords;
  platform: ChosenPlatform;
  list: List;
  recognised: Recognised;
  onStart: (task: StartTask) => void;
  onByHand: () => void;
}>;

/** A report that is read as it is: only what it does not say is asked. */
export function ReportPanel({ words, platform, list, recognised: { report, at }, onStart, onByHand }: Props) {
  const { page } = words;
  const [settings, setSettings] = useState<Settings>({});
  const rows = list.opened.first.map(({ cells }) => cells);
  const feeDays = useFeeDays({ hasOwn: report.day !== undefined, texts: dayTexts(report, rows.slice(at)) });
  const { days } = feeDays;
  const start = () =>
    days &&
    onStart({
      platform: report.platform,
      words: workerWords(words, platform),
      headerLine: list.opened.first[at]?.line ?? 1,
      columns: report,
      prices: 'all',
      settings: settingsHeld(platform.calculator, settings),
      ...days,
    });
  const said = Object.keys(report.choices ?? {});
  const choose = (key: string, value: string) => setSettings({ ...settings, [key]: value });
  return (
    <section className="sheet card-pad stack" aria-label={page.report.title}>
      <h2>{reportName(report, words)}</h2>
      <p>{fill(page.report.lead, { platform: report.program })}</p>
      {report.platform && (
        <>
          <RowSettings words={words} platform={platform} settings={settings} said={said} onChoose={choose} />
          <DayChoice words={words} days={feeDays} />
        </>
      )}
      <div className="cluster">
        <Button disabled={!days} onClick={start}>
          {page.match.start}
        </Button>
        <Button look="ghost" onClick={onByHand}>
          {page.report.byHand}
        </Button>
      </div>
    </section>
  );
}
