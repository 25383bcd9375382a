import { addDays, addMonths, monthStart, type IsoDate, type MonthDay } from '@formation/calendar';
import { deadlines, type Deadline } from '../all-deadlines.ts';
import { activities, type Company, type HkCompany, type UkCompany, type UsCompany } from '../company.ts';
import { usStateReports, type StateCode } from '../tables/us-state-reports.ts';

/**
 * Every deadline that may ever have been put into a calendar for a company until a day, whatever was said of it then:
 * another year end, another kind, another state, other dates. A file that removes events has to name each; some were
 * due up to a year earlier, as the tax of a UK company is that stops trading early in its year.
 */
export function everAdded(company: Company, until: IsoDate): readonly Deadline[] {
  const found = variants(company).flatMap((variant) => deadlines(variant, company.incorporated, addMonths(until, 12)));
  return [...new Map(found.toReversed().map((deadline) => [deadline.id, deadline])).values()];
}

/** Companies whose deadlines together have every identity; the company itself comes first. */
function variants(company: Company): readonly Company[] {
  const all = { ...company, does: activities, yearEnd: undefined };
  if (all.country === 'uk') return [company, ...ukVariants(all)];
  if (all.country === 'hk') return [company, hkVariant(all)];
  return [company, ...usVariants(all)];
}

function ukVariants(company: UkCompany): readonly UkCompany[] {
  const { incorporated } = company;
  const once = { ...company, dormantSince: undefined, tradingFrom: undefined, statementUpTo: undefined };
  const quarterly = { ...once, vatThresholdPassed: undefined }; // without that day, VAT counts from formation
  return [
    { ...once, vatThresholdPassed: incorporated },
    ...([1, 2, 3] as const).map((vatQuarterEnd) => ({ ...quarterly, vatQuarterEnd })),
  ];
}

const hkVariant = (company: HkCompany): HkCompany => ({
  ...company,
  dormantSince: undefined,
  registrationYears: 1,
});

/** Each state has duties of its own: a yearly report, a first report, taxes, a publication. */
function usVariants(company: UsCompany): readonly UsCompany[] {
  // A first tax year that ends as the month of formation begins has every instalment. A day ends in its month and day.
  const yearEnd = addDays(monthStart(company.incorporated), -1).slice(5) as MonthDay;
  // the keys of the table are its codes
  return (Object.keys(usStateReports) as StateCode[]).flatMap((state) =>
    (['llc', 'corporation'] as const).flatMap((kind) =>
      (['one', 'several'] as const).map((owners) => ({ ...company, yearEnd, foreignOwned: true, state, kind, owners })),
    ),
  );
}
