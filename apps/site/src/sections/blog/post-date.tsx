import { isoDate } from '@formation/content';

/** A day as the post writes it, readable by programs too. */
export function PostDate({ text }: Readonly<{ text: string }>) {
  return <time dateTime={isoDate(text)}>{text}</time>;
}
