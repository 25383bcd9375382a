import { createContext, use } from 'react';
import type { Placed } from './field-value.ts';

/** What the fields of a form share. */
type Form = Readonly<{
  /** In which language the texts are shown that there are in several. */
  language: string;
  isSeenOnly: boolean;
  /** What is wrong, by place. */
  faults: ReadonlyMap<string, string>;
  /** Puts something at a place; `undefined` takes a field away. */
  change: (place: string, next: unknown) => void;
}>;

const nothing: Form = { language: 'en', isSeenOnly: true, faults: new Map(), change: () => undefined };

export const FormContext = createContext<Form>(nothing);

/** The whole entry; only what chooses among its names is drawn anew with each letter. */
export const WholeContext = createContext<unknown>(undefined);

/** What a field shares with the others of its form. */
export const useForm = (): Form => use(FormContext);

/** A field on the screen. */
export type FieldProps = Placed & Readonly<{ label: string }>;

/** A field with fields inside it, and what shows one of those. */
export type OuterProps<Kind extends FieldProps['field']['kind']> = FieldProps &
  Readonly<{ field: Extract<FieldProps['field'], { kind: Kind }>; Inner: React.ComponentType<FieldProps> }>;
