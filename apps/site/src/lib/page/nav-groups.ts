import { inLanguage, type Locale, messages, pages, serviceCards, tools } from '@formation/content';
import type { IconName, MarkName } from '@formation/ui';
import { iconNamed } from '../icons/icon.ts';
import { localePath } from '../language/locale.ts';

export type NavItem = Readonly<{ href: string; label: string; line: string; icon?: IconName; mark?: MarkName }>;
export type NavGroup = Readonly<{
  id: 'services' | 'resources';
  label: string;
  title: string;
  foot: string;
  footLink: Readonly<{ href: string; label: string }>;
  items: readonly NavItem[];
}>;

const calculators = ['ebay', 'wise', 'paypal', 'amazon'] as const;
const marks: Readonly<Partial<Record<(typeof calculators)[number], MarkName>>> = {
  ebay: 'ebay',
  wise: 'wise',
  paypal: 'paypal',
};

const serviceItems = (locale: Locale): readonly NavItem[] =>
  serviceCards.map(({ slug, icon, title, text }) => ({
    href: localePath(locale, `/service/${slug}`),
    label: inLanguage(title, locale),
    line: inLanguage(text, locale),
    icon: iconNamed(icon),
  }));

const calculatorItems = (locale: Locale): readonly NavItem[] =>
  calculators.map((name) => {
    const { href, icon, title, text } = tools[name];
    const mark = marks[name];
    const picture = mark ? { mark } : { icon: iconNamed(icon) };
    return {
      href: localePath(locale, href),
      label: inLanguage(title, locale),
      line: inLanguage(text, locale),
      ...picture,
    };
  });

/** The two groups of the navigation bar and of the side menu, in their order. */
export function navGroups(locale: Locale): readonly [services: NavGroup, resources: NavGroup] {
  const words = messages[locale].shell.nav;
  return [
    {
      id: 'services',
      label: words.services,
      title: words.servicesTitle,
      foot: words.servicesFoot,
      footLink: { href: localePath(locale, '/meet'), label: words.scheduleCall },
      items: serviceItems(locale),
    },
    {
      id: 'resources',
      label: words.resources,
      title: words.resourcesTitle,
      foot: words.resourcesFoot,
      footLink: {
        href: localePath(locale, pages.resources.href),
        label: inLanguage(pages.resources.title, locale),
      },
      items: calculatorItems(locale),
    },
  ];
}
