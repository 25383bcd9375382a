/** The name of a picture that lies beside an entry. */
export const pictureName = /^[a-z0-9][a-z0-9-]*\.(?:png|jpe?g|webp|avif)$/;

/** How a field that names a picture says so in its schema: a form offers to upload one. */
export const picture = 'image/*';

/** The same of a text that is written in Markdown. */
export const markdown = 'text/markdown';
