import { saveBlob } from '../save-file.ts';
import { openShareSheet } from '../share-sheet.ts';
import { drawPicture, type Picture } from './draw-picture.ts';

/** Makes a picture of a result and offers it to what the device can send files with; elsewhere it is saved. */
export async function sendPicture(picture: Picture, message: string): Promise<void> {
  const file = new File([await drawPicture(picture)], 'result.png', { type: 'image/png' });
  const sent = { files: [file], text: message };
  const isOffered = 'canShare' in navigator && navigator.canShare(sent);
  if (isOffered && (await openShareSheet(sent))) return;
  saveBlob(file.name, file);
}
