/** The screens that the browser tests stand for. */
export const desktop = { width: 1280, height: 800 } as const;
export const phone = { width: 360, height: 740 } as const;
