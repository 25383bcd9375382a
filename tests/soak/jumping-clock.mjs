// Loaded before the server: each SIGUSR2 puts the wall clock a day back, or forward again.
const real = Date.now.bind(Date);
let jump = 0;
Date.now = () => real() + jump;
process.on('SIGUSR2', () => {
  jump = jump === 0 ? -86_400_000 : 0;
});
