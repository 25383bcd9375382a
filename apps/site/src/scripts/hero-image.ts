/** Reveals the picture of a hero once it can be painted, or has failed; until then its place pulses. */
export function revealHeroImage(): void {
  const picture = document.querySelector<HTMLImageElement>('.hero-image img');
  const reveal = () => picture?.parentElement?.classList.replace('pulse', 'shown');
  void picture?.decode().then(reveal, reveal);
}
