/** Where the addresses of results are kept: in this tab. Without a storage the comparison's own address still has them. */
export const savedAddresses = ['sessionStorage', 'kept-scenarios'] as const;
