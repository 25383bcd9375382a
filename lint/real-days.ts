import type { Rule } from 'eslint';
import { isRealDay, latestReading } from './days.ts';
import { textOf } from './nodes.ts';

/** The names under which sources, facts and claims say when somebody looked. */
const looked = /^(checked|readAgain|seen|asOf|\w*[rR]eadOn)$/;

type Named = Readonly<{ key?: Readonly<{ name?: string }>; id?: Readonly<{ name?: string }> }>;

/** Says which days do not exist, and which were "checked" on a day that has not come. */
export const realDays: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { today: { type: 'string' } }, additionalProperties: false }],
    messages: {
      unreal: '"{{ day }}" is not a day of the calendar.',
      future: 'Nobody has looked on {{ day }} yet: write the day on which it was read.',
    },
  },
  create(context) {
    const { today = latestReading } = (context.options[0] ?? {}) as Readonly<{ today?: string }>;
    return {
      Literal(node) {
        const day = textOf(node);
        if (!/^\d{4}-\d\d-\d\d$/.test(day)) return;
        const { key, id } = node.parent as unknown as Named;
        if (!isRealDay(day)) context.report({ node, messageId: 'unreal', data: { day } });
        else if (day > today && looked.test(key?.name ?? id?.name ?? ''))
          context.report({ node, messageId: 'future', data: { day } });
      },
    };
  },
};
