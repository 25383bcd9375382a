import type { AnswerTemplate } from '../../src/answer-template.ts';

/**
 * What the firm writes often, in the languages of its visitors. `{name}` is the visitor's; what stands in [[ ]] must be
 * filled in before an answer goes out.
 */
export const answerTemplates: readonly AnswerTemplate[] = [
  {
    language: 'en',
    title: 'Price and next step',
    subject: 'Your company: price and next step',
    text: `Dear {name},

Thank you for writing to us.

The price is [[price]], with everything in it. It takes about [[days]] working days once we have your documents.

If that suits you, reply with a copy of your passport, and we will begin.`,
  },
  {
    language: 'en',
    title: 'A question back',
    subject: 'A question about your enquiry',
    text: `Dear {name},

Thank you for writing to us. One question before we can answer properly:

[[question]]

You can simply reply to this e-mail.`,
  },
  {
    language: 'en',
    title: 'We will answer by',
    subject: 'We have read your message',
    text: `Dear {name},

We have read your message, and will answer by [[day]].`,
  },
  {
    language: 'si',
    title: 'We will answer by',
    subject: 'ඔබේ පණිවිඩය අපට ලැබුණි',
    text: `ආයුබෝවන් {name},

අප වෙත ලිවීම ගැන ස්තුතියි. ඔබේ පණිවිඩය අපි කියෙව්වා. [[දිනය]] වන විට ඔබට පිළිතුරක් එවන්නෙමු.`,
  },
  {
    language: 'ta',
    title: 'We will answer by',
    subject: 'உங்கள் செய்தி எங்களுக்குக் கிடைத்தது',
    text: `வணக்கம் {name},

எங்களுக்கு எழுதியதற்கு நன்றி. உங்கள் செய்தியைப் படித்தோம். [[நாள்]] அன்றைக்குள் உங்களுக்குப் பதில் அனுப்புவோம்.`,
  },
];
