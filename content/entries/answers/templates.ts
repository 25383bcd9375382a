import type { OftenWritten } from '../../src/pages/often-written.ts';

/**
 * What the firm writes often, in the languages of its visitors. `{name}` is the visitor's, `{agent}` the name of who
 * answers, `{upload}` a link by which the visitor sends papers; what stands in [[ ]] must be filled in before an answer goes
 * out. No template asks for papers by e-mail: mailboxes keep them, and an erasure does not reach them.
 */
export const oftenWritten: readonly OftenWritten[] = [
  {
    title: 'Price and next step',
    subject: {
      en: 'Your company: price and next step',
      si: 'ඔබේ සමාගම: මිල සහ ඊළඟ පියවර',
      ta: 'உங்கள் கம்பனி: விலையும் அடுத்த படியும்',
    },
    text: {
      en: `Dear {name},

Thank you for writing to us.

The price is [[price]], with everything in it. It takes about [[days]] working days once we have your documents.

If that suits you, send us a copy of your passport by this link. It works for seven days: {upload}

Please do not send identity papers by e-mail. We will begin when we have the copy.`,
      si: `ආයුබෝවන් {name},

අප වෙත ලිවීම ගැන ස්තුතියි.

සියල්ල ඇතුළත්ව මිල: [[මිල]]. ඔබේ ලේඛන අපට ලැබුණු පසු ගත වන කාලය: වැඩ කරන දින [[ගණන]]ක් පමණ විය හැක.

ඔබ එයට කැමති නම්, ඔබේ විදේශ ගමන් බලපත්‍රයේ පිටපතක් මෙම සබැඳියෙන් එවන්න. එය දින හතක් ක්‍රියා කරයි: {upload}

හැඳුනුම් ලේඛන විද්‍යුත් තැපෑලෙන් එවන්න එපා. පිටපත ලැබුණු පසු අපි වැඩ ආරම්භ කරන්නෙමු.`,
      ta: `வணக்கம் {name},

எமக்கு எழுதியதற்கு நன்றி.

எல்லாம் அடங்கிய விலை: [[விலை]]. உங்கள் ஆவணங்கள் எமக்குக் கிடைத்த பின்னர் தேவைப்படும் காலம்: சுமார் [[எண்ணிக்கை]] வேலை நாட்கள்.

இது உங்களுக்குப் பொருத்தமானால், உங்கள் கடவுச்சீட்டின் பிரதியை இந்த இணைப்பின் மூலம் அனுப்புங்கள். அது ஏழு நாட்களுக்குச் செயற்படும்: {upload}

அடையாள ஆவணங்களை மின்னஞ்சலில் அனுப்ப வேண்டாம். பிரதி கிடைத்ததும் நாங்கள் வேலையைத் தொடங்குவோம்.`,
    },
  },
  {
    title: 'A question back',
    subject: {
      en: 'A question about your enquiry',
      si: 'ඔබේ විමසීම ගැන ප්‍රශ්නයක්',
      ta: 'உங்கள் விசாரணை பற்றி ஒரு கேள்வி',
    },
    text: {
      en: `Dear {name},

Thank you for writing to us. One question before we can answer properly:

[[question]]

You can simply reply to this e-mail.`,
      si: `ආයුබෝවන් {name},

අප වෙත ලිවීම ගැන ස්තුතියි. නිවැරදිව පිළිතුරු දීමට පෙර අපට එක් ප්‍රශ්නයක් ඇත:

[[ප්‍රශ්නය]]

මෙම විද්‍යුත් ලිපියට පිළිතුරු එවීම ප්‍රමාණවත් ය.`,
      ta: `வணக்கம் {name},

எமக்கு எழுதியதற்கு நன்றி. சரியாகப் பதிலளிப்பதற்கு முன் எமக்கு ஒரு கேள்வி உள்ளது:

[[கேள்வி]]

இந்த மின்னஞ்சலுக்குப் பதில் அனுப்பினால் போதும்.`,
    },
  },
  {
    title: 'We will answer by',
    subject: {
      en: 'We have read your message',
      si: 'අපි ඔබේ පණිවිඩය කියවා ඇත්තෙමු',
      ta: 'உங்கள் செய்தியை வாசித்துள்ளோம்',
    },
    text: {
      en: `Dear {name},

We have read your message. I am {agent}, and I will answer it by [[day]].`,
      si: `ආයුබෝවන් {name},

අපි ඔබේ පණිවිඩය කියවා ඇත්තෙමු. මගේ නම {agent}. [[දිනය]] හෝ ඊට පෙර මම ඔබට පිළිතුරු දෙන්නෙමි.`,
      ta: `வணக்கம் {name},

உங்கள் செய்தியை வாசித்துள்ளோம். என் பெயர் {agent}. [[நாள்]] அல்லது அதற்கு முன்னர் உங்களுக்குப் பதிலளிப்பேன்.`,
    },
  },
];
