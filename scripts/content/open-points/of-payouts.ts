import { laterOf, type IsoDate } from '@formation/calendar';
import { messages } from '@formation/content';
import { platformsWithFees, tableFile } from '@formation/fees/tables';
import { openNumbers } from '@formation/payouts/open-numbers';
import { isDoubtful, nextReview, why, type Chapter } from './chapter.ts';

/** The newest day on which any fee was read: what counts then is listed, on whichever day this runs. */
async function newestReading(): Promise<IsoDate> {
  const tables = await Promise.all((await platformsWithFees()).map(tableFile));
  return tables.map(({ checked }) => checked).reduce(laterOf);
}

/** The numbers of the routes home that are not settled. */
export async function payoutChapter(): Promise<Chapter> {
  const names = messages.en.payouts.assumptions;
  const points = openNumbers(await newestReading()).flatMap(({ key, status, read, source }) =>
    isDoubtful(status)
      ? [{ what: names[key], why: why(status), reviewBy: nextReview(read), ...(source && { source }) }]
      : [],
  );
  return {
    title: 'Getting paid: numbers of the routes',
    pages: ['/payouts'],
    where: 'domain/payouts/src/tables',
    points,
  };
}
