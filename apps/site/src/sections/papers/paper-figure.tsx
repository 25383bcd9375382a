import { inLanguage, messages, papers, type Locale, type Paper, type PaperName } from '@formation/content';
import { Chip } from '@formation/ui';
import './paper-figure.css';

type Lines = Paper['lines'];

/** The lines of a paper; those with a note have its number. */
function PaperLines({ lines }: Readonly<{ lines: Lines }>) {
  const noted = lines.filter(({ note }) => note);
  return (
    <ul lang="en">
      {lines.map((line) => (
        <li key={line.text}>
          {line.label && <small>{line.label}</small>}
          <span>{line.text}</span>
          {line.note && <b aria-hidden="true">{noted.indexOf(line) + 1}</b>}
        </li>
      ))}
    </ul>
  );
}

type Props = Readonly<{ locale: Locale; name: PaperName; hasCaption?: boolean }>;

/** A paper that comes of what the page offers: a specimen, and beside it what to know of its lines. */
export function PaperFigure({ locale, name, hasCaption = true }: Props) {
  const { frame, from, heading, lines, caption }: Paper = papers[name];
  return (
    <figure className="paper-figure">
      <div className={`paper paper-${frame}`}>
        <p className="from">
          <b lang="en">{from}</b>
          <Chip>{messages[locale].shell.specimen}</Chip>
        </p>
        <p className="heading" lang="en">
          {heading}
        </p>
        <PaperLines lines={lines} />
      </div>
      <figcaption>
        {hasCaption && <b>{inLanguage(caption, locale)}</b>}
        <ol>{lines.map(({ note, text }) => note && <li key={text}>{inLanguage(note, locale)}</li>)}</ol>
      </figcaption>
    </figure>
  );
}
