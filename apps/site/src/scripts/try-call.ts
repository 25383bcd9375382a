/** Shows what a call answers below its form, where a browser without scripts would open it. */
const form = document.querySelector<HTMLFormElement>('form[data-failed]');
const output = form?.querySelector('output');

async function answerTo(address: URL): Promise<string> {
  const answer = await fetch(address);
  return JSON.stringify(await answer.json(), undefined, 2);
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const address = new URL(form.action);
  for (const [name, input] of new FormData(form))
    if (typeof input === 'string') address.searchParams.append(name, input);
  const show = (text: string) => {
    if (!output) return;
    output.hidden = false;
    output.tabIndex = 0; // whoever has no mouse moves a long one by keys
    output.textContent = text;
  };
  answerTo(address).then(show, () => show(form.dataset['failed'] ?? ''));
});
