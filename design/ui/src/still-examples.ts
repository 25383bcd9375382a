import { examples as avatar } from './avatar/avatar.examples.tsx';
import { examples as button } from './button/button.examples.tsx';
import { examples as chip } from './chip/chip.examples.tsx';
import { examples as choices } from './choices/choices.examples.tsx';
import { examples as contents } from './contents/contents.examples.tsx';
import { examples as covers } from './covers/covers.examples.tsx';
import { examples as dock } from './dock/dock.examples.tsx';
import { examples as donut } from './donut/donut.examples.tsx';
import { examples as facts } from './facts/facts.examples.tsx';
import { examples as faq } from './faq/faq.examples.tsx';
import { examples as field } from './field/field.examples.tsx';
import { examples as heroImage } from './hero-image/hero-image.examples.tsx';
import { examples as icon } from './icon/icon.examples.tsx';
import { examples as ledger } from './ledger/ledger.examples.tsx';
import { examples as logo } from './logo/logo.examples.tsx';
import { examples as marquee } from './marquee/marquee.examples.tsx';
import { examples as monthGrid } from './month-grid/month-grid.examples.tsx';
import { examples as motif } from './motif/motif.examples.tsx';
import { examples as nightBand } from './night-band/night-band.examples.tsx';
import { examples as note } from './note/note.examples.tsx';
import { examples as process } from './process/process.examples.tsx';
import { examples as register } from './register/register.examples.tsx';
import { examples as reveal } from './reveal/reveal.examples.tsx';
import { examples as sample } from './sample/sample.examples.tsx';
import { examples as section } from './section/section.examples.tsx';
import { examples as segmented } from './segmented/segmented.examples.tsx';
import { examples as shareBar } from './share-bar/share-bar.examples.tsx';
import { examples as stars } from './stars/stars.examples.tsx';
import { examples as stats } from './stats/stats.examples.tsx';
import { examples as table } from './table/table.examples.tsx';
import { examples as video } from './video/video.examples.tsx';

/** The components that need no script, in every state. */
export const stillExamples = {
  ...avatar,
  ...button,
  ...chip,
  ...choices,
  ...contents,
  ...covers,
  ...dock,
  ...donut,
  ...facts,
  ...faq,
  ...field,
  ...heroImage,
  ...icon,
  ...ledger,
  ...logo,
  ...marquee,
  ...monthGrid,
  ...motif,
  ...nightBand,
  ...note,
  ...process,
  ...register,
  ...reveal,
  ...sample,
  ...section,
  ...segmented,
  ...shareBar,
  ...stars,
  ...stats,
  ...table,
  ...video,
};
