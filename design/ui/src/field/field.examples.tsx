import { CheckField } from './check-field.tsx';
import { FreeNumberField, FreeNumberInput, NumberField, SelectField, TextAreaField, TextField } from './field.tsx';
import { ReadBack } from './read-back.tsx';

const categories = [
  { value: 'collectibles', label: 'Collectibles' },
  { value: 'books', label: 'Books, DVDs and movies, and music except vinyl' },
];

export const examples = {
  TextField: {
    empty: <TextField label="Full name" placeholder="As in your passport" />,
    filled: <TextField label="Full name" defaultValue="Nimali Perera" />,
    'required, with help': (
      <TextField label="E-mail" type="email" help="The answer goes there." required requiredMark="Must be filled in" />
    ),
    'error, once edited': <TextField label="E-mail" type="email" defaultValue="nimali@" />,
    'a day that does not count': (
      <TextField label="Show from" type="date" defaultValue="0202-02-10" fault="The earliest day is 1 January 1900." />
    ),
    'a day as the page writes it': (
      <TextField label="Show from" type="date" defaultValue="2026-02-10" readAs="10 Feb 2026" />
    ),
    'read only': <TextField label="Annual revenue" defaultValue="Less than 100,000" readOnly />,
    disabled: <TextField label="E-mail" defaultValue="nimali@example.lk" disabled />,
  },
  TextAreaField: {
    empty: <TextAreaField label="Message" help="What do you sell, and where?" />,
    'long text': (
      <TextAreaField
        label="Message"
        defaultValue={'I sell handmade masks from Galle to the United Kingdom. '.repeat(5)}
      />
    ),
  },
  NumberField: {
    empty: <NumberField label="Sold price" symbol="$" help="Without the shipping that the buyer pays" />,
    filled: <NumberField label="Item cost" symbol="$" defaultValue="62.40" />,
    'very long': <NumberField label="Amount" symbol="Rs" defaultValue="123456789012345678" />,
  },
  FreeNumberInput: {
    default: <FreeNumberInput symbol="$" aria-label="Price" placeholder="once" />,
    'not counted': (
      <FreeNumberInput symbol="$" aria-label="Price of both" defaultValue="€50" fault="Enter it in USD." />
    ),
  },
  FreeNumberField: {
    'read as typed': <FreeNumberField label="Weight" defaultValue="15" />,
    'read otherwise': <FreeNumberField label="Weight" defaultValue="1,5" readAs="Read as 15" />,
  },
  ReadBack: {
    'of a number': <ReadBack id="read-back" text="Read as 1234.5" />,
    'of a fault': <ReadBack id="read-back-fault" text="“1.5a” is not a number." isFault />,
  },
  SelectField: {
    default: <SelectField label="Item category" options={categories} />,
    disabled: <SelectField label="Item category" options={categories} disabled />,
  },
  CheckField: {
    off: <CheckField label="Top rated seller" aside="-10%" />,
    required: <CheckField label="I agree" requiredMark="Must be ticked" required />,
    on: <CheckField label="International fee" aside="+1.65%" defaultChecked />,
    disabled: <CheckField label="Not offered here" disabled />,
    'long text': (
      <CheckField label="I agree that the answers are kept for as long as it takes to reply, and for no longer." />
    ),
  },
};
