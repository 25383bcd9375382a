import { closedDaysCall, readAnswer, type VisitorAnswer } from '@formation/leads';
import { addressInPageLanguage } from '../lib/language/page-language.ts';
import { writeList } from '../lib/text/writing/names.ts';
import { writeDay } from '../lib/text/writing/writing.ts';

type Words = Readonly<{ closed: string; closedDay: string; locale: string; dates: string }>;

type Opening = VisitorAnswer<typeof closedDaysCall>;

function showHours(line: HTMLElement, { hours }: Opening): void {
  line.hidden = hours === '';
  line.textContent = (line.dataset['callHours'] ?? '').replace('{hours}', () => hours);
}

function showClosedDays(line: HTMLElement, { closed: days }: Opening): void {
  const { closed, closedDay, locale, dates } = JSON.parse(line.dataset['closedDays'] ?? '') as Words; // as the page has written it
  const named = days.map(({ day, name }) =>
    name === '' ? writeDay(dates, day) : closedDay.replace('{day}', writeDay(dates, day)).replace('{name}', () => name),
  );
  line.hidden = days.length === 0;
  line.textContent = closed.replace('{days}', () => writeList(locale, named));
}

/** The hours and the closed days as they are now: whoever changed them in the console did so after the page was built. */
async function showOpening(): Promise<void> {
  const answer = await fetch(addressInPageLanguage(closedDaysCall.path));
  const opening = answer.ok ? readAnswer(closedDaysCall.answer, await answer.json()) : undefined;
  if (opening === undefined) return;
  const [hours, closed] = ['[data-call-hours]', '[data-closed-days]'].map((part) =>
    document.querySelector<HTMLElement>(part),
  );
  if (hours) showHours(hours, opening);
  if (closed) showClosedDays(closed, opening);
}

void showOpening().catch(() => undefined); // what the page says stays
