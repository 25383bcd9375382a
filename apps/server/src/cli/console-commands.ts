import { csv } from '@formation/csv';
import type { Account, AuditEntry, OpenInvitation } from '../console/accounts/account-types.ts';
import { invite } from '../console/auth/invitation.ts';
import { isoIn } from '../outbox/time-in.ts';
import { type Answer, asJson, type Call, type Command, ownersZone, who } from './command.ts';
import { table } from './table.ts';

const noSuch = (email: string): Answer => ({ refused: `Nobody with the address ${email} has an account.` });

/** Browsers keep the cookie of the console only by https, or on the machine itself. */
function warning(siteUrl: string): string {
  const { protocol, hostname } = new URL(siteUrl);
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return protocol === 'https:' || isHere
    ? ''
    : `\nNobody can sign in at ${siteUrl}: it must start with https. Set SITE_URL to the address that visitors use.`;
}

async function linkFor({ store, settings, argument, now }: Call, role: Account['role']): Promise<string> {
  const { siteUrl } = settings;
  const link = await invite({ store: store.console, siteUrl, now: () => now }, { email: argument, role, who });
  return `For ${argument} (${role}), good once and for 24 hours. Hand it over by a way that only they read:\n${link}${warning(siteUrl)}`;
}

async function inviteSomebody(call: Call): Promise<Answer> {
  const { store, argument, role = 'owner' } = call;
  if ((await store.console.account({ email: argument })) !== undefined)
    return { refused: `${argument} has an account. A new way to sign in: npm run leads -- console reset ${argument}` };
  return { text: await linkFor(call, role) };
}

const accountJson = ({ email, role, password, passkeys, createdAt }: Account) => ({
  email,
  role,
  passkeys,
  password: password !== '',
  since: new Date(createdAt).toISOString(),
});

const invitationJson = ({ email, role, until }: OpenInvitation) => ({
  email,
  role,
  until: new Date(until).toISOString(),
});

function invitedTable(invitations: readonly ReturnType<typeof invitationJson>[]): string {
  if (invitations.length === 0) return '';
  const rows = invitations.map(({ email, role, until }) => [email, role, isoIn(ownersZone, Date.parse(until))]);
  return `\n\n${table(['invited', 'role', 'link is good until'], rows)}`;
}

async function list({ store, format }: Call): Promise<Answer> {
  const accounts = (await store.console.accounts()).map(accountJson);
  const invitations = (await store.console.invitations()).map(invitationJson);
  if (format === 'json') return asJson({ accounts, invitations });
  const sessions = await Promise.all((await store.console.accounts()).map(({ id }) => store.console.sessions(id)));
  const rows = accounts.map(({ email, role, passkeys, password, since }, index) => {
    const ways = [passkeys > 0 && 'passkey', password && 'password'].filter(Boolean).join(', ');
    return [email, role, ways || 'none', String(sessions[index]?.length), isoIn(ownersZone, Date.parse(since))];
  });
  return { text: table(['e-mail', 'role', 'signs in by', 'signed in on', 'since'], rows) + invitedTable(invitations) };
}

async function withdraw({ store, argument }: Call): Promise<Answer> {
  const isTheirs = ({ email }: OpenInvitation) => email.toLowerCase() === argument.toLowerCase();
  const open = (await store.console.invitations()).find(isTheirs);
  if (open === undefined || !(await store.console.withdraw(open.id, who)))
    return { refused: `No invitation for ${argument} is open.` };
  return { text: `The link for ${argument} opens nothing any more.` };
}

async function signOut({ store, argument }: Call): Promise<Answer> {
  if ((await store.console.account({ email: argument })) === undefined) return noSuch(argument);
  const ended = await store.console.endAll(argument, who);
  return { text: `${argument} was signed in on ${ended} ${ended === 1 ? 'device' : 'devices'} and is on none now.` };
}

async function reset(call: Call): Promise<Answer> {
  const { store, argument } = call;
  const account = await store.console.account({ email: argument });
  if (account === undefined || !(await store.console.reset(argument, who))) return noSuch(argument);
  return {
    text: `Passkeys, password and recovery codes of ${argument} are gone. ${await linkFor(call, account.role)}`,
  };
}

async function changeRole({ store, argument, role }: Call): Promise<Answer> {
  if (role === undefined) return { refused: 'Say which: --role owner, agent or reader.' };
  if (!(await store.console.setRole(argument, role, who))) return noSuch(argument);
  const left = role === 'reader' ? ' Open enquiries that they had are nobody’s now.' : '';
  return { text: `${argument} is ${role} now, and signs in again.${left}` };
}

async function remove({ store, argument }: Call): Promise<Answer> {
  if (!(await store.console.remove(argument, who))) return noSuch(argument);
  return { text: `The account of ${argument} is gone. The log keeps what it did.` };
}

const mostActs = 1000;

async function log({ store, format }: Call): Promise<Answer> {
  const auditLog = await store.console.auditLog(mostActs);
  if (format === 'json')
    return asJson({ auditLog: auditLog.map((act) => ({ ...act, at: new Date(act.at).toISOString() })) });
  const row = ({ at, who: by, act, about, detail }: AuditEntry) => [isoIn(ownersZone, at), by, act, about, detail];
  const headings = ['when', 'who', 'what', 'about', 'detail'];
  return { text: format === 'csv' ? csv([headings, ...auditLog.map(row)]) : table(headings, auditLog.map(row)) };
}

const onlyTable = ['table'] as const;

/** The commands about who may sign in to the console: the way back in when every other is lost. */
export const consoleCommands: Readonly<Record<string, Command>> = {
  'console invite': {
    takes: 'EMAIL',
    formats: onlyTable,
    does: 'a link to make an account with; --role owner, agent or reader',
    asksRole: true,
    run: inviteSomebody,
  },
  'console list': { takes: '', formats: ['table', 'json'], does: 'who has an account or is invited', run: list },
  'console withdraw': { takes: 'EMAIL', formats: onlyTable, does: 'take an invitation back', run: withdraw },
  'console role': { takes: 'EMAIL', formats: onlyTable, does: 'give another --role', asksRole: true, run: changeRole },
  'console sign-out': { takes: 'EMAIL', formats: onlyTable, does: 'end all sessions of an account', run: signOut },
  'console reset': {
    takes: 'EMAIL',
    formats: onlyTable,
    does: 'take all ways to sign in from an account, and print a link for new ones',
    run: reset,
  },
  'console remove': { takes: 'EMAIL', formats: onlyTable, does: 'remove an account', run: remove },
  'console log': { takes: '', formats: ['table', 'json', 'csv'], does: 'what was done in the console', run: log },
};
