import { expect, test, vi } from 'vitest';
import { browserZone, officeZone, timeZones } from './time-zones.ts';

/** A browser that says it is in a zone, with a list of zones or without. */
function stubBrowser(timeZone: string | undefined, listed?: readonly string[]) {
  const { DateTimeFormat } = Intl;
  vi.stubGlobal('Intl', {
    DateTimeFormat: function (...input: ConstructorParameters<typeof DateTimeFormat>) {
      const format = new DateTimeFormat(...input);
      return input[1] ? format : { resolvedOptions: () => ({ timeZone }) };
    },
    ...(listed && { supportedValuesOf: () => listed }),
  });
}

test.each([
  ['Europe/London', 'Europe/London'],
  ['Etc/Unknown', undefined],
  [undefined, undefined],
])('a browser in %j is in %j', (named, zone) => {
  stubBrowser(named);
  expect(browserZone()).toBe(zone);
});

test('Colombo is offered first, then the zone of the browser, and none twice', () => {
  stubBrowser('Asia/Tokyo', ['Africa/Cairo', 'Asia/Colombo', 'Asia/Tokyo']);
  expect(timeZones()).toEqual([officeZone, 'Asia/Tokyo', 'UTC', 'Africa/Cairo']);
});

test('an old browser that does not know where it is offers something all the same', () => {
  stubBrowser('Etc/Unknown');
  expect(timeZones()).toEqual([officeZone, 'UTC']);
});
