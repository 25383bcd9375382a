import type { ToolName } from '@formation/content';
import { Icon, Mark, type MarkName } from '@formation/ui';
import { iconNamed } from '../lib/icons/icon.ts';

const marks: Readonly<Partial<Record<ToolName, MarkName>>> = {
  ebay: 'ebay',
  paypal: 'paypal',
  wise: 'wise',
  etsy: 'etsy',
  'tiktok-shop': 'tiktok',
  youtube: 'youtube',
};

/** The platform's mark where there is one, otherwise the tool's icon. */
export function ToolPicture({ name, icon }: Readonly<{ name: ToolName; icon: string }>) {
  const mark = marks[name];
  return mark ? <Mark name={mark} /> : <Icon name={iconNamed(icon)} />;
}
