import { Icon } from '../icon/icon.tsx';
import './stars.css';

/** One to five stars. `label` says the same in words. */
export function Stars({ rating, label }: Readonly<{ rating: number; label: string }>) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" className={star <= rating ? 'on' : 'off'} />
      ))}
    </span>
  );
}
