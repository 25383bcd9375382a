import { Segmented } from './segmented.tsx';

/** Who uses it holds the choice; here the browser does. */
function Picker({ third = false }: Readonly<{ third?: boolean }>) {
  const options = [
    { value: 'quick', label: 'Quick estimate' },
    { value: 'published', label: 'Published fees' },
    ...(third ? [{ value: 'own', label: 'The fees that my own contract names' }] : []),
  ];
  return <Segmented legend="Which fees" value="quick" options={options} onChange={() => undefined} />;
}

export const examples = {
  Segmented: { 'two options': <Picker />, 'three, one of them long': <Picker third /> },
};
