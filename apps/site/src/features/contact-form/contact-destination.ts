import { siteIds } from '@formation/leads';
import type { Destination } from './send-enquiry.ts';

const { PUBLIC_EMAIL_PUBLIC_KEY, PUBLIC_EMAIL_SERVICE_ID, PUBLIC_EMAIL_TEMPLATE_ID } = import.meta.env;

/** Our own server takes these, whatever else it is set to take. */
const { userId: publicKey, ...rest } = siteIds;

/** Where the contact form sends: to the e-mail provider when its three keys were given to the build. */
export const contactDestination: Destination =
  PUBLIC_EMAIL_PUBLIC_KEY && PUBLIC_EMAIL_SERVICE_ID && PUBLIC_EMAIL_TEMPLATE_ID
    ? {
        ownServer: false,
        keys: {
          publicKey: PUBLIC_EMAIL_PUBLIC_KEY,
          serviceId: PUBLIC_EMAIL_SERVICE_ID,
          templateId: PUBLIC_EMAIL_TEMPLATE_ID,
        },
      }
    : { ownServer: true, keys: { publicKey, ...rest } };
