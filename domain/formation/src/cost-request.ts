import type { IsoDate } from '@formation/calendar';
import type { Rate } from '@formation/money';
import type { CompanyForm } from './company-form.ts';
import type { OurPackage } from './our-package.ts';
import type { ServiceChoices } from './services.ts';

export type CostRequest = Readonly<{
  form: CompanyForm;
  /** The day of formation. */
  day: IsoDate;
  /** The day on which fees are looked up; later days have the fees that are announced for them. */
  today: IsoDate;
  /** The company was formed already: nothing of its formation is counted, and the years begin today. */
  exists?: boolean;
  years: 1 | 3 | 5;
  package?: OurPackage;
  services?: ServiceChoices;
  /** Rupees for a dollar, in place of the table's. */
  rupees?: Rate;
}>;
