type Source = Readonly<{ title: string; href?: string; described?: string }>;
type Props = Readonly<{ source: Source; words?: Readonly<Record<string, string>> | undefined }>;

/** What a source is called where it has no address: our own words, in the language of the page. */
export const describedAs = ({ described = '' }: Source, words: Props['words'] = {}): string | undefined =>
  words[described];

/** A source: the title of a page, which is English in every language and leads to it, or what has none in our own words. */
export function SourceTitle({ source, words }: Props) {
  const { title, href } = source;
  const own = describedAs(source, words);
  if (own !== undefined) return <span>{own}</span>;
  const Element = (href ? 'a' : 'span') as 'a'; // a span is given no address
  return (
    <Element href={href} lang="en">
      {title}
    </Element>
  );
}
