import type { Messages } from '@formation/content';
import { SelectField } from '@formation/ui';
import { useState } from 'react';
import { browserZone, officeZone, timeZones } from './time-zones.ts';

type Props = Readonly<{ words: Messages['meet']['times']; zone: string; onZone: (zone: string) => void }>;

/** By which clock the times are shown. */
export function ZoneField({ words, zone, onZone }: Props) {
  const [zones] = useState(timeZones);
  const isUnknown = browserZone() === undefined && zone === officeZone;
  const options = zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  return (
    <SelectField
      label={words.zone}
      help={isUnknown && words.unknownZone}
      options={options}
      value={zone}
      onChange={(event) => onZone(event.target.value)}
    />
  );
}
