import { Icon, type IconName } from '@formation/ui';
import './codes.css';

type Row = Readonly<{ label: string; code: string; href: string }>;
type Group = Readonly<{ title: string; icon: IconName; rows: readonly Row[] }>;

/** Cards of codes that belong together. Each row leads to its code. */
export function CodeGroups({ groups }: Readonly<{ groups: readonly Group[] }>) {
  return (
    <div className="groups">
      {groups.map(({ title, icon, rows }) => (
        <section key={title}>
          <h3>
            <Icon name={icon} />
            <span>{title}</span>
          </h3>
          <ul>
            {rows.map(({ label, code, href }) => (
              <li key={code}>
                <a href={href}>
                  <span lang="en">{label}</span>
                  <span className="num">{code}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
