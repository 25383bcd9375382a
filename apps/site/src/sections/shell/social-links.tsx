import type { socialLinks } from '@formation/content';
import { Mark, type MarkName } from '@formation/ui';

type Links = ReturnType<typeof socialLinks>;

const names = {
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
} as const satisfies Partial<Record<MarkName, string>>;

/** The networks on which the firm can be followed, if any. */
export function SocialLinks({ label, links }: Readonly<{ label: string; links: Links }>) {
  if (links.length === 0) return null;
  return (
    <ul className="social" aria-label={label}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} aria-label={names[network]} rel="noopener">
            <Mark name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
