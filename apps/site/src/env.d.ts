/** What the build may be given: see docs/deploying.md. */
type ImportMetaEnv = Readonly<{
  PUBLIC_EMAIL_PUBLIC_KEY?: string;
  PUBLIC_EMAIL_SERVICE_ID?: string;
  PUBLIC_EMAIL_TEMPLATE_ID?: string;
  PUBLIC_CAL_LINK?: string;
  PUBLIC_CAL_ORIGIN?: string;
  PUBLIC_VIDEO_ID?: string;
}>;
