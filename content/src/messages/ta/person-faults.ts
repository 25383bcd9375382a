/** Why a name or an address will not do: the forms that ask for both say the same. */
export const personFaults = {
  nameFault: 'உங்கள் பெயரை எழுதுங்கள். இந்த இடத்தில் இருப்பது கண்ணுக்குத் தெரியாது.',
  emailFault: 'முகவரியைச் சரிபாருங்கள். அதன் முடிவு விடுபட்டுள்ளது, எடுத்துக்காட்டாக .com அல்லது .lk.',
} as const;
