import { moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { netAmount } from './net-amount.ts';
import { loadPlatform, type PlatformName } from './platforms.ts';
import { readAnswers, type Texts } from './question/read.ts';
import { isRefusal } from './refusal.ts';

async function netOf(platform: PlatformName, texts: Texts) {
  const { question, answer } = await loadPlatform(platform);
  const found = answer(readAnswers(question, texts).answers, '2026-11-21');
  if (isRefusal(found)) throw new Error('not published');
  const net = netAmount(found);
  return net && [net.left, net.sale?.paid, net.sale?.kept].map((amount) => amount && moneyText(amount));
}

test('what the platform keeps is what is paid, less what is left and what the seller pays others', async () => {
  const texts = { soldPrice: '100', registered: 'US', itemCost: '40' };
  expect(await netOf('ebay', texts)).toEqual(['$46.00', '$100.00', '$14.00']);
});

test('of what is paid in one currency and left in another nothing is said but what is left', async () => {
  const [left, paid] = (await netOf('payoneer', { what: 'convertedWithdrawal', amount: '100', to: 'LKR' })) ?? [];
  expect(left).toMatch(/^Rs/);
  expect(paid).toBeUndefined();
});
