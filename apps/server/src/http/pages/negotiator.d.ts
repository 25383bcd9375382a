/** What we use of negotiator; its published types do not know whom the server prefers. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: Readonly<{ headers: Readonly<{ 'accept-encoding': string | undefined }> }>);
    /** The best of what is available; of equals the first that is preferred. */
    encoding<Coding extends string>(
      available: readonly Coding[],
      options: Readonly<{ preferred: readonly Coding[] }>,
    ): Coding | undefined;
  }
}
