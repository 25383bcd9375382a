/** Why a name or an address will not do: the forms that ask for both say the same. */
export const personFaults = {
  nameFault: 'ඔබේ නම ලියන්න. මෙහි ඇත්තේ නොපෙනෙන අකුරු පමණි.',
  emailFault: 'ලිපිනය පරීක්ෂා කරන්න. එහි අවසානය අඩු ය. මෙසේ ලියන්න: name@example.com.',
} as const;

/** Why a form that is sent a second time is not taken, and what to do. */
export const formUsed = 'මෙම පෝරමය දැනටමත් වරක් යවා ඇත. ඔබ ලියූ දේ තවමත් මෙහි ඇත: එය යැවීමට බොත්තම නැවත ඔබන්න.';
