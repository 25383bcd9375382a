import type { Service } from '@formation/content';
import { Chip } from '@formation/ui';
import '../hero.css';
import './specimen.css';

/** The document of a service, drawn, with the word “specimen”. */
export function Specimen({ document, specimen }: Readonly<{ document: Service['heroImage']; specimen: string }>) {
  const { heading, label, value, rows } = document;
  return (
    <div className="ledger-page">
      <div className="sheet lift margin doc">
        <div className="body">
          <div className="cluster spread">
            <b>{heading}</b>
            <Chip>{specimen}</Chip>
          </div>
          <div>
            <small className="muted">{label}</small>
            <div className="big">{value}</div>
          </div>
          <div className="ledger">
            {rows.map((row) => (
              <div key={row.label}>
                <span>{row.label}</span>
                <span className="amt">{row.value}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
