import type { Locale } from '@formation/content';
import { Button } from '@formation/ui';
import { useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';
import { savedValues } from '../../../lib/input/saved-step.ts';
import type { Alerts } from './alerts.tsx';
import { loadReminderWords, type ReminderWords, savedReminders } from './reminder-words.ts';
import '../../../lib/tool/tool.css';

type Props = Readonly<{
  locale: Locale;
  label: string;
  /** The query of the company's link. */
  company: () => string;
}>;

type Arrived = Readonly<{ Panel: typeof Alerts; words: ReminderWords }>;

const load = (locale: Locale) =>
  retryLoad(async (): Promise<Arrived> => {
    const [{ Alerts: Panel }, words] = await Promise.all([import('./alerts.tsx'), loadReminderWords(locale)]);
    return { Panel, words };
  });

/** Mails before each date, and a calendar to subscribe to: they come when somebody opens them. */
export function LateAlerts({ locale, label, company }: Props) {
  const [arrived, setArrived] = useState<Arrived>();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = async () => {
    setIsOpen(!isOpen);
    if (!arrived) setArrived(await load(locale));
  };
  useOnHydrated(() => {
    if (savedValues(savedReminders) !== undefined) void toggle(); // what was typed there comes back
  });
  return (
    <div className="stack no-print">
      <Button look="ghost" aria-expanded={isOpen} onClick={() => void toggle()}>
        {label}
      </Button>
      {isOpen && arrived && <arrived.Panel words={arrived.words} company={company} />}
    </div>
  );
}
