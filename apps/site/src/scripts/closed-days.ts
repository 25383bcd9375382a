import { closedDaysCall, readAnswer } from '@formation/leads';
import { addressInPageLanguage } from '../lib/language/page-language.ts';
import { writeList } from '../lib/text/writing/names.ts';
import { writeDay } from '../lib/text/writing/writing.ts';

type Words = Readonly<{ closed: string; closedDay: string; locale: string; dates: string }>;

/** The closed days as they are now: whoever changed them in the console did so after the page was built. */
async function showClosedDays(line: HTMLElement): Promise<void> {
  const { closed, closedDay, locale, dates } = JSON.parse(line.dataset['closedDays'] ?? '') as Words; // as the page has written it
  const answer = await fetch(addressInPageLanguage(closedDaysCall.path));
  if (!answer.ok) return;
  const days = readAnswer(closedDaysCall.answer, await answer.json())?.closed;
  if (days === undefined) return;
  const named = days.map(({ day, name }) =>
    name === '' ? writeDay(dates, day) : closedDay.replace('{day}', writeDay(dates, day)).replace('{name}', () => name),
  );
  line.hidden = days.length === 0;
  line.textContent = closed.replace('{days}', () => writeList(locale, named));
}

const line = document.querySelector<HTMLElement>('[data-closed-days]');
if (line) void showClosedDays(line).catch(() => undefined); // what the page says stays
