import { dealt } from '@formation/content';
import { Marquee, SampleNote } from '@formation/ui';
import { isWordmark, type Logo, shownHeight } from '../../lib/page/logo.ts';

type Props = Readonly<{
  words: Readonly<{ title: string; sampleNote: string }>;
  controls: Readonly<{ pause: string; resume: string }>;
  /** Address of the script that moves the rows. */
  script: string;
  logos: readonly Logo[];
}>;

/** A mark with the name beside it, or a wordmark, which has the name in it. */
function Tile({ logo }: Readonly<{ logo: Logo }>) {
  const { name, src, width } = logo;
  if (isWordmark(logo))
    return (
      <img className="wordmark" src={src} alt={name} width={width} height={shownHeight} loading="lazy" data-logo />
    );
  return (
    <>
      <img src={src} alt="" width="30" height="30" loading="lazy" data-logo />
      {name}
    </>
  );
}

const tilesOf = (logos: readonly Logo[]) => logos.map((logo) => ({ key: logo.name, content: <Tile logo={logo} /> }));

/** The partners’ logos in two rows; a firm that names none has no such section. */
export function PartnerRows({ words, controls: { pause, resume }, script, logos }: Props) {
  if (logos.length === 0) return null;
  const rows = dealt(tilesOf(logos));
  return (
    <section className="section tight partners">
      <div className="wrap">
        <div className="between">
          <h2>{words.title}</h2>
          {logos.some(({ sample }) => sample) && <SampleNote>{words.sampleNote}</SampleNote>}
        </div>
      </div>
      <Marquee kind="logos" label={words.title} rows={rows} pause={pause} resume={resume} script={script} />
    </section>
  );
}
