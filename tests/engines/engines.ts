// The main journeys in the two other engines: `npm run test:engines`. Not part of `npm test`: it needs Debian's
// firefox-esr, webkit2gtk-driver and xvfb.
import { withServer } from '../../scripts/build/site-server.ts';
import { firefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { webkit } from './webkit.ts';

const widths = [360, 1280] as const;
const [only] = process.argv.slice(2);

const failures = await withServer(async (origin) => {
  const found: string[] = [];
  for (const open of [firefox, webkit].filter(({ name }) => !only || name === only)) {
    const engine = await open();
    for (const width of widths)
      for (const [name, go] of Object.entries(journeys)) {
        await engine.size(width, 900);
        const failure = await go(engine, origin, width).then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
        const line = `${engine.name}, ${width} px, ${name}`;
        console.log(`${failure ? '✗' : '✓'} ${line}${failure ? `: ${failure}` : ''}`);
        if (failure) found.push(line);
      }
    await engine.close();
  }
  return found;
});
console.log(failures.length > 0 ? `${failures.length} journeys failed` : 'every journey passed');
process.exit(failures.length > 0 ? 1 : 0);
