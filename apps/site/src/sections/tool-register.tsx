import { inLanguage, type Locale, type ToolName, tools } from '@formation/content';
import { Register } from '@formation/ui';
import { localePath } from '../lib/locale.ts';
import { ToolPicture } from './tool-picture.tsx';

type Props = Readonly<{ locale: Locale; names: readonly ToolName[]; linkText: string }>;

/** Free tools in one ruled frame. */
export function ToolRegister({ locale, names, linkText }: Props) {
  return (
    <Register
      entries={names.map((name) => {
        const { href, icon, title, text } = tools[name];
        return {
          picture: <ToolPicture name={name} icon={icon} />,
          title: inLanguage(title, locale),
          text: inLanguage(text, locale),
          href: localePath(locale, href),
          linkText,
        };
      })}
    />
  );
}
