const mailNames = {
  publicKey: 'PUBLIC_EMAIL_PUBLIC_KEY',
  serviceId: 'PUBLIC_EMAIL_SERVICE_ID',
  templateId: 'PUBLIC_EMAIL_TEMPLATE_ID',
} as const;

type Setting = (name: string) => string | undefined;

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** The keys of the e-mail provider: all three, or none. */
function mailKeys(setting: Setting) {
  const missing = Object.values(mailNames).filter((name) => setting(name) === undefined);
  if (missing.length === 3) return undefined;
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} must be given as well: the provider needs all three keys.`);
  const { publicKey, serviceId, templateId } = mailNames;
  return {
    publicKey: setting(publicKey) ?? '',
    serviceId: setting(serviceId) ?? '',
    templateId: setting(templateId) ?? '',
  };
}

function calendarOf(setting: Setting) {
  const link = setting('PUBLIC_CAL_LINK');
  const origin = setting('PUBLIC_CAL_ORIGIN');
  if (origin !== undefined && !isOrigin(origin))
    throw new Error(`PUBLIC_CAL_ORIGIN must be an origin like https://app.cal.com, not "${origin}".`);
  if (link === undefined && origin !== undefined)
    throw new Error('PUBLIC_CAL_LINK must be given as well: PUBLIC_CAL_ORIGIN alone names no calendar.');
  return link === undefined ? undefined : { link, origin: origin ?? 'https://app.cal.com' };
}

function videoOf(setting: Setting) {
  const id = setting('PUBLIC_VIDEO_ID');
  if (id !== undefined && !/^[\w-]+$/.test(id)) throw new Error(`PUBLIC_VIDEO_ID must be the video's id, not "${id}".`);
  return id;
}

/**
 * Whose services the pages use in place of the site's own. An empty variable counts as unset.
 *
 * @throws one line that names the setting, when one is wrong or lacks another.
 */
export function readBuildSettings(env: Readonly<Record<string, string | undefined>>) {
  const setting: Setting = (name) => env[name] || undefined;
  return { mail: mailKeys(setting), calendar: calendarOf(setting), video: videoOf(setting) };
}

/** What this build is given: the pages and the policy that lets them ask a provider both go by it. See docs/deploying.md. */
export const buildSettings = readBuildSettings(process.env);
