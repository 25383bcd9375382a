import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './video.css';

type Props = Readonly<{
  /** The film itself: without a script the link leads to it. */
  href: string;
  label: string;
  title: string;
  note: string;
  /** A drawing in the place of the film. */
  art: ReactNode;
  /** Where the film is embedded from, when another host shows it. */
  embed?: string | undefined;
  /** The text track of a film of our own. */
  captions?: Readonly<{ src: string; lang: string; label: string }> | undefined;
  /** Address of the script that puts the film in place, loaded when the visitor comes near. */
  script?: string | undefined;
}>;

/** The place of a film before somebody wants to see it: a drawing and a play button. Nothing is requested. */
export function VideoFacade({ href, label, title, note, art, embed, captions, script }: Props) {
  return (
    <a
      className="video"
      href={href}
      data-video={label}
      data-script={script}
      data-embed={embed}
      data-captions={captions?.src}
      data-captions-lang={captions?.lang}
      data-captions-label={captions?.label}
    >
      <span className="sr">{label}. </span>
      {art}
      <span className="play">
        <Icon name="play" />
      </span>
      <span className="meta">
        <span>{title}</span>
        <span>{note}</span>
      </span>
    </a>
  );
}
