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
};
