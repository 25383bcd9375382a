import type { Messages } from '@formation/content';
import { Mark } from '@formation/ui';
import { useState } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';
import { useIsHydrated } from '../../hydration/use-hydrated.ts';
import { ShareButton } from './share-button.tsx';
import { openShareSheet } from './share-sheet.ts';
import { pageTitle, resultSentence, type SharedResult } from './shared-result.ts';
import { whatsappShare } from './whatsapp-share.ts';
import './share-tools.css';

type Words = Messages['sharing'];
type Props = Readonly<{
  words: Words;
  result: SharedResult;
  /** The address that brings the result back. */
  link: () => string;
}>;

/** Makes a picture of a result; what draws it comes with the first one. */
function PictureButton({ words, result, message }: Omit<Props, 'link'> & Readonly<{ message: string }>) {
  const [isFailed, setFailed] = useState(false);
  const send = async () => {
    const { sendPicture } = await retryLoad(() => import('./picture/send-picture.ts'));
    await sendPicture({ result, words, message }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return (
    <>
      <ShareButton icon="image" text={words.picture} onPress={send} />
      {isFailed && <span role="alert">{words.pictureFailed}</span>}
    </>
  );
}

/** Sends a result to somebody: by WhatsApp, by what the device offers, as a picture. No other host hears before a tap. */
export function ShareButtons({ words, result, link }: Props) {
  const isHydrated = useIsHydrated(); // the title and the address are the page's
  const sentence = isHydrated ? resultSentence(result, pageTitle()) : result.answer;
  const message = isHydrated ? `${sentence}\n${link()}` : sentence;
  return (
    <>
      <a href={whatsappShare(message)} target="_blank" rel="noopener noreferrer">
        <Mark name="whatsapp" /> {words.whatsapp}
      </a>
      {(!isHydrated || 'share' in navigator) && (
        <ShareButton
          icon="share-2"
          text={words.share}
          onPress={() => openShareSheet({ text: sentence, url: link() })}
        />
      )}
      <PictureButton words={words} result={result} message={message} />
    </>
  );
}
