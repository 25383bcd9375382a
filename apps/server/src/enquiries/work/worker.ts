/** Who does something, and the key by which a repeat of it counts once. */
export type Worker = Readonly<{ who: string; key: string }>;
