import { createContext, type ComponentType } from 'react';

/**
 * Whether a tool stands in a page of others. There it answers and no more: it stores nothing of what is typed, not even
 * in its address, and results are shared, saved and compared on its own page.
 */
export const Embedded = createContext(false);

type Place = Readonly<{ isEmbedded?: boolean | undefined }>;

/** A tool for its own page and, with `isEmbedded`, for pages of others: its parts ask the context what they leave out. */
export function embeddable<Props extends object>(Tool: ComponentType<Props>) {
  return function Embeddable(props: Props & Place) {
    return (
      <Embedded value={props.isEmbedded ?? false}>
        <Tool {...props} />
      </Embedded>
    );
  };
}
