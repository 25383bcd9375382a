import { fill, type Messages } from '@formation/content';
import { dayName } from '../../text/dates/day-name.ts';
import { todayHere } from '../../text/dates/today-here.ts';
import { saveBlob } from '../save-file.ts';
import { openShareSheet } from '../share-sheet.ts';
import { pageTitle, type SharedResult } from '../shared-result.ts';
import { drawPicture, type Picture } from './draw-picture.ts';

type Sent = Readonly<{ result: SharedResult; words: Messages['sharing']; message: string }>;

/** What stands on the picture of a result; the name of the site is that of its mark. */
const pictureOf = ({ result: { answer, lines, day }, words }: Sent): Picture => ({
  brand: document.querySelector('.site-head a')?.textContent?.trim() ?? location.host,
  title: pageTitle(),
  answer,
  lines: lines?.() ?? [],
  foot: [day ?? dayName(todayHere()), fill(words.pictureFoot, { address: location.host + location.pathname })],
});

/** Makes a picture of a result and offers it to what the device can send files with; elsewhere it is saved. */
export async function sendPicture(sent: Sent): Promise<void> {
  const file = new File([await drawPicture(pictureOf(sent))], 'result.png', { type: 'image/png' });
  const shared = { files: [file], text: sent.message };
  const isOffered = 'canShare' in navigator && navigator.canShare(shared);
  if (isOffered && (await openShareSheet(shared))) return;
  saveBlob(file.name, file);
}
