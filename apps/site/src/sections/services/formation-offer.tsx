import type { Messages } from '@formation/content';
import { Flag, type FlagName } from '@formation/ui';
import '../hero.css';
import '../service/specimen.css';
import './formation-offer.css';

type Words = Messages['services']['offer'];

const flags: Readonly<Record<keyof Words['items'], FlagName>> = { uk: 'gb', us: 'us', hk: 'hk' };

/** The companies that we form, as a page of a ledger. */
export function FormationOffer({ words }: Readonly<{ words: Words }>) {
  return (
    <div className="ledger-page">
      <div className="sheet lift margin doc">
        <div className="body">
          <h2 className="h3">{words.title}</h2>
          <ul className="offers">
            {(['uk', 'us', 'hk'] as const).map((country) => (
              <li key={country}>
                <Flag name={flags[country]} />
                <b>{words.items[country].title}</b>
                <p>{words.items[country].text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
