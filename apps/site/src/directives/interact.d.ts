import 'astro';

declare module 'astro' {
  // Astro asks for an interface here: it merges ours into its own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface AstroClientDirectives {
    'client:interact'?: boolean | 'native';
  }
}
