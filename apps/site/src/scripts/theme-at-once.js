// Runs before the first paint: the theme that the visitor chose, if any.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch {
  // no storage: the system's theme stands
}
