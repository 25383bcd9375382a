import { expect, test } from 'vitest';
import { mailRecord, type MailRecord } from './mail-records.ts';

/** What is found where DNS has these texts and no others. */
async function found(record: MailRecord, texts: Readonly<Record<string, readonly string[]>>, domain = 'firm.lk') {
  const ask = async (name: string) => texts[name] ?? [];
  const { about, state, says } = await mailRecord(record, { domain, selector: 's1' }, ask);
  expect(about).toBe(record);
  return [state, says];
}

test.each([
  [
    'ok',
    ['google-site-verification=1', 'v=spf1 include:_spf.mail.lk -all'],
    'firm.lk: v=spf1 include:_spf.mail.lk -all',
  ],
  ['bad', [], 'v=spf1'],
  ['bad', ['v=spf10 -all'], 'v=spf1'],
  ['bad', ['v=spf1 mx -all', 'v=spf1 a -all'], 'two SPF records'],
  ['bad', ['v=spf1 mx +all'], 'everybody'],
  ['bad', ['v=spf1 all'], 'everybody'],
  ['ok', ['v=spf1 ip4:192.0.2.1 ~all'], '~all'],
])('SPF is %s with %j', async (state, texts, says) => {
  expect(await found('SPF', { 'firm.lk': texts })).toEqual([state, expect.stringContaining(says)]);
});

test.each([
  ['ok', ['v=DKIM1; k=rsa; p=MIGfMA0'], 's1._domainkey.firm.lk has a key'],
  ['ok', ['p=MIGfMA0'], 'has a key'],
  ['bad', ['v=DKIM1; p='], 'revoked'],
  ['bad', ['v=DKIM1; sp=x'], 'no key'],
  ['bad', [], 'no key'],
])('DKIM is %s with %j', async (state, texts, says) => {
  expect(await found('DKIM', { 's1._domainkey.firm.lk': texts })).toEqual([state, expect.stringContaining(says)]);
});

test('a DKIM key cannot be looked for without its selector', async () => {
  const ask = () => Promise.reject(new Error('asked'));
  expect(await mailRecord('DKIM', { domain: 'firm.lk', selector: undefined }, ask)).toMatchObject({
    state: 'look',
    says: expect.stringContaining('DKIM_SELECTOR'),
  });
});

const reject = 'v=DMARC1; p=reject; rua=mailto:dmarc@firm.lk';

test.each([
  ['ok', 'firm.lk', { '_dmarc.firm.lk': [reject] }],
  ['ok', 'mail.firm.lk', { '_dmarc.firm.lk': [reject] }],
  ['look', 'mail.firm.lk', { '_dmarc.firm.lk': ['v=DMARC1; p=reject; sp=none'] }],
  ['look', 'firm.lk', { '_dmarc.firm.lk': ['v=DMARC1; p=none'] }],
  ['look', 'mail.firm.lk', { '_dmarc.mail.firm.lk': ['v=DMARC1;p=none'], '_dmarc.firm.lk': [reject] }],
  ['ok', 'firm.lk', { '_dmarc.firm.lk': ['v=DMARC1; p=quarantine; sp=none'] }],
  ['bad', 'firm.lk', { '_dmarc.firm.lk': ['v=DMARC2; p=reject'] }],
  ['bad', 'firm.lk', { '_dmarc.lk': [reject] }], // a domain of everybody speaks for nobody
])('DMARC is %s for %s with %j', async (state, domain, texts) => {
  expect(await found('DMARC', texts, domain)).toEqual([state, expect.any(String)]);
});

test.each(['SPF', 'DKIM', 'DMARC'] as const)(
  '%s: a name server that is silent is no fault of the domain',
  async (record) => {
    const ask = () => Promise.reject(new Error('queryTxt ETIMEOUT'));
    expect(await mailRecord(record, { domain: 'firm.lk', selector: 's1' }, ask)).toMatchObject({
      state: 'look',
      says: expect.stringContaining('ETIMEOUT'),
    });
  },
);

test('nobody is asked about a domain for examples', async () => {
  const ask = () => Promise.reject(new Error('asked'));
  expect(await mailRecord('SPF', { domain: 'example.com', selector: 's1' }, ask)).toMatchObject({
    state: 'look',
    says: expect.stringContaining('MAIL_FROM'),
  });
});
