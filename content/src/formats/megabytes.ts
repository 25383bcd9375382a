/** A limit of bytes in megabytes of 1024 × 1024, never more than it is: 5,000,000 are “4.7”. */
export const megabytes = (bytes: number): string => String(Math.floor((bytes / 1024 / 1024) * 10) / 10);
