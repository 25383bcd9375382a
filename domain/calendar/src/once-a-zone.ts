/**
 * Makes something for a time zone once, and gives the same again however its name is spelled: in large letters or small
 * ones it is the same zone, and whoever sends new spellings would fill the memory.
 */
export function onceAZone<Made>(make: (timeZone: string) => Made): (timeZone: string) => Made {
  const made = new Map<string, Readonly<{ of: Made }>>();
  return (timeZone) => {
    const name = timeZone.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()); // no others: `K` is not the sign of Kelvin
    const known = made.get(name) ?? { of: make(timeZone) };
    made.set(name, known);
    return known.of;
  };
}
