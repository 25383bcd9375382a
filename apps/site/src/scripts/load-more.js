// Shows the reviews that are folded away; folding them again leads back to the top of their section. It stands in the
// page itself: its button is seen, and pressed, before the page's files have come.
addEventListener('click', ({ target: button }) => {
  const { loadMore, showLess } = button.dataset;
  if (!loadMore) return;
  const folded = document.querySelector('#more-reviews').classList.toggle('folded');
  button.ariaExpanded = !folded;
  button.textContent = folded ? loadMore : showLess;
  if (folded) document.querySelector('#reviews').scrollIntoView();
});
