import { Avatar } from './avatar.tsx';

export const examples = {
  Avatar: { 'no picture': <Avatar name="Nimali" src="" />, picture: <Avatar name="Nimali" src="/icon.svg" /> },
};
