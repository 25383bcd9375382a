import { Band } from './band.tsx';
import { Moonstone } from './moonstone.tsx';
import { Weave } from './weave.tsx';

export const examples = {
  Weave: {
    'three names': (
      <div className="cluster">
        {['Nimali', 'Kasun', 'Tharshini'].map((name) => (
          <Weave key={name} name={name} />
        ))}
      </div>
    ),
  },
  Band: { default: <Band tiles={20} /> },
  Moonstone: { default: <Moonstone /> },
};
