import { Choices } from './choices.tsx';

const options = [
  { value: 'one', label: 'One person' },
  { value: 'two', label: 'Two or more' },
  { value: 'unsure', label: 'I do not know yet' },
];

export const examples = {
  Choices: {
    'nothing chosen': <Choices legend="How many owners?" name="owners" options={options} />,
    'one chosen': <Choices legend="How many owners?" name="owners-chosen" options={options} initialValue="two" />,
    tall: <Choices legend="How many owners?" name="owners-tall" options={options} tall />,
  },
};
