/** What visitors write to us in, whatever language the site has. */
export const visitorLanguages = ['en', 'si', 'ta'] as const;
export type VisitorLanguage = (typeof visitorLanguages)[number];

type InEach = Readonly<Record<VisitorLanguage, string>>;

/** What is often written to visitors, in each of their languages. */
export type OftenWritten = Readonly<{
  /** What our own people know it by. */
  title: string;
  subject: InEach;
  text: InEach;
}>;
