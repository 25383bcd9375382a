import { Weave } from '../motif/weave.tsx';
import './avatar.css';

/** A person: their picture, or the mat of their name. A picture that fails is replaced by the grey placeholder. */
export function Avatar({ name, src }: Readonly<{ name: string; src: string }>) {
  if (!src) return <Weave name={name} />;
  return <img className="avatar" src={src} alt="" width="44" height="44" loading="lazy" data-avatar />;
}
