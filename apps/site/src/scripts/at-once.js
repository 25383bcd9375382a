try {
  const chosen = localStorage.getItem('theme');
  if (chosen) document.documentElement.dataset.theme = chosen;
  const [path, typed] = JSON.parse(sessionStorage.getItem('handed-on') ?? '[]'); // from this page in another language
  sessionStorage.removeItem('handed-on');
  if (path === location.pathname) history.replaceState(typed, '');
} catch {}
if (location.search || history.state) document.documentElement.classList.add('reading'); // another question than the page's own
addEventListener('error', ({ target: { type, src } }) => type === 'module' && askAgain(`${src}?`, 3000), true);
function askAgain(script, pauseMs) {
  const line = document.querySelector('#arrival');
  const heard = new AbortController();
  const ask = () => {
    if (heard.signal.aborted) return;
    heard.abort();
    import(script).then(
      () => line?.replaceChildren(),
      () => askAgain(`${script}?`, Math.min(2 * pauseMs, 60_000)),
    );
  };
  line?.replaceChildren(line.dataset.missing);
  for (const occasion of ['online', 'pointerdown', 'keydown', 'input'])
    addEventListener(occasion, ask, { signal: heard.signal });
  setTimeout(ask, pauseMs);
}
