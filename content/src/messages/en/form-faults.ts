/** Why a name or an address will not do: the forms that ask for both say the same. */
export const personFaults = {
  nameFault: 'Type your name. What is in this field can’t be seen.',
  emailFault: 'Check the address. Its end is missing, as in name@example.com.',
} as const;

/** Why a form that is sent a second time is not taken, and what to do. */
export const formUsed =
  'This form was already sent once. What you typed is still here: press the button again to send it.';
