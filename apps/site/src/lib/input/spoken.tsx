import { useSettled } from '@formation/ui';

/** What a screen reader says of a result: once it has stopped changing, and once only. */
export const Spoken = ({ text }: Readonly<{ text: string }>) => (
  <p className="sr" role="status">
    {useSettled(text)}
  </p>
);
