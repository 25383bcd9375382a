import { asking, readAnswers, type IsoDate } from '@formation/fees';
import { delawareTax } from '@formation/formation';
import { compare, inCurrency, moneyText, toExactText } from '@formation/money';
import { helpText, optionLines } from './help.ts';
import { parseCommand } from './parse-command.ts';
import { misunderstood, success, type Reply } from './reply.ts';
import { columns, jsonText } from './written.ts';

const question = asking()
  .group('shares')
  .number('authorizedShares', { needed: true, whole: true, least: '1' })
  .number('issuedShares', { default: '0', whole: true })
  .amount('parValue', { currency: 'USD' })
  .amount('grossAssets', { currency: 'USD' })
  .asked();

/** `delaware [options]`: the yearly tax of a corporation by both methods, and what is paid with the report. */
export function delawareReply(words: readonly string[], today: IsoDate): Reply {
  const request = parseCommand(question, words, today);
  if ('wrong' in request) return misunderstood(`${request.wrong}. See: fees delaware --help`);
  if (request.help) return success(helpText('fees delaware [options]', optionLines(question)));
  const { authorizedShares, issuedShares, parValue, grossAssets } = readAnswers(question, request.texts).answers;
  if (compare(issuedShares, authorizedShares) > 0) {
    return misunderstood('--issued-shares is at most --authorized-shares. See: fees delaware --help');
  }
  const tax = delawareTax({
    classes: [{ authorised: authorizedShares, par: parValue }],
    issued: issuedShares,
    grossAssets: inCurrency(grossAssets, 'USD'),
  });
  return success(request.json ? asPlain(tax) : asText(tax));
}

type Tax = ReturnType<typeof delawareTax>;

function asText({ byAuthorised, byAssumedPar, pays, source }: Tax): string {
  const { title, checked } = source;
  const amounts = columns([
    ['by authorized shares', moneyText(byAuthorised)],
    ['by assumed par value', byAssumedPar ? moneyText(byAssumedPar) : 'needs --issued-shares'],
    ['to pay: the lower, and the report', moneyText(pays)],
  ]);
  return `${amounts}\n\nFor a whole year, due on 1 March of the next. Read in:\n  ${title}, read on ${checked}`;
}

function asPlain({ byAuthorised, byAssumedPar, pays, source }: Tax): string {
  return jsonText({
    byAuthorizedShares: toExactText(byAuthorised),
    ...(byAssumedPar && { byAssumedParValue: toExactText(byAssumedPar) }),
    pays: toExactText(pays),
    currency: 'USD',
    source,
  });
}
