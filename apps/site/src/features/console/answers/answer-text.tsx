import { Fold } from '../shell/fold.tsx';
import { isLong, opened, partsOf, shortened } from './long-text.ts';

/** What one of the firm wrote: addresses in it are short links. */
function Linked({ text }: Readonly<{ text: string }>) {
  return (
    <p className="plain-text">
      {partsOf(text).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <a key={at} href={part} target="_blank" rel="noreferrer">
            {shortened(part)}
          </a>
        ),
      )}
    </p>
  );
}

/** An answer as it went out; a long one is folded, for the firm knows what it wrote. */
export function AnswerText({ subject, text }: Readonly<{ subject: string; text: string }>) {
  if (isLong(text))
    return (
      <Fold title={subject} standing={opened(text)}>
        <Linked text={text} />
      </Fold>
    );
  return (
    <>
      <p className="plain-text">
        <b>{subject}</b>
      </p>
      <Linked text={text} />
    </>
  );
}
