import cluster from 'node:cluster';
import { once } from 'node:events';
import { office, site as facts } from '@formation/content';
import { outboxFolder } from '../db/open-store.ts';
import { programOf } from '../publishing/site-program.ts';
import { parseSettings } from '../settings.ts';
import { CannotStart, runServer } from './run-server.ts';

/** What must be finished when we are asked to stop; whoever needs longer is cut off. */
const graceMs = 25_000;

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

/** A connection that was handed over to us at the last instant goes back to who serves next. */
async function letGo(): Promise<void> {
  if (!cluster.worker?.isConnected()) return;
  cluster.worker.disconnect();
  await once(process, 'disconnect');
}

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  if ('refused' in settings) return stop(settings.refused);
  const { origin, drain, close } = await runServer(settings, (line) => console.log(line), programOf(settings)).catch(
    (error: unknown) => {
      if (error instanceof CannotStart) return stop(error.message);
      throw error;
    },
  );
  if (settings.smtpUrl === undefined) {
    console.log(`Mails wait as files in ${outboxFolder(settings.dataDir)} until SMTP_URL names a mail server.`);
  }
  if (settings.retentionMonths !== office.retentionMonths) {
    console.warn(
      `RETENTION_MONTHS is ${settings.retentionMonths}, but the legal pages promise ${office.retentionMonths}: see content/entries/firm/office.json.`,
    );
  }
  console.log(`${facts.brand} is ready on ${origin}`);

  const end = async () => {
    setTimeout(() => process.exit(1), graceMs).unref();
    await drain();
    await close();
    await letGo();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
}

await start();
