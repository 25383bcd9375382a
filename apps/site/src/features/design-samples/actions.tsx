import { Button, Choices, Chip, GoLink, Icon, LinkButton, Segmented } from '@formation/ui';

const long = 'Download the list of all the codes as a table for your own records';

const options = [
  { value: 'one', label: 'One person' },
  { value: 'two', label: 'Two or more' },
  { value: 'unsure', label: 'I do not know yet' },
];

/** Who uses it holds the choice; here the browser does. */
function Picker({ third = false }: Readonly<{ third?: boolean }>) {
  const options = [
    { value: 'quick', label: 'Quick estimate' },
    { value: 'published', label: 'Published fees' },
    ...(third ? [{ value: 'own', label: 'The fees that my own contract names' }] : []),
  ];
  return <Segmented legend="Which fees" value="quick" options={options} onChange={() => undefined} />;
}

/** What is pressed, and what stands beside it. Hover, focus and press them. */
export const actions = {
  Button: {
    main: <Button>Send request</Button>,
    ghost: <Button look="ghost">Secondary</Button>,
    'small, with an icon': (
      <Button small icon="download">
        Download
      </Button>
    ),
    disabled: <Button disabled>Nothing to send</Button>,
    loading: (
      <Button disabled>
        <Icon name="loader-circle" className="icon spin" />
        Sending…
      </Button>
    ),
    'full width': <Button block>Calculate profit</Button>,
    'long text': <Button look="ghost">{long}</Button>,
  },
  LinkButton: {
    main: <LinkButton href="/design">Get started</LinkButton>,
    ghost: (
      <LinkButton href="/design" look="ghost">
        Book a free call
      </LinkButton>
    ),
    small: (
      <LinkButton href="/design" small>
        Log in
      </LinkButton>
    ),
  },
  GoLink: {
    default: <GoLink href="/design">Explore more</GoLink>,
    'long text': <GoLink href="/design">{long}</GoLink>,
  },
  Segmented: { 'two options': <Picker />, 'three, one of them long': <Picker third /> },
  Choices: {
    'nothing chosen': <Choices legend="How many owners?" name="owners" options={options} />,
    'one chosen': <Choices legend="How many owners?" name="owners-chosen" options={options} atFirst="two" />,
    tall: <Choices legend="How many owners?" name="owners-tall" options={options} tall />,
  },
  Chip: {
    default: <Chip>Sample</Chip>,
    ok: <Chip tone="ok">Reviewed</Chip>,
    warn: <Chip tone="warn">Check by 1 Dec</Chip>,
    popular: <Chip tone="popular">POPULAR</Chip>,
  },
};
