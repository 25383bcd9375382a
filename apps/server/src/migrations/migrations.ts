import type { Migration } from 'kysely/migration';
import { up as firstTables } from './0001-first-tables.ts';
import { up as whatGrows } from './0002-what-grows.ts';
import { up as whoBooks } from './0003-who-books.ts';
import { up as reminders } from './0004-reminders.ts';
import { up as alarms } from './0005-alarms.ts';
import { up as register } from './0006-register.ts';
import { up as counts } from './0007-counts.ts';
import { up as signs } from './0008-file-signs.ts';
import { up as consoleTables } from './0009-console.ts';
import { up as inbox } from './0010-inbox.ts';
import { up as search } from './0011-search.ts';
import { up as today } from './0012-today.ts';
import { up as answers } from './0013-answers.ts';
import { up as calls } from './0014-calls.ts';
import { up as passkeyNames } from './0015-passkey-names.ts';
import { up as heldFor } from './0016-held-for.ts';
import { up as lookAgain } from './0017-look-again.ts';
import { up as languages } from './0018-languages.ts';
import { up as merging } from './0019-merging.ts';
import { up as confirmations } from './0020-confirmations.ts';
import { up as sealedSenders } from './0021-sealed-senders.ts';
import { up as alarmsLooked } from './0022-alarms-looked.ts';
import { up as bookedAt } from './0023-booked-at.ts';
import { up as howToTalk } from './0024-how-to-talk.ts';
import { up as strangers } from './0025-strangers.ts';
import { up as storedTexts } from './0026-stored-texts.ts';
import { up as longReads } from './0027-long-reads.ts';
import { up as confirmedCalls } from './0028-confirmed-calls.ts';
import { up as callAssignees } from './0029-call-assignees.ts';
import { up as names } from './0030-names.ts';
import { up as mailbox } from './0031-mailbox.ts';
import { up as blockedTimes } from './0032-blocked-times.ts';
import { up as papers } from './0033-papers.ts';
import { up as tags } from './0034-tags.ts';
import { up as site } from './0035-site.ts';
import { up as pictures } from './0036-pictures.ts';
import { up as texts } from './0037-texts.ts';
import { up as builds } from './0038-builds.ts';

/** Every change of the tables, in order. One that has been released is never edited: add the next. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': { up: firstTables },
  '0002-what-grows': { up: whatGrows },
  '0003-who-books': { up: whoBooks },
  '0004-reminders': { up: reminders },
  '0005-alarms': { up: alarms },
  '0006-register': { up: register },
  '0007-counts': { up: counts },
  '0008-file-signs': { up: signs },
  '0009-console': { up: consoleTables },
  '0010-inbox': { up: inbox },
  '0011-search': { up: search },
  '0012-today': { up: today },
  '0013-answers': { up: answers },
  '0014-calls': { up: calls },
  '0015-passkey-names': { up: passkeyNames },
  '0016-held-for': { up: heldFor },
  '0017-look-again': { up: lookAgain },
  '0018-languages': { up: languages },
  '0019-merging': { up: merging },
  '0020-confirmations': { up: confirmations },
  '0021-sealed-senders': { up: sealedSenders },
  '0022-alarms-looked': { up: alarmsLooked },
  '0023-booked-at': { up: bookedAt },
  '0024-how-to-talk': { up: howToTalk },
  '0025-strangers': { up: strangers },
  '0026-stored-texts': { up: storedTexts },
  '0027-long-reads': { up: longReads },
  '0028-confirmed-calls': { up: confirmedCalls },
  '0029-call-assignees': { up: callAssignees },
  '0030-names': { up: names },
  '0031-mailbox': { up: mailbox },
  '0032-blocked-times': { up: blockedTimes },
  '0033-papers': { up: papers },
  '0034-tags': { up: tags },
  '0035-site': { up: site },
  '0036-pictures': { up: pictures },
  '0037-texts': { up: texts },
  '0038-builds': { up: builds },
};
