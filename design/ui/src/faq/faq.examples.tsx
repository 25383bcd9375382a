import { Faq } from './faq.tsx';

const questions = [
  { question: 'Can I start from Sri Lanka?', answer: 'Yes. Nothing has to be signed in person.' },
  {
    question: 'What happens when a question is so long that it needs more than a single line of the page?',
    answer: 'It wraps, and the plus keeps its place. '.repeat(6),
  },
];

export const examples = {
  Faq: {
    'first open': <Faq name="sample-questions" items={questions} firstOpen />,
    closed: <Faq name="closed-questions" items={questions} />,
  },
};
