/** Opens WhatsApp with a text; whom it goes to is chosen there. */
export const whatsappShare = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
