type Props = Readonly<{ source: Readonly<{ title: string; href?: string }> }>;

/** The title of a source, which is English in every language, and leads to it where it has an address. */
export function SourceTitle({ source: { title, href } }: Props) {
  const Element = (href ? 'a' : 'span') as 'a'; // a span is given no address
  return (
    <Element href={href} lang="en">
      {title}
    </Element>
  );
}
