/** Why a name or an address will not do: the forms that ask for both say the same. */
export const personFaults = {
  nameFault: 'Type your name. What is in this field can’t be seen.',
  emailFault: 'Check the address. Its end is missing, for example .com or .lk.',
} as const;
