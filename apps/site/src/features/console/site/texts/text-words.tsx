import { fill } from '@formation/content';
import type { ReadText } from '../../api/shapes.ts';
import { timeIn } from '../../bookings/times.ts';
import { useStaff } from '../../people/staff.ts';
import { useLocale, useWords } from '../../shell/use-words.ts';

/** What was done to a text, in a line each. */
function Done({ text: { done, accepted } }: Readonly<{ text: ReadText }>) {
  const { texts } = useWords();
  const locale = useLocale();
  const { nameOf } = useStaff();
  return (
    <div className="small plain-text">
      {accepted && done.length === 0 && <p>{fill(texts.done.file, { who: nameOf(accepted.by), time: accepted.on })}</p>}
      {done.map(({ act, who, at, before, note }) => (
        <p key={`${act} ${at}`}>
          {fill(texts.done[act], { who: nameOf(who), time: timeIn(locale, at), before, note })}
        </p>
      ))}
    </div>
  );
}

/** What each name in curly brackets becomes. */
function Values({ values }: Pick<ReadText, 'values'>) {
  const { texts } = useWords();
  if (values.length === 0) return null;
  return (
    <div className="small muted plain-text">
      <p>{texts.values}</p>
      {values.map(({ name, value }) => (
        <p key={name}>{fill(value === '' ? texts.unknown : texts.value, { name, value })}</p>
      ))}
    </div>
  );
}

/** A text beside its English, with the pages where it stands. */
export function TextWords({ text, language }: Readonly<{ text: ReadText; language: string }>) {
  const { texts, site } = useWords();
  const { key, english, own, pages, values } = text;
  return (
    <>
      <dl className="terms">
        <div>
          <dt>{texts.english}</dt>
          <dd lang="en" className="plain-text">
            {english}
          </dd>
        </div>
        <div>
          <dt>{language === 'si' ? site.names.si : site.names.ta}</dt>
          <dd lang={language} className="plain-text">
            {own || texts.missing}
          </dd>
        </div>
      </dl>
      <Values values={values} />
      <p className="small muted plain-text">
        {texts.where}:{' '}
        {pages.map((page) => (
          <span key={page}>
            <a href={page} target="_blank" rel="noopener">
              {page}
            </a>{' '}
          </span>
        ))}
        <bdi>{key}</bdi>
      </p>
      <Done text={text} />
    </>
  );
}
