import type { CheckId } from '@formation/formation';
import type { SharedResult } from '../../lib/sharing/shared-result.ts';
import { resultText, type CheckWords } from './check-words.ts';
import { checkIds, type CheckRequest } from './typed-checks.ts';

/** What the checks answer so far, as it leaves the page. */
export function checksResult(request: (id: CheckId) => CheckRequest, { checks }: CheckWords): SharedResult {
  const lines = checkIds.flatMap((id) => {
    const { answer } = request(id);
    return answer ? [[checks.titles[id], resultText(id, answer, checks)] as const] : [];
  });
  return { answer: lines.map((line) => line.join(' – ')).join('; '), lines: () => lines };
}
