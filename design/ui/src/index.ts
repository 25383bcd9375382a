export { Avatar } from './avatar/avatar.tsx';
export { Button, GoLink, LinkButton } from './button/button.tsx';
export { Chip } from './chip/chip.tsx';
export { CopyButton } from './copy-button/copy-button.tsx';
export { Choices } from './choices/choices.tsx';
export { Contents } from './contents/contents.tsx';
export { ToTop } from './contents/to-top.tsx';
export { Cover } from './covers/cover.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { Dock } from './dock/dock.tsx';
export { Donut } from './donut/donut.tsx';
export { Facts } from './facts/facts.tsx';
export { Faq } from './faq/faq.tsx';
export {
  FreeNumberField,
  FreeNumberInput,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from './field/field.tsx';
export { CheckField } from './field/check-field.tsx';
export { useAnyNumber } from './field/plain-number.ts';
export { ReadBack } from './field/read-back.tsx';
export { useSettled } from './field/use-settled.ts';
export { HeroImage } from './hero-image/hero-image.tsx';
export { Flag, Icon, Mark } from './icon/icon.tsx';
export { flagNames, iconNames, markNames, type FlagName, type IconName, type MarkName } from './icon/icon-names.ts';
export { LedgerGroup, LedgerRow, LedgerTotal } from './ledger/ledger.tsx';
export { Logo } from './logo/logo.tsx';
export { Marquee } from './marquee/marquee.tsx';
export { Weave } from './motif/weave.tsx';
export { NightBand } from './night-band/night-band.tsx';
export { MonthGrid } from './month-grid/month-grid.tsx';
export { Note } from './note/note.tsx';
export { Process } from './process/process.tsx';
export { Register } from './register/register.tsx';
export { Reveal } from './reveal/reveal.tsx';
export { SampleNote } from './sample/sample-note.tsx';
export { Section } from './section/section.tsx';
export { Segmented } from './segmented/segmented.tsx';
export { ShareBar } from './share-bar/share-bar.tsx';
export { Stars } from './stars/stars.tsx';
export { Stats } from './stats/stats.tsx';
export { VideoFacade } from './video/video.tsx';
export { TableScroll } from './table/table-scroll.tsx';
