import { contrast, pairs, type ThemeColours } from '@formation/tokens';
import { TableScroll } from '@formation/ui';
import './samples.css';

type Props = Readonly<{ colours: ThemeColours }>;

const Swatch = ({ name }: Readonly<{ name: string }>) => (
  <svg className="swatch" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h1v1H0z" fill={`var(--${name})`} />
  </svg>
);

const ratio = (one = '', other = '') => contrast(one, other).toFixed(1);

/** Every colour in the theme that is on. */
export const Palette = ({ colours }: Props) => (
  <ul className="swatches">
    {Object.keys(colours).map((name) => (
      <li key={name}>
        <Swatch name={name} />
        {name}
      </li>
    ))}
  </ul>
);

/** How well each colour stands out from what it lies on, computed from the tokens. */
export const Contrasts = ({ colours }: Props) => (
  <TableScroll label="Contrast">
    <table className="num">
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Asked</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([colour, ground, atLeast]) => (
          <tr key={colour + ground}>
            <th scope="row">
              {colour} on {ground}
            </th>
            <td>{atLeast}</td>
            <td>{ratio(colours[colour]?.light, colours[ground]?.light)}</td>
            <td>{ratio(colours[colour]?.dark, colours[ground]?.dark)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableScroll>
);
