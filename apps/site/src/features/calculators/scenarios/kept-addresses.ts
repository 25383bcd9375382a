/** Where the addresses of results are kept: in this tab. Without a storage the comparison's own address still has them. */
export const keptAddresses = ['sessionStorage', 'kept-scenarios'] as const;
