import { messages } from '@formation/content';
import { notReplaced, statuses, type Dated, type FeeValue, type Status } from '@formation/fees';
import { changeEvents, feesOf, platformsWithFees, type EventOfPlatform } from '@formation/fees/tables';
import { certaintyCounts } from '@formation/formation';
import { days, linked } from './written.ts';

const names = messages.en.feeTables.statuses;

function counted(counts: Readonly<Partial<Record<Status, number>>>): string {
  return statuses.flatMap((status) => (counts[status] ? [`${counts[status]} ${names[status]}`] : [])).join(', ');
}

/** How many numbers of a platform that count today or later are how sure. */
async function ofPlatform(name: Parameters<typeof feesOf>[0]): Promise<string> {
  const entries = (await feesOf(name)).flatMap((fee) => notReplaced(fee.entries));
  const groups = Map.groupBy(entries, ({ status }) => status);
  return `- ${name}: ${counted(Object.fromEntries([...groups].map(([status, all]) => [status, all.length])))}`;
}

/** How sure each table is. */
export async function surenessText(): Promise<string> {
  const fees = await Promise.all((await platformsWithFees()).map(ofPlatform));
  const companies = Object.entries(certaintyCounts()).map(([table, counts]) => `- ${table}: ${counted(counts)}`);
  return ['## How sure the tables are', [...fees, ...companies].join('\n')].join('\n\n');
}

const written = (entry: Dated<FeeValue> | undefined) =>
  entry?.value.kind === 'percent' ? `${entry.value.percent}%` : '';

function eventText({ platform, day, source, touched }: EventOfPlatform): string {
  const fees = touched.map(({ path, before, after }) => {
    const values = [written(before), written(after)].filter(Boolean).join(' → ');
    return `\`${path.join('.')}\`${values && ` ${values}`}`;
  });
  return `- ${platform}, ${days.format(new Date(day))} (${linked(source)}): ${fees.join('; ')}`;
}

/** Changes that touched several fees at once, each with every fee that must carry it. */
export async function eventsText(): Promise<string> {
  const events = (await changeEvents()).map(eventText);
  const lead =
    'Each with the fees that must carry it, and their percentages before and after; `/fees/changes` shows all values.';
  return ['## Changes that touch several fees', lead, events.join('\n')].join('\n\n');
}
