import { Flag, flagNames, Icon, iconNames, Mark, markNames } from '@formation/ui';
import './samples.css';

const sizes = {
  '4xl': 'Register abroad',
  '3xl': 'After your company is formed',
  '2xl': 'Rs 766,137.71',
  xl: 'Fee Breakdown',
  l: 'Does postage count in the fee?',
  m: 'Body text: we show every fee between your client and your rupee account.',
  s: 'Compact text, rows of tables',
  xs: 'Helper text, captions',
  '2xs': 'Chips and fine print: 13 px, nothing smaller',
} as const;

const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;

/** The sizes of type, each in the words it is made for. */
export const TypeScale = () => (
  <ul className="ruled">
    {Object.entries(sizes).map(([size, words]) => (
      <li key={size} className="type-size">
        <span className={`t-${size}`}>{words}</span>
        <small className="muted">t-{size}</small>
      </li>
    ))}
  </ul>
);

/** The steps of space, drawn as long as they are. */
export const SpaceScale = () => (
  <ul className="ruled">
    {spaces.map((pixels, index) => (
      <li key={pixels} className="space-step">
        <span>
          s-{index + 1}, {pixels} px
        </span>
        <svg width={pixels} height="12" aria-hidden="true">
          <path d="M0 0h96v12H0z" fill="var(--colour-action)" />
        </svg>
      </li>
    ))}
  </ul>
);

/** Every icon, mark and flag with its name. */
export const Pictures = () => (
  <>
    <ul className="pictures">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
    <ul className="pictures">
      {markNames.map((name) => (
        <li key={name}>
          <Mark name={name} />
          {name}
        </li>
      ))}
      {flagNames.map((name) => (
        <li key={name}>
          <Flag name={name} />
          {name}
        </li>
      ))}
    </ul>
  </>
);
