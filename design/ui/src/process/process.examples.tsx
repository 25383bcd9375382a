import { Process } from './process.tsx';

const steps = [
  { title: 'Tell us about the company', text: 'It takes two minutes.', when: 'Day 1' },
  { title: 'We file the form', text: 'You sign online.', when: 'Day 2' },
  { title: 'You receive the number', text: 'Usually within five days.', when: 'Day 7' },
];

export const examples = {
  Process: { 'three steps': <Process steps={steps} />, trail: <Process steps={steps} trail /> },
};
