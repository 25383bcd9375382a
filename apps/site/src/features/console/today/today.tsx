import { csvCalls, todayCalls, type Role } from '@formation/console-api';
import { CsvButton } from '../inbox/csv-button.tsx';
import { Part } from '../shell/part.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../shell/use-words.ts';
import { CallAhead } from './call-ahead.tsx';
import { BeforeLaunch, Checks } from './checks.tsx';
import { CountCharts } from './count-charts.tsx';
import { Needs } from './needs.tsx';
import { Problems } from './problems.tsx';

function Counts() {
  const { counts } = useWords().today;
  return (
    <Part id="counts" title={counts.title} call={todayCalls.counts} input={{}} renews>
      {(found) => (
        <>
          <CountCharts found={found} />
          <CsvButton call={csvCalls.counts} input={{}} name="counts" />
        </>
      )}
    </Part>
  );
}

/** The first screen: who waits, the next call, what fails, how the site is used, and what is due for a check. */
export function Today({ role }: Readonly<{ role: Role }>) {
  const { places } = useWords();
  useTitle(places.today);
  return (
    <>
      <Needs />
      <CallAhead />
      <Problems />
      <Counts />
      <Checks role={role} />
      <BeforeLaunch />
    </>
  );
}
