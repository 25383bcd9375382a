import data from '../../../entries/packages/packages.json' with { type: 'json' };
import type { FormationPackage } from '../../entries/formation-package.ts';
import { withClaims } from '../claims/with-claims.ts';
import type { Country } from './countries.ts';

/** The packages of each country. US prices exclude the state fee. */
export const packages = withClaims(data as Readonly<Record<Country, readonly FormationPackage[]>>); // as its schema has it
