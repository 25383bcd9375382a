import type { PlatformWords } from '../../../pages/platform-words.ts';

export const bankWires = {
  name: 'சர்வதேச வங்கிப் பரிமாற்றம் (wire)',
  calculator: {
    title: 'ஒரு வங்கிப் பரிமாற்றம்',
    result: 'ஆகும் செலவு',
    ownPage: 'வங்கியின் சொந்தப் பக்கம்',
    totals: {
      credited: 'வரவு வைக்கப்படுவது',
      arrives: 'வங்கிக்கு வந்துசேர்வது',
    },
    groups: {
      transfer: 'பணப் பரிமாற்றம்',
      in: 'வரும் பணம்',
      fees: 'கட்டணங்கள்',
      arrival: 'வந்துசேர்வது',
    },
    fields: {
      what: {
        label: 'எதைக் கணக்கிட வேண்டும்',
      },
      sender: {
        label: 'அனுப்புநரின் வங்கி',
      },
      kind: {
        label: 'wire இன் வகை',
      },
      bank: {
        label: 'இலங்கையிலுள்ள வங்கி',
      },
      account: {
        label: 'கணக்கு',
      },
      currency: {
        label: 'நாணயம்',
      },
      amount: {
        label: 'தொகை',
      },
      takenOnTheWay: {
        label: 'வழியிலுள்ள வங்கிகள் எடுத்துக்கொள்வது',
        help: 'வழமையாக ஒவ்வொரு வங்கிக்கும் $15 ($5 – $50); பெறுநரின் வங்கியால் கூற முடியும்.',
      },
      feeOnTop: {
        label: 'அனுப்புநர் கட்டணத்தை மேலதிகமாகச் செலுத்துகிறார்',
      },
      rate: {
        label: 'உங்கள் சொந்தச் செலாவணி வீதம்',
        help: 'மாற்றப்படும் நாணயத்தின் 1 அலகிற்குக் கிடைப்பது: உதாரணமாக, ஒரு டொலருக்கு 300 ரூபா. வெறுமையாக விட்டால், எமது அட்டவணையிலுள்ள சந்தையின் இடைநிலை வீதம்.',
      },
      markup: {
        label: 'வங்கியின் வீத வித்தியாசம் (markup)',
        help: 'எவரும் அதை வெளியிடுவதில்லை; வங்கியிடம் அன்றைய வீதத்தைக் கேளுங்கள்.',
      },
    },
    boxes: {},
    choices: {
      sender: {
        'Bank of America': 'Bank of America',
        Chase: 'Chase',
        Citibank: 'Citibank',
        'HSBC Bank USA': 'HSBC Bank USA',
        'PNC Bank': 'PNC Bank',
        'U.S. Bank': 'U.S. Bank',
        'Capital One 360': 'Capital One 360',
        'Discover Bank': 'Discover Bank',
      },
      bank: {
        HNB: 'ஹற்றன் நஷனல் வங்கி (HNB)',
        'Commercial Bank': 'கொமர்ஷல் வங்கி',
        'Sampath Bank': 'சம்பத் வங்கி',
        'Bank of Ceylon': 'இலங்கை வங்கி',
        NDB: 'NDB வங்கி',
        'Seylan Bank': 'செலான் வங்கி',
      },
      what: {
        wire: 'அமெரிக்க வங்கியிலிருந்து ஒரு wire',
        credit: 'இலங்கையிலுள்ள வங்கி வரவு வைப்பது',
      },
      kind: {
        domesticIn: 'ஐக்கிய அமெரிக்காவில் பெற்றது',
        domesticOut: 'ஐக்கிய அமெரிக்காவிற்குள் அனுப்பியது',
        fromAbroad: 'வெளிநாட்டிலிருந்து பெற்றது',
        abroadInDollars: 'வெளிநாட்டிற்கு டொலரில் அனுப்பியது',
        abroadConverted: 'வெளிநாட்டிற்கு வேறு நாணயத்தில் அனுப்பியது',
      },
      account: {
        rupees: 'ரூபா',
        foreignCurrency: 'வணிக வெளிநாட்டு நாணயம்',
        fcbu: 'வெளிநாட்டு நாணய வங்கிச் சேவைப் பிரிவு (FCBU)',
        personalForeignCurrency: 'தனிநபர் வெளிநாட்டு நாணயம்',
      },
    },
    sample: {
      title: 'விலைப்பட்டியல் 12',
      amount: '1000.00',
    },
    notCounted: {
      markupOnRate:
        'நாணயத்தை மாற்றும்போது வங்கி எடுத்துக்கொள்வது, வழமையாகத் தொகையில் 3% – 5%: டொலரில் அனுப்பும் wire இற்கான கட்டணத்தை விட இது அதிகமாக இருக்கலாம்.',
      banksOnTheWay: 'வழியிலுள்ள வங்கிகள் எடுத்துக்கொள்வது: தெரிந்தால் உள்ளிடுங்கள். அதுவரை பெறுநர் பெறுவது கூடியபட்சம் இவ்வளவாகும்.',
      inwardCharge: 'பணம் வரும்போது பெறுநரின் வங்கி அறவிடுவது.',
      sendingFee: 'அனுப்புநரின் வங்கி அனுப்புவதற்கு அறவிடுவது.',
    },
    sources: {
      wioBank: 'Wio Bank: SWIFT பரிமாற்றங்களுக்கு வழியிலுள்ள வங்கிகளின் கட்டணங்கள்',
    },
    lines: {
      amount: 'தொகை',
      fee: 'கட்டணம்',
      debited: 'உங்கள் கணக்கிலிருந்து எடுப்பது',
      arrives: 'உங்களை வந்தடைவது',
      takenOnTheWay: 'வழியில் எடுப்பது',
      lost: 'கட்டணங்களில் இழப்பது',
      inwardCharge: 'இந்த வங்கியின் அறவீடு',
      bankRate: 'வங்கியின் வீதம்',
      midRate: 'சந்தையின் இடைநிலை வீதம்',
      markup: 'வீதத்திலிருந்து கழிப்பது (markup)',
      exchanged: 'மாற்றிய பின்',
      charge: 'வங்கியின் அறவீடு',
      credited: 'வரவு வைக்கப்பட்டது',
    },
  },
  table: {
    sriLankanBanks: 'இலங்கையிலுள்ள வங்கிகள், வெளிநாட்டிலிருந்து வரும் பணம்',
    rupees: 'ரூபா கணக்கிற்கு',
    foreignCurrency: 'வெளிநாட்டு நாணயக் கணக்கிற்கு',
    fcbu: 'வெளிநாட்டு நாணய வங்கிச் சேவைப் பிரிவுக்கு (FCBU)',
    personalForeignCurrency: 'தனிநபர் வெளிநாட்டு நாணயக் கணக்கிற்கு',
    hnbServices: 'ஹற்றன் நஷனல் வங்கி, ஏதாவது திருத்தப்படும்போது அல்லது மேலும் அனுப்பப்படும்போது',
    repairRupees: 'விபரத் திருத்தம், ரூபாவில்',
    repairDollars: 'விபரத் திருத்தம், டொலரில்',
    returnRupees: 'அனுப்புநருக்குத் திருப்பி அனுப்புதல், ரூபாவில்',
    returnDollars: 'அனுப்புநருக்குத் திருப்பி அனுப்புதல், டொலரில்',
    cancellationDollars: 'இரத்துச் செய்தல்',
    toOtherBankRupees: 'வேறொரு வங்கிக்கு அனுப்புதல், ரூபாவில்',
    toOtherBankDollars: 'வேறொரு வங்கிக்கு அனுப்புதல், டொலரில்',
    inquiryRupees: 'விசாரணை, ரூபாவில்',
    inquiryDollars: 'விசாரணை, டொலரில்',
    payHere: 'PayHere, டொலரில் பணம் வழங்கும் அட்டை நுழைவாயில்',
    plusEachMonth: 'Plus, மாதத்திற்கு',
    plusRate: 'Plus, ஒவ்வொரு கொடுப்பனவிலும்',
    premiumEachMonth: 'Premium, மாதத்திற்கு',
    premiumRate: 'Premium, ஒவ்வொரு கொடுப்பனவிலும்',
    americanBanks: 'ஐக்கிய அமெரிக்க வங்கிகள், wire',
    typical: 'வழமையானவை',
    outgoingFromUk: 'ஐக்கிய இராச்சியத்திலிருந்து wire',
    outgoingFromUs: 'ஐக்கிய அமெரிக்காவிலிருந்து wire',
    bankOnTheWay: 'வழியிலுள்ள ஒவ்வொரு வங்கியும்',
    markupOnRate: 'செலாவணி வீதத்திலிருந்து கழிப்பது',
  },
} as const satisfies PlatformWords;
