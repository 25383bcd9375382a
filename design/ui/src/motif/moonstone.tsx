import './moonstone.css';

/** Half a moonstone, the carved threshold of a temple, in lines of the colour of the text. Once on a page. */
export function Moonstone() {
  return <div className="moonstone" aria-hidden="true" />;
}
