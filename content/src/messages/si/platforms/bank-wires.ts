import type { PlatformWords } from '../../../pages/platform-words.ts';

export const bankWires = {
  name: 'බැංකු මාරු (wire)',
  calculator: {
    title: 'බැංකු මුදල් මාරුවක්',
    result: 'පිරිවැය',
    ownPage: 'බැංකුවේම පිටුව',
    totals: {
      credited: 'ගිණුමට බැර කළ මුදල',
      arrives: 'බැංකුවට ලැබෙන මුදල',
    },
    groups: {
      transfer: 'මුදල් මාරුව',
      in: 'ලැබෙන මුදල',
      fees: 'ගාස්තු',
      arrival: 'ළඟා වන මුදල',
    },
    fields: {
      what: {
        label: 'ගණනය කළ යුතු දේ',
      },
      sender: {
        label: 'යවන්නාගේ බැංකුව',
      },
      kind: {
        label: 'බැංකු මාරු (wire) වර්ගය',
      },
      bank: {
        label: 'ශ්‍රී ලංකාවේ බැංකුව',
      },
      account: {
        label: 'ගිණුම',
      },
      currency: {
        label: 'මුදල් ඒකකය',
      },
      amount: {
        label: 'මුදල',
      },
      takenOnTheWay: {
        label: 'අතරමැදි බැංකු ගන්නා මුදල',
        help: 'සාමාන්‍යයෙන් එක් බැංකුවකට $15 ($5 – $50); ලබන්නාගේ බැංකුවට එය කිව හැක.',
      },
      feeOnTop: {
        label: 'යවන්නා ගාස්තුව මුදලට අමතරව ගෙවයි',
      },
      rate: {
        label: 'ඔබේම විනිමය අනුපාතය',
        help: 'පරිවර්තනය කරන මුදලේ ඒකක 1කට ලැබෙන මුදල: උදාහරණයක් ලෙස ඩොලරයකට රුපියල් 300. හිස්ව තැබුවහොත් අපේ වගුවේ මධ්‍ය වෙළෙඳපොළ අනුපාතය.',
      },
      markup: {
        label: 'බැංකුව අනුපාතයෙන් අඩු කරන කොටස',
        help: 'කිසිවෙක් එය ප්‍රකාශයට පත් නොකරයි; බැංකුවෙන් එදින අනුපාතය අසන්න.',
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
        HNB: 'හැටන් නැෂනල් බැංකුව (HNB)',
        'Commercial Bank': 'කොමර්ෂල් බැංකුව',
        'Sampath Bank': 'සම්පත් බැංකුව',
        'Bank of Ceylon': 'ලංකා බැංකුව',
        NDB: 'NDB බැංකුව',
        'Seylan Bank': 'සෙලාන් බැංකුව',
      },
      what: {
        wire: 'ඇමරිකානු බැංකුවකින් එන wire එකක්',
        credit: 'ශ්‍රී ලංකා බැංකුවක් ගිණුමට බැර කරන මුදල',
      },
      kind: {
        domesticIn: 'එක්සත් ජනපදයේදී ලැබීම',
        domesticOut: 'එක්සත් ජනපදය තුළ යැවීම',
        fromAbroad: 'පිටරටින් ලැබීම',
        abroadInDollars: 'පිටරටට ඩොලර්වලින් යැවීම',
        abroadConverted: 'පිටරටට වෙනත් මුදල් ඒකකයකින් යැවීම',
      },
      account: {
        rupees: 'රුපියල්',
        foreignCurrency: 'ව්‍යාපාරික විදේශ ව්‍යවහාර මුදල්',
        fcbu: 'විදේශ ව්‍යවහාර මුදල් බැංකු ඒකකය',
        personalForeignCurrency: 'පුද්ගලික විදේශ ව්‍යවහාර මුදල්',
      },
    },
    sample: {
      title: 'ඉන්වොයිසිය 12',
      amount: '1000.00',
    },
    notCounted: {
      markupOnRate:
        'මුදල් පරිවර්තනය කරන විට බැංකුව තබාගන්නා කොටස, සාමාන්‍යයෙන් මුදලෙන් 3% – 5%: එය ඩොලර්වලින් යවන wire එකක ගාස්තුවට වඩා වැඩි විය හැක.',
      banksOnTheWay: 'අතරමැදි බැංකු ගන්නා මුදල: දන්නේ නම් ඇතුළත් කරන්න. එතෙක් ලබන්නාට ලැබෙන්නේ උපරිම වශයෙන් මෙම මුදලයි.',
      inwardCharge: 'මුදල ලැබෙන විට ලබන්නාගේ බැංකුව ගන්නා මුදල.',
      sendingFee: 'යවන්නාගේ බැංකුව යැවීම සඳහා ගන්නා මුදල.',
    },
    sources: {
      wioBank: 'Wio Bank: SWIFT මාරුවලදී අතරමැදි බැංකු ගන්නා ගාස්තු',
    },
    lines: {
      amount: 'මුදල',
      fee: 'ගාස්තුව',
      debited: 'ඔබේ ගිණුමෙන් අඩු වන මුදල',
      arrives: 'ඔබට ළඟා වන මුදල',
      takenOnTheWay: 'අතරමඟදී ගන්නා මුදල',
      lost: 'ගාස්තු නිසා අහිමි වූ මුදල',
      inwardCharge: 'මෙම බැංකුවේ ගාස්තුව',
      bankRate: 'බැංකුවේ අනුපාතය',
      midRate: 'මධ්‍ය වෙළෙඳපොළ අනුපාතය',
      markup: 'අනුපාතයෙන් අඩු කරන කොටස (markup)',
      exchanged: 'පරිවර්තනයෙන් පසු',
      charge: 'බැංකුවේ ගාස්තුව',
      credited: 'ගිණුමට බැර කළ මුදල',
    },
  },
  table: {
    sriLankanBanks: 'ශ්‍රී ලංකාවේ බැංකු, විදේශයෙන් එන මුදල්',
    rupees: 'රුපියල් ගිණුමකට',
    foreignCurrency: 'විදේශ ව්‍යවහාර මුදල් ගිණුමකට',
    fcbu: 'විදේශ ව්‍යවහාර මුදල් බැංකු ඒකකයකට',
    personalForeignCurrency: 'පුද්ගලික විදේශ ව්‍යවහාර මුදල් ගිණුමකට',
    hnbServices: 'හැටන් නැෂනල් බැංකුව, යමක් නිවැරදි කරන හෝ වෙනත් තැනකට යවන විට',
    repairRupees: 'විස්තර නිවැරදි කිරීම, රුපියල්වලින්',
    repairDollars: 'විස්තර නිවැරදි කිරීම, ඩොලර්වලින්',
    returnRupees: 'යවන්නාට ආපසු යැවීම, රුපියල්වලින්',
    returnDollars: 'යවන්නාට ආපසු යැවීම, ඩොලර්වලින්',
    cancellationDollars: 'අවලංගු කිරීම',
    toOtherBankRupees: 'වෙනත් බැංකුවකට යැවීම, රුපියල්වලින්',
    toOtherBankDollars: 'වෙනත් බැංකුවකට යැවීම, ඩොලර්වලින්',
    inquiryRupees: 'විමසීම, රුපියල්වලින්',
    inquiryDollars: 'විමසීම, ඩොලර්වලින්',
    payHere: 'PayHere, ඩොලර්වලින් මුදල් නිකුත් කරන කාඩ්පත් ගෙවීම් ද්වාරය',
    plusEachMonth: 'Plus, මාසයකට',
    plusRate: 'Plus, එක් එක් ගෙවීමෙන්',
    premiumEachMonth: 'Premium, මාසයකට',
    premiumRate: 'Premium, එක් එක් ගෙවීමෙන්',
    americanBanks: 'එක්සත් ජනපදයේ බැංකු, බැංකු මාරු (wire)',
    typical: 'සාමාන්‍ය ගාස්තු',
    outgoingFromUk: 'එක්සත් රාජධානියෙන් wire',
    outgoingFromUs: 'එක්සත් ජනපදයෙන් wire',
    bankOnTheWay: 'එක් එක් අතරමැදි බැංකුව',
    markupOnRate: 'විනිමය අනුපාතයෙන් අඩු කරන කොටස',
  },
} as const satisfies PlatformWords;
