import { fill } from '@formation/content';
import type { Fee, Platform } from '@formation/fees/tables';
import { feeSections, type FeeGroup, type FeeSection } from './fee-groups.ts';
import { pathName } from './fee-name.ts';
import { FeeTable, type FeeSetting } from './fee-table.tsx';
import { bandsText, type Bands } from './weight-text.ts';
import './fees.css';

type Props = FeeSetting & Readonly<{ platform: Platform; fees: readonly Fee[] }>;

/** The prices that divide the fees of a group, where its section has a card that says so. */
function bandsOf({ groups }: FeeSection, { fees }: FeeGroup, words: FeeSetting['words']): string {
  const isByWeight = fees.some(({ units }) => units['rows[].fees[]'] !== undefined);
  const card = groups.flatMap((group) => group.fees).find(({ units }) => units['priceBands[].upTo'] !== undefined);
  if (!isByWeight || !card) return '';
  const { priceBands } = card.entries.at(-1)?.value as { priceBands: Bands }; // its units say that it has them
  return bandsText(priceBands, { units: card.units, words: words.values });
}

type GroupProps = Omit<Props, 'fees'> & Readonly<{ section: FeeSection; group: FeeGroup; title: string }>;

/** A group says what its fees have in common; stores that charge the same are named together. */
function Group({ platform, section, group, title, ...setting }: GroupProps) {
  const { fees, paths } = group;
  const [path = [], ...others] = paths;
  const heading = [path.slice(section.path.length), ...others.map((other) => other.slice(-1))]
    .map((one) => pathName(one, platform, setting.words))
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
  const { words } = setting;
  const sections = feeSections(fees).map((section) => ({
    section,
    id: section.path.join('-').toLowerCase() || 'general',
    title: pathName(section.path, platform, words) || words.platforms[platform],
  }));
  return (
    <>
      {sections.length > 1 && (
        <nav
          className="cluster fee-parts"
          aria-label={fill(words.table.parts, { platform: words.platforms[platform] })}
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
