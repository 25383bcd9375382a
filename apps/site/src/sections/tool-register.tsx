import { inLanguage, type Locale, type ToolName, tools, type unlistedCalculators } from '@formation/content';
import { Icon, Register } from '@formation/ui';
import { localePath } from '../lib/language/locale.ts';
import { ToolPicture } from './tool-picture.tsx';

type Props = Readonly<{
  locale: Locale;
  names: readonly ToolName[];
  /** Those without a card of their own, after the others. */
  unlisted?: ReturnType<typeof unlistedCalculators>;
  linkText: string;
}>;

/** Free tools in one ruled frame. */
export function ToolRegister({ locale, names, unlisted = [], linkText }: Props) {
  const listed = names.map((name) => {
    const { href, icon, title, text } = tools[name];
    const picture = <ToolPicture name={name} icon={icon} />;
    return { picture, title: inLanguage(title, locale), text: inLanguage(text, locale), href };
  });
  const others = unlisted.map((calculator) => ({ picture: <Icon name="calculator" />, ...calculator }));
  return (
    <Register
      entries={[...listed, ...others].map((entry) => ({ ...entry, href: localePath(locale, entry.href), linkText }))}
    />
  );
}
