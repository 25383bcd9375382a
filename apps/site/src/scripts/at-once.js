try {
  const chosen = localStorage.getItem('theme');
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch {}
addEventListener('error', ({ target: { type, src } }) => type === 'module' && askAgain(`${src}?`), true);
function askAgain(script) {
  const line = document.querySelector('#arrival');
  if (!line) return;
  const heard = new AbortController();
  const ask = () => {
    if (heard.signal.aborted) return;
    heard.abort();
    import(script).then(
      () => (line.textContent = ''),
      () => askAgain(`${script}?`),
    );
  };
  line.textContent = line.dataset.missing;
  for (const occasion of ['online', 'pointerdown', 'keydown', 'input'])
    addEventListener(occasion, ask, { signal: heard.signal });
  setTimeout(ask, 3000);
}
