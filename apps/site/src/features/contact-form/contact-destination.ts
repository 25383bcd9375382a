import type { Destination } from './send-enquiry.ts';

const { PUBLIC_EMAIL_PUBLIC_KEY, PUBLIC_EMAIL_SERVICE_ID, PUBLIC_EMAIL_TEMPLATE_ID } = import.meta.env;

/** The ids that our own server expects; EMAIL_USER_ID, EMAIL_SERVICE_ID and EMAIL_TEMPLATE_ID change them there. */
const own = { publicKey: 'site', serviceId: 'enquiries', templateId: 'contact' };

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
    : { ownServer: true, keys: own };
