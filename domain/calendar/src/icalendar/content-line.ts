const MOST_OCTETS = 75;

/** One line of a calendar file, folded so that no physical line is longer than 75 octets of UTF-8. */
export function contentLine(name: string, value: string): string {
  let folded = '';
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1; // the space that marks a continued line
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

/** A TEXT value: backslash, semicolon, comma and line breaks escaped, other control characters left out. */
export function textValue(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex -- these are what has to go
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, (character) => `\\${character}`)
      .replace(/\n/g, '\\n')
  );
}

/** A quoted parameter value, which cannot hold quotation marks or control characters. */
export function quotedParameter(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what has to go
  return `"${text.replace(/["\u0000-\u001f\u007f]/g, ' ')}"`;
}

/** An e-mail address as the address of who takes part. */
export function mailAddress(email: string): string {
  return `mailto:${email.replace(/\p{Cc}/gu, '')}`;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
