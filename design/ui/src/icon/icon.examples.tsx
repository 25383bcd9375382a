import { Flag, Icon, Mark } from './icon.tsx';

export const examples = {
  Icon: {
    'beside words': (
      <p className="cluster">
        <Icon name="calendar-check" /> Due on 9 December
      </p>
    ),
  },
  Mark: {
    'naming its company': (
      <p className="cluster">
        <Mark name="stripe" /> Stripe
      </p>
    ),
  },
  Flag: {
    'naming its country': (
      <p className="cluster">
        <Flag name="lk" /> Sri Lanka
      </p>
    ),
  },
};
