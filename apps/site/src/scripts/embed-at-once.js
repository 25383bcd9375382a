const theme = new URLSearchParams(location.search).get('theme'); // as the page around it wants
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
if (/[?&](?!theme=)./.test(location.search)) document.documentElement.classList.add('reading'); // another question than the page's own
