import { fill } from '@formation/content';
import { standingDuties, type Company, type UndatedDuty } from '@formation/deadlines';
import { Section } from '@formation/ui';
import type { DeadlineWords } from './deadline-words.ts';
import { SourceLine } from './source-line.tsx';

type Props = Readonly<{ words: DeadlineWords; company: Company; undated: readonly UndatedDuty[] }>;

/** What has no dates: duties of what the company does not do, and rules that no calendar shows. */
export function OtherRules({ words, company, undated }: Props) {
  const { rules, page } = words;
  const items = [
    ...standingDuties(company).map((duty) => ({ ...duty, text: rules.standing[duty.id] })),
    ...undated.map(({ duty, onlyIf, ...rest }) => ({
      ...rest,
      id: duty,
      text: fill(rules.undated.item, { onlyIf: rules.onlyIf[onlyIf], title: rules.duties[duty].title }),
    })),
  ];
  return (
    <Section title={page.standing.title} lead={page.standing.lead} wash rail>
      <ul className="ruled">
        {items.map(({ id, text, source, verified }) => (
          <li key={id}>
            <p>{text}</p>
            <p className="fine known">
              <SourceLine source={source} verified={verified} words={words} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
