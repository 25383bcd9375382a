import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { claims } from '../../firm/claims/claims.ts';
import { site } from '../../firm/site.ts';

const claim = claimTexts('ta');

export const testimonials = {
  meta: {
    title: `வாடிக்கையாளர் கருத்துகளும் சான்றுகளும் | ${site.brand}`,
    description: 'Facebook, Google, Trustpilot இல் எமது பணி பற்றி எழுதப்பட்டவை: பாராட்டுகளும் குறைகளும், மூலத்துடனும் நாளுடனும்.',
  },
  hero: {
    title: 'எங்களைப் பற்றித் தொழில்முயற்சியாளர்கள் எழுதுபவை',
    text: 'பாராட்டுகளும் குறைகளும், மூலத்துடனும் திகதியுடனும்.',
    sampledTitle: 'வாடிக்கையாளர் கருத்துகள்',
    collage: 'கருத்து எழுதிய ஒவ்வொருவருக்கும் ஒரு நெசவு வடிவம் கொண்ட தொகுப்புப் படம்',
  },
  stats: {
    clients: { value: claim.clients, label: 'மகிழ்ச்சியான வாடிக்கையாளர்கள்' },
    companies: { value: claim.companies, label: 'பதிவுசெய்த கம்பனிகள்' },
    success: { value: claim.successRate, label: 'வெற்றி வீதம்' },
    support: { value: claim.support, label: 'உதவி', note: claims.support.note.ta },
  },
  sampleNote: 'இவை உதாரணக் கருத்துகள். உண்மையானவை வந்ததும் இவற்றுக்குப் பதிலாக இடம்பெறும்.',
  video: {
    title: 'அவர்களின் சொந்தச் சொற்களில்',
    sampledTitle: 'ஒரு குறும்படம்',
    play: 'வாடிக்கையாளர் சான்றுக் காணொளியை இயக்குக',
    caption: 'மூன்று உதாரணக் கருத்துகள்',
    captions: 'உபதலைப்புகளுடன், ஒலி இல்லை',
  },
  reviews: {
    stars: '5 நட்சத்திரங்களில் {rating}',
    readAt: 'மூலத்தில் வாசிக்க: {source}',
    whole: 'முழு உரையையும் காட்டுக',
    more: 'மேலும் ஏற்றுக',
    less: 'குறைத்துக் காட்டுக',
  },
  closing: {
    title: 'ஒரு கேள்வியுடன் ஆரம்பியுங்கள்.',
    text: 'அதற்குப் பொருத்தமானவர்கள் நாங்கள் அல்ல என்றால், யார் என்று சொல்வோம்.',
    start: 'ஆரம்பிக்க',
    call: 'அழைப்பு நேரம் ஒதுக்குக',
  },
} as const;
