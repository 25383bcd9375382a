import { messages } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import type { Fee } from '@formation/fees/tables';
import { Contents, ToTop } from '@formation/ui';
import { feeSections, type FeeGroup, type FeeSection } from './fee-groups.ts';
import { pathName, platformName } from './fee-name.ts';
import { FeeTable, type FeeSetting } from './fee-table.tsx';
import { bandsText } from './weight-text.ts';
import './fees.css';

type Props = FeeSetting & Readonly<{ platform: PlatformName; fees: readonly Fee[] }>;

/** The prices that divide the fees of a group, where its section has a card that says so. */
function bandsOf({ groups }: FeeSection, { fees }: FeeGroup, words: FeeSetting['words']): string {
  const values = (some: readonly Fee[]) => some.flatMap(({ entries }) => entries.at(-1)?.value ?? []);
  const isByWeight = values(fees).some(({ kind }) => kind === 'weight-prices');
  const card = values(groups.flatMap((group) => group.fees)).find((value) => value.kind === 'sizes');
  return isByWeight && card ? bandsText(card, words.values) : '';
}

/** What the fees of a group have in common; stores that charge the same are named together. Empty for the whole section. */
function groupName({ path: shared }: FeeSection, { paths }: FeeGroup, of: Pick<Props, 'platform' | 'locale'>): string {
  const [path = [], ...others] = paths;
  return [path.slice(shared.length), ...others.map((other) => other.slice(-1))]
    .map((one) => pathName(one, of.platform, of.locale))
    .join(', ');
}

type NamedGroup = Readonly<{ group: FeeGroup; id: string; name: string; bands: string }>;
type NamedSection = Readonly<{ id: string; title: string; groups: readonly NamedGroup[] }>;

/** The sections and their groups as the page names them, each with an id of its own. */
function namedSections({ platform, locale, words, fees }: Props): readonly NamedSection[] {
  return feeSections(fees).map((section) => {
    const id = section.path.join('-').toLowerCase() || 'general';
    const groups = section.groups.map((group, index) => ({
      group,
      id: `${id}-${index + 1}`,
      name: groupName(section, group, { platform, locale }),
      bands: bandsOf(section, group, words),
    }));
    return { id, title: pathName(section.path, platform, locale) || platformName(locale, platform), groups };
  });
}

/** The list of contents: the sections, and in each the groups that have a heading. */
const partsOf = (sections: readonly NamedSection[]) =>
  sections.map(({ id, title, groups }) => ({
    href: `#${id}`,
    label: title,
    parts: groups.filter(({ name }) => name !== '').map((group) => ({ href: `#${group.id}`, label: group.name })),
  }));

function Group({ title, id, name, bands, group, ...setting }: FeeSetting & NamedGroup & Readonly<{ title: string }>) {
  const {
    fees,
    paths: [path = []],
  } = group;
  return (
    <>
      {name && <h3 id={id}>{name}</h3>}
      {bands && <p className="small muted">{bands}</p>}
      <FeeTable title={name ? `${title}: ${name}` : title} fees={fees} from={path.length} {...setting} />
    </>
  );
}

/** A platform's whole table, by country or site and by what the fees have in common, with a way to each part. */
export function FeeSections(props: Props) {
  const { locale, words, day, sources } = props;
  const sections = namedSections(props);
  const { onThisPage, toTop } = messages[locale].shell;
  return (
    <>
      <Contents title={onThisPage} parts={partsOf(sections)} />
      {sections.map(({ id, title, groups }) => (
        <section key={id} id={id} className="fee-group">
          <h2 className="stays">{title}</h2>
          {groups.map((group) => (
            <Group key={group.id} title={title} {...group} {...{ locale, words, day, sources }} />
          ))}
          <ToTop>{toTop}</ToTop>
        </section>
      ))}
    </>
  );
}
