import type { ComponentProps } from 'react';
import { Chat } from './chat.tsx';

/** The chat button of a page. An island of its own: one made of the whole `@formation/ui` would load all of it. */
export function WhatsappChat(props: ComponentProps<typeof Chat>) {
  return <Chat {...props} />;
}
