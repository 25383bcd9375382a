/// <reference types="astro/client" />

/** What the build may be given: see docs/deploying.md. */
interface ImportMetaEnv {
  readonly PUBLIC_EMAIL_PUBLIC_KEY?: string;
  readonly PUBLIC_EMAIL_SERVICE_ID?: string;
  readonly PUBLIC_EMAIL_TEMPLATE_ID?: string;
  readonly PUBLIC_CAL_LINK?: string;
  readonly PUBLIC_CAL_ORIGIN?: string;
  readonly PUBLIC_VIDEO_ID?: string;
}
