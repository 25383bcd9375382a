import { Dock } from './dock.tsx';

export const examples = {
  Dock: { 'on small screens only': <Dock label="Profit" amount="$48.50" href="#Dock" linkText="See breakdown" /> },
};
