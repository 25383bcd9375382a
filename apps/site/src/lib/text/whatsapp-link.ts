/** Opens a chat with a number; the text waits in the visitor's input, nothing is sent. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
