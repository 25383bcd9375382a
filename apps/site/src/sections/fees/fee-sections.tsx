import { fill } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import type { Fee } from '@formation/fees/tables';
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

type GroupProps = Omit<Props, 'fees'> & Readonly<{ section: FeeSection; group: FeeGroup; title: string }>;

/** A group says what its fees have in common; stores that charge the same are named together. */
function Group({ platform, section, group, title, ...setting }: GroupProps) {
  const { fees, paths } = group;
  const [path = [], ...others] = paths;
  const heading = [path.slice(section.path.length), ...others.map((other) => other.slice(-1))]
    .map((one) => pathName(one, platform, setting.locale))
    .join(', ');
  const bands = bandsOf(section, group, setting.words);
  return (
    <>
      {heading && <h3>{heading}</h3>}
      {bands && <p className="small muted">{bands}</p>}
      <FeeTable title={heading ? `${title}: ${heading}` : title} fees={fees} from={path.length} {...setting} />
    </>
  );
}

/** A platform's whole table, by country or site and by what the fees have in common, with a way to each part. */
export function FeeSections({ platform, fees, ...setting }: Props) {
  const { words, locale } = setting;
  const sections = feeSections(fees).map((section) => ({
    section,
    id: section.path.join('-').toLowerCase() || 'general',
    title: pathName(section.path, platform, locale) || platformName(locale, platform),
  }));
  return (
    <>
      {sections.length > 1 && (
        <nav
          className="cluster fee-parts"
          aria-label={fill(words.table.parts, { platform: platformName(locale, platform) })}
        >
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {sections.map(({ section, id, title }) => (
        <section key={id} id={id} className="fee-group">
          <h2>{title}</h2>
          {section.groups.map((group) => (
            <Group
              key={group.paths.join()}
              platform={platform}
              section={section}
              group={group}
              title={title}
              {...setting}
            />
          ))}
        </section>
      ))}
    </>
  );
}
