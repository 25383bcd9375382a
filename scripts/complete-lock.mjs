// Adds to package-lock.json the optional platform packages that the registry could not serve when the lock was made,
// so that `npm ci` accepts the lock everywhere. Run after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';
const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const p = lock.packages;
let added = 0;
const os = {
  android: 'android',
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
};
const cpu = ['arm64', 'x64', 'ia32', 'arm', 'riscv64', 'ppc64', 's390x', 'wasm32'];
for (const [key, v] of Object.entries(p))
  for (const [name, range] of Object.entries(v.optionalDependencies ?? {})) {
    let base = key,
      found = false;
    for (;;) {
      if (p[(base ? base + '/' : '') + 'node_modules/' + name]) {
        found = true;
        break;
      }
      if (!base) break;
      const i = base.lastIndexOf('node_modules/');
      base = i > 0 ? base.slice(0, i - 1) : '';
    }
    if (found) continue;
    if (!/^\d+\.\d+\.\d+/.test(range)) {
      console.error(`cannot complete ${name}@${range}: not an exact version`);
      process.exitCode = 1;
      continue;
    }
    const parts = name.split(/[-/]/);
    const e = { version: range, optional: true };
    const c = cpu.find((x) => parts.includes(x)),
      o = Object.keys(os).find((x) => parts.includes(x));
    if (c) e.cpu = [c];
    if (o) e.os = [os[o]];
    if (parts.includes('musl')) e.libc = ['musl'];
    if (parts.includes('gnu')) e.libc = ['glibc'];
    p['node_modules/' + name] = e;
    added++;
  }
lock.packages = Object.fromEntries(Object.entries(p).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n');
console.log(`added ${added} entries`);
