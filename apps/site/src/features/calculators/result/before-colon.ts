/** A label before a colon of ours: some labels of the specification end in one. */
export const beforeColon = (label: string): string => label.replace(/:$/, '');
