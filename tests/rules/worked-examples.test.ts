import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  amountOf,
  isRefusal,
  loadPlatform,
  readAnswers,
  type IsoDate,
  type PlatformName,
  type Texts,
} from '@formation/fees';
import { minus, money, moneyText, percentText, subtract, rate } from '@formation/money';
import { stepOf, workedInvoice, type Step } from '@formation/payouts';
import { expect, test } from 'vitest';

const entries = join(import.meta.dirname, '../../content/entries/blog');
const read = (slug: string, language: string) => readFileSync(join(entries, slug, `${language}.md`), 'utf8');
/** An article in every language that it is written in. */
const versions = (slug: string) =>
  readdirSync(join(entries, slug)).flatMap((file) => (file.endsWith('.md') ? [file.replace('.md', '')] : []));

const finances = 'five-tips-to-keep-your-business-finances-on-track';
const invoicing = 'streamline-your-invoicing-process';

test.each(versions(finances))(
  'the payment that an article follows home has the rupees of /payouts, in %s',
  (language) => {
    const text = read(finances, language);
    const [, amount = '', day = ''] = /\/payouts\?amount=(\d+)&company=us&day=(\d{4}-\d\d-\d\d)/.exec(text) ?? [];
    const invoice = workedInvoice(money(amount, 'USD'), day as Parameters<typeof workedInvoice>[1]); // as the link has it
    const { received, worth, share } = invoice.answer;
    const takes = (['receive', 'upkeep', 'send', 'credit'] satisfies Step['step'][]).map((name) => {
      const { takes: taken } = stepOf(invoice, name);
      return taken && `− ${moneyText(taken.value)}`;
    });

    for (const figure of [
      ...takes,
      moneyText(stepOf(invoice, 'convert').after.value),
      moneyText(received.value),
      moneyText(worth.value),
      moneyText(minus(worth.value, received.value)),
      `${percentText(subtract(rate('1'), share.value), 1)}%`,
    ]) {
      expect(text.replaceAll('රුපියල් ', 'Rs ')).toContain(figure?.replaceAll('\u00a0', ' ')); // in a sentence the word, not its sign
    }
  },
);

test.each(versions(invoicing))('what a way of paying costs is what the calculators take, in %s', async (language) => {
  const text = read(invoicing, language).replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'); // a fee links to its calculator
  const [, updated = ''] = /^updated: (.+)$/m.exec(text) ?? [];
  const day = new Date(`${updated} UTC`).toISOString().slice(0, 10) as IsoDate; // as its head says
  const invoices: readonly (readonly [PlatformName, Texts])[] = [
    ['stripe', { method: 'achDirectDebit' }],
    ['stripe', {}],
    ['paypal', { soldPrice: '1000', buyer: 'domestic', product: 'invoice-paypal' }],
    ['stripe', { card: 'international', converted: 'yes' }],
  ];
  for (const [name, texts] of invoices) {
    const { question, answer } = await loadPlatform(name);
    const found = answer(readAnswers(question, { country: 'US', amount: '1000', ...texts }).answers, day);
    if (isRefusal(found)) throw new Error(`${name}: ${found.refused}`);
    const [fees, left] = [amountOf(found, 'fees'), amountOf(found, 'profit')];
    if (!fees || !left) throw new Error(name);
    expect(text).toContain(`| ${moneyText(fees.value)} | ${moneyText(left.value)} |`);
  }
});
