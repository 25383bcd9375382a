/** Somebody of the firm who has a name. */
type Named = Readonly<{ email: string; name: string }>;

/** How people of the firm are called, by address. Who shares a name is told apart by the address. */
export function namesOf(people: readonly Named[]): (address: string) => string {
  const sharers = Map.groupBy(people, ({ name }) => name);
  const names = new Map(
    people.map(({ email, name }) => {
      const isShared = (sharers.get(name)?.length ?? 0) > 1;
      return [email.toLowerCase(), isShared ? `${name} (${email})` : name];
    }),
  );
  return (address) => names.get(address.toLowerCase()) ?? address;
}
