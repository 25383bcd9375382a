import { answeringLanguage, answerTemplates, fill } from '@formation/content';
import { SelectField } from '@formation/ui';
import type { Entry, Letter } from '../api/shapes.ts';
import { useCommands } from '../menu/commands.ts';
import { useWords } from '../shell/use-words.ts';

const typedBy = ({ typed }: Entry, name: string) => typed.find((field) => field.name === name)?.text ?? '';

/** Whether nobody has typed a subject: it is empty, the usual one, or that of a template. */
export const isUntypedSubject = (subject: string, usual: string): boolean =>
  ['', usual, ...answerTemplates.map((each) => each.subject)].includes(subject.trim());

/** Where a template has the link by which a visitor sends papers: it is made once the template is chosen. */
export const uploadField = '{upload}';

type Template = (typeof answerTemplates)[number];

type Props = Readonly<{
  entry: Entry;
  /** The name of who answers; empty for who has none. */
  agent: string;
  disabled: boolean;
  onChosen: (letter: Letter) => void;
}>;

/** Texts that are written often, those in the visitor's language first. */
export function Templates({ entry, agent, disabled, onChosen }: Props) {
  const { answer, menu } = useWords();
  const theirs = answeringLanguage(entry.language, entry.typed.map(({ text }) => text).join(' '));
  const sorted = answerTemplates.toSorted((a, b) => Number(b.language === theirs) - Number(a.language === theirs));
  const options = sorted.map(({ title, language }, at) => ({
    value: String(at),
    label: fill(answer.templateIn, { title, language: answer.languages[language] }),
  }));
  const filledIn = ({ subject, text, language }: Template): Letter => {
    const name = typedBy(entry, 'name') || answer.nameless[language];
    return { subject, text: fill(text, { name, agent: agent || answer.agentless, upload: uploadField }) };
  };
  useCommands(() =>
    disabled
      ? []
      : sorted.map((template, at) => ({
          kind: 'here',
          name: fill(menu.template, { title: options[at]?.label ?? template.title }),
          act: () => onChosen(filledIn(template)),
        })),
  );
  return (
    <SelectField
      label={answer.template}
      value=""
      disabled={disabled}
      options={[{ value: '', label: answer.choose }, ...options]}
      onChange={({ target }) => {
        const chosen = sorted[Number(target.value)];
        if (target.value !== '' && chosen !== undefined) onChosen(filledIn(chosen));
      }}
    />
  );
}
