/** A list as the address names it: `state=new&tag=vip`. */
export const listQuery = ({ state, tag }: Readonly<{ state: string; tag?: string | undefined }>): string =>
  String(new URLSearchParams({ state, ...(tag !== undefined && { tag }) }));
