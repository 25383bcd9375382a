import type { ReactNode } from 'react';

/** The quiet end of a page: where it leads, with the heading in the margin of wide screens. */
export function NextSection({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section className="section tight">
      <div className="wrap rail">
        <h2 className="h3">{title}</h2>
        {children}
      </div>
    </section>
  );
}
