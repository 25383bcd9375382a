import { fill } from '@formation/content';
import { Button, LinkButton } from '@formation/ui';
import { useState } from 'react';
import { addressInPageLanguage } from '../../../lib/language/page-language.ts';
import { copyText } from '../../../lib/sharing/copy-text.ts';
import { feedAddress } from './feed-address.ts';
import type { ReminderWords } from './reminder-words.ts';

type Props = Readonly<{ words: ReminderWords; company: () => string }>;

/** A calendar that programs ask for again and again: its address is all there is. */
export function Feed({ words: { feed }, company }: Props) {
  const [told, setTold] = useState('');
  const address = () => feedAddress(location.origin, addressInPageLanguage(`?${company()}`).slice(1));
  const copy = async () => {
    const url = address().copied;
    setTold((await copyText(url)) ? feed.copied : fill(feed.notCopied, { url }));
  };
  return (
    <section className="stack" aria-labelledby="feed-title">
      <h3 id="feed-title">{feed.title}</h3>
      <p className="fine">{feed.text}</p>
      <div className="cluster">
        <LinkButton look="ghost" icon="calendar-check" href={address().opened}>
          {feed.subscribe}
        </LinkButton>
        <Button look="ghost" icon="link" onClick={() => void copy()}>
          {feed.copy}
        </Button>
      </div>
      <p className="small" role="status">
        {told}
      </p>
    </section>
  );
}
