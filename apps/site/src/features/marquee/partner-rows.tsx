import { dealt, type Partner, partners } from '@formation/content';
import { Marquee, SampleNote } from '@formation/ui';
import { entryImage } from '../../lib/page/entry-image.ts';

type Props = Readonly<{
  words: Readonly<{ title: string; sampleNote: string }>;
  controls: Readonly<{ pause: string; resume: string }>;
  /** Address of the script that moves the rows. */
  script: string;
  /** All of them, unless a test names others. */
  shown?: readonly Partner[];
}>;

const tilesOf = (all: readonly Partner[]) =>
  all.map(({ name, image }) => ({
    key: name,
    content: (
      <>
        <img src={entryImage('partners', image)} alt="" width="30" height="30" loading="lazy" data-logo />
        {name}
      </>
    ),
  }));

/** The partners’ logos in two rows; a firm that names none has no such section. */
export function PartnerRows({ words, controls: { pause, resume }, script, shown = partners }: Props) {
  if (shown.length === 0) return null;
  const rows = dealt(tilesOf(shown));
  return (
    <section className="section tight partners">
      <div className="wrap">
        <div className="between">
          <h2>{words.title}</h2>
          {shown.some(({ sample }) => sample) && <SampleNote>{words.sampleNote}</SampleNote>}
        </div>
      </div>
      <Marquee kind="logos" label={words.title} rows={rows} pause={pause} resume={resume} script={script} />
    </section>
  );
}
