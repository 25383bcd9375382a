import type { Calculator, IsoDate, PlatformName } from '@formation/fees';
import type { Layout, ListReport, Summary } from '@formation/fees/lists';

/** A list that is worked out, with what it is and where its rows stand. */
export type ListResult = Readonly<{
  platform: PlatformName | undefined;
  calculator: Calculator | undefined;
  layout: Layout;
  report: ListReport;
  summary: Summary;
  day: IsoDate;
  isOwnDay: boolean;
  /** A line of the list, in its file. */
  place: (line: number) => string;
}>;
