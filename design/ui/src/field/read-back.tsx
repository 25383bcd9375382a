import { useSettled } from './use-settled.ts';
import './field.css';

type Props = Readonly<{ id: string; text: string | undefined; isFault?: boolean }>;

/** What a field says of what is typed: seen at every key, heard once it has stopped changing. */
export function ReadBack({ id, text, isFault = false }: Props) {
  const settled = useSettled(text ?? '');
  return (
    <>
      <span className={isFault ? 'fault' : 'help'} id={id}>
        {text}
      </span>
      <span className="sr" role="status">
        {settled}
      </span>
    </>
  );
}
