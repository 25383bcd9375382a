import { contrast, pairs, themeColours } from '@formation/tokens';
import css from '@formation/tokens/tokens.css?raw';
import { TableScroll } from '@formation/ui';
import '@formation/ui/table.css';

const colours = themeColours(css);

const Swatch = ({ name }: Readonly<{ name: string }>) => (
  <svg className="swatch" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h1v1H0z" fill={`var(--${name})`} />
  </svg>
);

function ratio(one: string, other: string, theme: 'light' | 'dark'): string {
  return contrast(colours[one]?.[theme] ?? '', colours[other]?.[theme] ?? '').toFixed(1);
}

/** Every colour in the theme that is on. */
export const Palette = () => (
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
export const Contrasts = () => (
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
            <td>{ratio(colour, ground, 'light')}</td>
            <td>{ratio(colour, ground, 'dark')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableScroll>
);
