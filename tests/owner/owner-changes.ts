import { claims, site } from '@formation/content';
import type { Copy } from './copy.ts';

const packageList = 'content/entries/packages/packages.json';

/** What the owner of the firm does without asking anyone, as docs/owning/publisher.md says. Each one changes the copy. */
export const ownerChanges: Readonly<Record<string, (copy: Copy) => void>> = {
  'another brand, with its hosts': ({ edit }) =>
    edit('content/entries/firm/site.json', (text) =>
      text
        .replace(site.brand, 'Lanka Gate')
        .replace(/"blog": \{[^}]*\}/, '"blog": { "en": "Gate Notes", "si": "ගේට් සටහන්", "ta": "கேட் குறிப்புகள்" }')
        .replace(site.phone, '+94 11 234 5678')
        .replaceAll('serendibledger.example', 'lankagate.lk'),
    ),

  'no account on one network': ({ edit }) =>
    edit('content/entries/firm/site.json', (text) => text.replace(/"tiktok": "[^"]*"/, '"tiktok": ""')),

  'other prices': ({ edit }) =>
    edit(packageList, (text) =>
      text.replace(/"price": "\$(\d+)"/g, (_, dollars) => `"price": "$${Number(dollars) + 20}"`),
    ),

  'other names of packages': ({ edit }) =>
    edit(packageList, (text) => text.replace(/"name": \{ "en": "([^"]+)"/g, '"name": { "en": "$1 Two"')),

  'another figure that the firm states': ({ edit }) =>
    edit('content/entries/claims/claims.json', (text) => text.replace(claims.clients.text.en, '6,000+')),

  'other hours': ({ edit }) =>
    edit('content/entries/firm/office.json', (text) =>
      text.replaceAll('"from": "09:00", "to": "17:00"', '"from": "10:00", "to": "16:00"'),
    ),

  'a sentence more in a legal text': ({ edit }) =>
    edit('content/entries/legal/privacy-policy/en.md', (text) => `${text}\nSince then we keep 12 copies.\n`),

  'three reviews': ({ write, run }) => {
    write(
      'reviews.csv',
      [
        'source,id,name,text,stars,recommended,date,avatar,url',
        'google,g1,Amal Fernando,"They filed on the day they said, and sent the papers.",5,,2026-10-02,,',
        'facebook,f1,,"Clear prices; the bank account took two weeks.",,yes,2026-09-14,,',
        'trustpilot,t1,Ruwani S,"Good advice. The reply came the next day.",4,,,,',
      ].join('\n'),
    );
    run('node', 'scripts/content/reviews.ts', 'import', 'reviews.csv');
  },

  'a post, by its one file': ({ write }) =>
    write(
      'content/entries/blog/what-a-payout-costs/en.md',
      `---
title: What a payout costs
date: Oct 17, 2024
author: Nimali Jayasuriya
summary: Two fees stand between an invoice and the account at home. Where they are written, and how to find yours.
---
The [Stripe calculator](/calculator/stripe) shows the first fee, the [list of payouts](/payouts) the second.
`,
    ),

  'a post that stands on another site': ({ write }) =>
    write(
      'content/entries/blog/an-interview/en.md',
      `---
title: An interview
date: Oct 18, 2024
author: '{brand} desk'
summary: What a founder in Kandy asked us about companies abroad, as a paper of the town printed it this autumn.
href: https://kandypaper.example/an-interview
---
`,
    ),
};
