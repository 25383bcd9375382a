type Props = Readonly<{ text: string; title: string }>;

/** A text with the title of its source in it, which is English in every language. */
export function SourceNamed({ text, title }: Props) {
  const [before = '', after = ''] = text.split('{title}');
  return (
    <>
      {before}
      <span lang="en">{title}</span>
      {after}
    </>
  );
}
