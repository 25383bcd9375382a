import { lightHex } from '@formation/tokens';
import tokens from '@formation/tokens/tokens.css?raw';

const action = lightHex(tokens, 'colour-action');
const accent = lightHex(tokens, 'colour-accent');

/** The mark on its own: a gem, a lozenge, five ledger lines. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" aria-hidden="true"><path fill="${action}" d="M11 0h6v4h-6z"/><path fill="${action}" d="M6 6h16v4h-16z"/><path fill="${accent}" d="M0 12h28v4h-28z"/><path fill="${action}" d="M6 18h16v4h-16z"/><path fill="${action}" d="M11 24h6v4h-6z"/></svg>`;

/** The icon of the site, in the colours of the tokens. */
export const GET = () => new Response(icon, { headers: { 'content-type': 'image/svg+xml' } });
