/**
 * A field that only the page writes, for what the visitor chooses by buttons. A text field that is not shown:
 * React would put the first value of a field of type hidden back with every change.
 */
export function HiddenField({ name, defaultValue }: Readonly<{ name: string; defaultValue: string }>) {
  return <input hidden readOnly name={name} defaultValue={defaultValue} />;
}
