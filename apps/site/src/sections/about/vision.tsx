import type { Messages } from '@formation/content';
import { Section, Weave } from '@formation/ui';
import './vision.css';

/** What the head of the firm wants it to be. */
export function Vision({ words }: Readonly<{ words: Messages['about']['vision'] }>) {
  const { title, quote, text, role, name } = words;
  return (
    <Section title={title} threshold={0.15} delay={200} wash rail>
      <figure className="vision">
        <blockquote>
          <p className="quote">{quote}</p>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <Weave name={name} />
          <span>
            <b>{role}</b>
            {name}
          </span>
        </figcaption>
      </figure>
    </Section>
  );
}
