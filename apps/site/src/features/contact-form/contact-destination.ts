import { siteIds } from '@formation/leads';
import { buildSettings } from '../../lib/page/build-settings.ts';
import type { Destination } from './send-enquiry.ts';

/** Our own server takes these, whatever else it is set to take. */
const { userId: publicKey, ...rest } = siteIds;

/** Where the contact form sends: to the e-mail provider when its keys were given to the build. */
export const contactDestination: Destination = buildSettings.mail
  ? { ownServer: false, keys: buildSettings.mail }
  : { ownServer: true, keys: { publicKey, ...rest } };
