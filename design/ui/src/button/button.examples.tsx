import { Icon } from '../icon/icon.tsx';
import { Button, GoLink, LinkButton } from './button.tsx';

const long = 'Download the list of all the codes as a table for your own records';

export const examples = {
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
};
