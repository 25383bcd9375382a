export const sharing = {
  whatsapp: 'WhatsApp',
  share: 'பகிர்க',
  picture: 'படம்',
  pictureFoot: 'அனைத்துத் தொகைகளும் மூலங்களும்: {address}',
  pictureFailed: 'படத்தை உருவாக்க முடியவில்லை. பதிலாக இணைப்பை அனுப்புங்கள்.',
  copyLink: 'இணைப்பை நகலெடுக்க',
  copied: 'இணைப்பு நகலெடுக்கப்பட்டது. அது இந்தப் பெறுபேற்றை மீண்டும் காட்டும்.',
  copyByHand: 'உங்கள் உலாவி நகலெடுக்க அனுமதிக்கவில்லை. இந்த முகவரியை நகலெடுங்கள்:',
  print: 'அச்சிடுக',
  saveTable: 'CSV ஆகச் சேமிக்க',
  saveData: 'JSON ஆகச் சேமிக்க',
  lastResults: 'உங்கள் கடைசிப் பெறுபேறுகள்',
} as const;
