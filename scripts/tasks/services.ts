import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** A service that tests start: Debian's package of it, and the program by which it is recognised. */
export type Service = Readonly<{ name: string; package: string; program: string }>;

const services: readonly Service[] = [
  { name: 'PostgreSQL', package: 'postgresql', program: '/usr/lib/postgresql/*/bin/initdb' },
  { name: 'Dovecot', package: 'dovecot-imapd', program: '/usr/sbin/dovecot' },
];

const isMissing = ({ program }: Service) => globSync(program).length === 0;

/** Only a machine that is there for nothing but tests, and says so by CI=true, gets packages of the system. */
const mayInstall = () => process.env['CI'] === 'true' && process.getuid?.() === 0 && existsSync('/etc/debian_version');

function install(missing: readonly Service[]): void {
  const names = missing.map((service) => service.package);
  console.error(`[setup] installing ${names.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const how: SpawnSyncOptions = { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 240_000 };
  spawnSync('/usr/bin/apt-get', ['update', '-qq'], how);
  spawnSync('/usr/bin/apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], how);
}

/** Installs the services that are missing, where it may, and says of each that still is how to get it. */
export function missingServices(wanted: readonly Service[] = services): readonly string[] {
  const missing = wanted.filter(isMissing);
  if (missing.length > 0 && mayInstall()) install(missing);
  return missing
    .filter(isMissing)
    .map(
      (service) =>
        `${service.name} is missing: apt-get install ${service.package}, or run this as root on Debian with CI=true, which installs it.`,
    );
}
