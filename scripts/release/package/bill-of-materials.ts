import { root } from '../../tasks/program.ts';
import { needed, npm } from './run-npm.ts';

/**
 * Every package of the lockfile with version, licence, address and digest, in CycloneDX as JSON, written by npm. What
 * only builds and tests is marked: npm's own way to leave it out leaves out packages that run as well.
 */
export function billOfMaterials(): string {
  return needed(npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], { cwd: root }), 'npm sbom');
}
