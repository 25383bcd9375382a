import { Section } from './section.tsx';

export const examples = {
  Section: {
    plain: (
      <Section title="A heading" lead="And what it leads to.">
        <p>The content.</p>
      </Section>
    ),
    'wash, with a rail': (
      <Section title="A heading" wash rail>
        <p>The content stands beside its heading on wide screens.</p>
      </Section>
    ),
  },
};
