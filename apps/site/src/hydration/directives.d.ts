import 'astro';

declare module 'astro' {
  // Astro asks for an interface here: it merges ours into its own.
  interface AstroClientDirectives {
    'client:interact'?: boolean | 'native';
    'client:answer'?: boolean;
    'client:soon'?: boolean;
  }
}
