/** Where the calls of the console are. */
export const prefix = '/api/console/v1';
