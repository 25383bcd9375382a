import { whatsappLink } from '../../../lib/text/whatsapp-link.ts';
import { phoneDigits } from './phone-digits.ts';
import { useWords } from './use-words.ts';

/** A number as it was typed: pressed it is called, and beside it is the chat. A text that is no number stays a text. */
export function PhoneLinks({ phone }: Readonly<{ phone: string }>) {
  const { phone: words } = useWords();
  const digits = phoneDigits(phone);
  if (digits === '') return <bdi>{phone}</bdi>;
  return (
    <span className="cluster">
      <a href={`tel:+${digits}`}>
        <bdi>{phone}</bdi>
      </a>
      <a href={whatsappLink(digits, '')} target="_blank" rel="noopener">
        {words.whatsapp}
      </a>
    </span>
  );
}
