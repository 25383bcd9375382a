import { revealHeroImage } from './hero-image.ts';
import { savePageAcrossLanguages } from './language-links.ts';
import { loadLateScripts } from './late-scripts.ts';
import { showOpeningHours } from './opening-hours.ts';
import { revealOnScroll } from './reveal.ts';
import { closeMenusOnLeaving } from './side-menu.ts';
import { signOnPaper } from './sign-on-paper.ts';
import { listenForTheme } from './theme.ts';
import { leaveNumbersToKeys } from './wheel.ts';

// The little that every page runs before anything is touched.
listenForTheme();
showOpeningHours();
closeMenusOnLeaving();
savePageAcrossLanguages();
leaveNumbersToKeys();
revealOnScroll();
loadLateScripts();
revealHeroImage();
signOnPaper();
