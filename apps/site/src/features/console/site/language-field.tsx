import { inside, placeIn } from '@formation/console-api/values';
import { type Locale, fill, locales } from '@formation/content';
import { useWords } from '../shell/use-words.ts';
import { valueText } from './field-texts.ts';
import { isMissingIn, optional } from './field-value.ts';
import { type OuterProps, useForm } from './form-context.ts';
import { Act, FaultOf } from './outer-field.tsx';
import { TextInput } from './simple-field.tsx';

const isLocale = (language: string): language is Locale => language in locales;

type InnerProps = OuterProps<'languages'> & Readonly<{ locale: Locale }>;

const asInner = ({ place, field, value, label, locale }: InnerProps) => {
  const inner = locale === 'en' ? field.field : optional(field.field);
  const help = field.help || inner.help;
  return { place: placeIn(place, locale), value: inside(value, locale), label, field: { ...inner, help } };
};

/** A text, with what stands in English above it. */
function LanguageText(props: InnerProps) {
  const { site } = useWords();
  const { value, locale, place } = props;
  const { field, ...inner } = asInner(props);
  const english = fill(site.form.english, { text: valueText(site, inside(value, 'en')) });
  const said = [field.help, locale !== 'en' && english, isMissingIn(locale, value) && site.form.fallback];
  return (
    <>
      <FaultOf place={place} />
      <TextInput {...inner} field={{ ...field, help: said.filter(Boolean).join(' ') }} lang={locales[locale].tag} />
    </>
  );
}

/** Several texts: begun with what stands in English, and taken away as a whole. */
function LanguageTexts(props: InnerProps) {
  const { form } = useWords().site;
  const { change } = useForm();
  const { place, value, locale, Inner } = props;
  const { field, ...inner } = asInner(props);
  const act = (text: string, next: unknown) => (
    <div lang="en">
      <Act text={text} of="{label}" label={text} onPress={() => change(inner.place, next)} />
    </div>
  );
  if (inner.value === undefined)
    return (
      <div className="stack">
        <FaultOf place={place} />
        <p>{form.fallback}</p>
        {act(form.begin, inside(value, 'en'))}
      </div>
    );
  return (
    <div className="stack" lang={locales[locale].tag}>
      <FaultOf place={place} />
      <Inner {...inner} field={{ ...field, emptied: 'kept' }} />
      {locale !== 'en' && act(form.takeAway, undefined)}
    </div>
  );
}

/** A text in the language that is chosen above; where it has none yet, it is said that English stands in. */
export function LanguageField(props: OuterProps<'languages'>) {
  const { language } = useForm();
  const { languages, field } = props.field;
  if (!isLocale(language) || !languages.includes(language)) return null;
  const Shown = field.kind === 'text' ? LanguageText : LanguageTexts;
  return <Shown key={language} {...props} locale={language} />;
}
