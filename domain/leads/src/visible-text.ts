/** Spaces, control characters, and what is drawn as nothing: joiners, fillers, marks of direction, the blank Braille cell. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether there is anything to see in a text. A name of nothing else looks like none. */
export const isVisible = (text: string): boolean => !unseen.test(text);
