import { fill } from '@formation/content';
import { Segmented } from '@formation/ui';
import { useWords } from '../shell/use-words.ts';
import { labelOf } from './field-texts.ts';
import { languagesIn, missingIn, type Placed } from './field-value.ts';

type LanguagesProps = Readonly<{ whole: Placed; language: string; onChoose: (language: string) => void }>;

/** The languages of the texts, with what is missing in each. */
export function Languages({ whole, language, onChoose }: LanguagesProps) {
  const { site } = useWords();
  const { form } = site;
  const languages = languagesIn(whole);
  if (languages.length < 2) return null;
  const counts = languages.map((each) => ({ label: labelOf(site, each), count: missingIn(each, whole) }));
  const missing = counts.filter(({ count }) => count > 0);
  return (
    <div className="stack site-languages">
      <Segmented
        legend={form.language}
        value={language}
        options={languages.map((value) => ({ value, label: labelOf(site, value) }))}
        onChange={onChoose}
      />
      {missing.map(({ label, count }) => (
        <p key={label} className="small muted">
          {fill(form.missing, { language: label, count })}
        </p>
      ))}
    </div>
  );
}
