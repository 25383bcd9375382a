import { countries, inLanguage, type Locale } from '@formation/content';
import { Flag } from '@formation/ui';

/** The choice of a country. The browser keeps it and the style sheet follows it: no script is involved. */
export function CountryPicker({ locale, legend }: Readonly<{ locale: Locale; legend: string }>) {
  return (
    <fieldset className="seg">
      <legend className="sr">{legend}</legend>
      {countries.map(({ value, label, flag }, index) => (
        <label key={value}>
          <input type="radio" name="country" value={value} defaultChecked={index === 0} />
          <Flag name={flag} />
          {inLanguage(label, locale)}
        </label>
      ))}
    </fieldset>
  );
}
