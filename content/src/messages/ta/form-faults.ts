/** Why a name or an address will not do: the forms that ask for both say the same. */
export const personFaults = {
  nameFault: 'உங்கள் பெயரை எழுதுங்கள். இந்த இடத்தில் இருப்பது கண்ணுக்குத் தெரியாது.',
  emailFault: 'முகவரியைச் சரிபாருங்கள். அதன் முடிவு விடுபட்டுள்ளது. இவ்வாறு எழுதுங்கள்: name@example.com.',
} as const;

/** Why a form that is sent a second time is not taken, and what to do. */
export const formUsed =
  'இந்தப் படிவம் ஏற்கனவே ஒரு முறை அனுப்பப்பட்டது. நீங்கள் எழுதியது இன்னும் இங்கே உள்ளது: அதை அனுப்பப் பொத்தானை மீண்டும் அழுத்துங்கள்.';
