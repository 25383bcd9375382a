import { site } from '@formation/content';
import { Avatar, Band, Cover, Flag, HeroImage, Icon, Logo, Mark, Moonstone, Stars, Weave } from '@formation/ui';

const covers = [
  'ruled-page',
  'twelve-bars',
  'receipts',
  'five-courses',
  'two-columns',
  'plots',
  'slips',
  'stairs',
  'rising-line',
  'folded-sheet',
];

/** Signs and pictures. */
export const pictures = {
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
  Logo: { default: <Logo brand={site.brand} href="/" /> },
  Stars: { five: <Stars rating={5} label="5 of 5 stars" />, four: <Stars rating={4} label="4 of 5 stars" /> },
  Avatar: { 'no picture': <Avatar name="Nimali" src="" />, picture: <Avatar name="Nimali" src="/icon.svg" /> },
  Weave: {
    'three names': (
      <div className="cluster">
        {['Nimali', 'Kasun', 'Tharshini'].map((name) => (
          <Weave key={name} name={name} />
        ))}
      </div>
    ),
  },
  Band: { default: <Band tiles={20} /> },
  Moonstone: { default: <Moonstone /> },
  Cover: {
    'all ten': (
      <ul className="cover-list">
        {covers.map((name) => (
          <li key={name}>
            <Cover name={name} />
            <small>{name}</small>
          </li>
        ))}
      </ul>
    ),
  },
  HeroImage: { 'loading, then shown': <HeroImage src="/icon.svg" alt="" width={28} height={28} /> },
};
