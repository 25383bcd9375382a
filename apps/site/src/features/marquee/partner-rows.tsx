import { partners } from '@formation/content';
import { Marquee, SampleNote } from '@formation/ui';
import { entryImage } from '../../lib/entry-image.ts';

type Props = Readonly<{
  words: Readonly<{ title: string; sampleNote: string }>;
  controls: Readonly<{ pause: string; resume: string }>;
  /** Address of the script that moves the rows. */
  script: string;
}>;

const tiles = partners.map(({ name, image }) => ({
  key: name,
  content: (
    <>
      <img src={entryImage('partners', image)} alt="" width="30" height="30" loading="lazy" data-logo />
      {name}
    </>
  ),
}));
const every = (first: 0 | 1) => tiles.filter((_, index) => index % 2 === first);

/** The partners' logos in two rows. */
export function PartnerRows({ words, controls: { pause, resume }, script }: Props) {
  return (
    <section className="section tight partners">
      <div className="wrap">
        <div className="between">
          <h2>{words.title}</h2>
          {partners.some(({ sample }) => sample) && <SampleNote>{words.sampleNote}</SampleNote>}
        </div>
      </div>
      <Marquee
        kind="logos"
        label={words.title}
        rows={[every(0), every(1)]}
        pause={pause}
        resume={resume}
        script={script}
      />
    </section>
  );
}
