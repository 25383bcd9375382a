import type { Rule } from 'eslint';

/** Says where a rule is switched off without a reason after `--`. */
export const reasonForDisabling: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reason: 'Say why, after two hyphens: `eslint-disable-next-line some-rule -- the reason`.' },
  },
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        const silent = /^\s*(?:eslint|oxlint)-disable/.test(value) && !/\s--\s+\S+\s+\S+/.test(value);
        if (silent && loc) context.report({ loc, messageId: 'reason' });
      }
    },
  }),
};
