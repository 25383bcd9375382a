import { Logo } from './logo.tsx';

export const examples = {
  Logo: { default: <Logo brand="The name of a brand" href="/" /> },
};
