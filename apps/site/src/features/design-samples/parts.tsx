import {
  CodeGroups,
  Facts,
  Icon,
  LinkButton,
  Marquee,
  NightBand,
  Register,
  Reveal,
  ReviewCard,
  Section,
  TopCodes,
} from '@formation/ui';

const facts = [
  { icon: 'receipt-text', title: 'Every fee written down', text: 'Ours and those of others, on separate lines.' },
  { icon: 'clock', title: 'In a day or two', text: 'Counted from your identity check.' },
  {
    icon: 'shield-check',
    title: 'A title that goes on for longer than its column is wide',
    text: 'And a text that explains it in one sentence more than there is room for on the first line.',
  },
] as const;

const review = {
  name: 'Sample reviewer',
  avatar: '',
  source: 'Google',
  sourceIcon: 'default',
  rating: 5,
  ratingLabel: '5 of 5 stars',
  text: 'The number came on the fifth day, and the fee was the one on the page.',
} as const;

const rows = ['first', 'second'].map((row) =>
  ['Loom', 'Harbour', 'Lagoon'].map((name) => ({ key: row + name, content: <>{name}</> })),
);

const [first = [], second = []] = rows;

/** The parts that a page is put together from. */
export const parts = {
  Facts: { default: <Facts items={facts} columns="three" />, 'two columns': <Facts items={facts} columns="two" /> },
  Register: {
    default: (
      <Register
        entries={facts.map(({ icon, title, text }) => ({
          picture: <Icon name={icon} />,
          title,
          text,
          href: '/design',
          linkText: 'Explore more',
        }))}
      />
    ),
  },
  ReviewCard: {
    sample: <ReviewCard {...review} sampleLabel="Sample" />,
    'with day and original': (
      <ReviewCard
        {...review}
        rating={4}
        day={{ iso: '2026-03-01', text: '1 March 2026' }}
        original={{ href: '/design', label: 'Read it there' }}
      />
    ),
    'long text': (
      <ReviewCard
        {...review}
        name="A reviewer with a very long name indeed"
        text={'It says more than four lines hold. '.repeat(12)}
        sampleLabel="Sample"
      />
    ),
  },
  Marquee: {
    'before the script': (
      <Marquee label="Sample partners" rows={[first, second]} pause="Pause" resume="Move again" kind="logos" />
    ),
  },
  CodeGroups: {
    default: (
      <CodeGroups
        groups={[
          {
            title: 'Technology',
            icon: 'cpu',
            rows: [{ label: 'Software development', code: '620100', href: '/design' }],
          },
        ]}
      />
    ),
  },
  TopCodes: {
    'hover or focus it': (
      <TopCodes
        items={[{ code: '702100', category: 'Consulting', description: 'Public relation services' }]}
        offer="Form a company with this code."
        start={{ href: '/design', label: 'Start' }}
      />
    ),
  },
  Reveal: {
    default: (
      <Reveal>
        <p>It fades in when it is reached. Without a script it is simply there.</p>
      </Reveal>
    ),
  },
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
  NightBand: {
    default: (
      <NightBand title="Ready when you are" text="One sentence before the footer.">
        <LinkButton href="/design">Get started</LinkButton>
        <LinkButton href="/design" look="ghost">
          Book a call
        </LinkButton>
      </NightBand>
    ),
  },
};
