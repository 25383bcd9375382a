/** Why a name or an address will not do: the forms that ask for both say the same. */
export const personFaults = {
  nameFault: 'ඔබේ නම ලියන්න. මෙම තැන ඇති දේ නොපෙනේ.',
  emailFault: 'ලිපිනය පරීක්ෂා කරන්න. එහි අවසානය අඩු ය, උදාහරණයක් ලෙස .com හෝ .lk.',
} as const;
