import type { Paper } from '../../src/entries/paper.ts';

/**
 * What each tool is about, as the platform, bank or office itself shows it, by the name of the tool. Its amounts, days and
 * codes are those of `domain` for the day that stands on it.
 */
export const toolPapers = {
  ebay: {
    frame: 'screen',
    from: 'eBay, order details',
    heading: 'Order 12-04417-28931, 28 Nov 2026',
    lines: [
      { label: 'Item and postage', text: '$50.00' },
      {
        label: 'Final value fee',
        text: '−$7.34',
        note: {
          en: 'A share of the price, the postage and the sales tax that the buyer pays.',
          si: 'මිල, තැපැල් ගාස්තුව සහ ගැනුම්කරු ගෙවන විකුණුම් බද්ද යන සියල්ලෙන් අය කරන කොටසකි.',
          ta: 'விலை, தபால் செலவு, கொள்வனவாளர் செலுத்தும் விற்பனை வரி ஆகியவற்றில் ஒரு பங்கு.',
        },
      },
      { label: 'Per-order fee', text: '−$0.40' },
      {
        label: 'International fee',
        text: '−$0.70',
        note: {
          en: 'Your account is in Sri Lanka and the buyer is in the US, so eBay adds this.',
          si: 'ඔබේ ගිණුම ශ්‍රී ලංකාවේ ය, ගැනුම්කරු US හි ය. එබැවින් eBay මෙය එකතු කරයි.',
          ta: 'உங்கள் கணக்கு இலங்கையில், கொள்வனவாளர் US இல். ஆகவே eBay இதைச் சேர்க்கும்.',
        },
      },
      {
        label: 'Order earnings',
        text: '$41.56',
        note: {
          en: 'eBay pays you this. Your item and postage costs still come off it.',
          si: 'eBay ඔබට ගෙවන්නේ මෙයයි. භාණ්ඩයට සහ තැපෑලට ඔබ දරන වියදම තවමත් එයින් අඩු කළ යුතුය.',
          ta: 'eBay உங்களுக்குச் செலுத்துவது இது. பொருளுக்கும் தபாலுக்குமான உங்கள் செலவு இதிலிருந்து இன்னும் கழியும்.',
        },
      },
    ],
    caption: {
      en: 'One sale, as eBay shows it',
      si: 'එක් විකිණීමක්, eBay එය පෙන්වන අයුරින්',
      ta: 'ஒரு விற்பனை, eBay காட்டும் வடிவில்',
    },
  },
  paypal: {
    frame: 'screen',
    from: 'PayPal, activity',
    heading: 'Payment received, 28 Nov 2026',
    lines: [
      { label: 'Gross amount', text: '$200.00' },
      {
        label: 'PayPal fee',
        text: '−$10.47',
        note: {
          en: 'A share of the payment and a fixed amount. The share is larger when the buyer is abroad.',
          si: 'ගෙවීමෙන් කොටසක් සහ ස්ථාවර මුදලකි. ගැනුම්කරු පිටරට නම් කොටස වැඩි ය.',
          ta: 'கொடுப்பனவில் ஒரு பங்கும் நிலையான தொகையும். கொள்வனவாளர் வெளிநாட்டில் இருந்தால் பங்கு அதிகம்.',
        },
      },
      {
        label: 'Net amount',
        text: '$189.53',
        note: {
          en: 'Your PayPal balance. Changing its currency or withdrawing it can cost more.',
          si: 'ඔබේ PayPal ශේෂය. එහි මුදල් ඒකකය මාරු කිරීමට හෝ එය ආපසු ගැනීමට තවත් ගාස්තු තිබිය හැක.',
          ta: 'உங்கள் PayPal மீதி. அதன் நாணயத்தை மாற்றவோ அதை மீளப்பெறவோ மேலும் கட்டணம் வரலாம்.',
        },
      },
    ],
    caption: {
      en: 'One payment, as PayPal shows it to a US company',
      si: 'එක් ගෙවීමක්, PayPal එය US සමාගමකට පෙන්වන අයුරින්',
      ta: 'ஒரு கொடுப்பனவு, PayPal US கம்பனிக்குக் காட்டும் வடிவில்',
    },
  },
  wise: {
    frame: 'screen',
    from: 'Wise, transfer',
    heading: 'Transfer, 28 Nov 2026',
    lines: [
      { label: 'You send', text: '1,000.00 GBP' },
      {
        label: 'Total fee',
        text: '−3.88 GBP',
        note: {
          en: 'Wise deducts its fee first, then converts the rest.',
          si: 'Wise පළමුව සිය ගාස්තුව අඩු කර, පසුව ඉතිරිය පරිවර්තනය කරයි.',
          ta: 'Wise முதலில் தன் கட்டணத்தைக் கழித்து, பின் மீதியை மாற்றும்.',
        },
      },
      {
        label: 'Exchange rate',
        text: '1 GBP = 1.1653 EUR',
        note: {
          en: 'The mid-market rate. A bank’s rate usually gives you less.',
          si: 'මධ්‍ය වෙළෙඳපොළ අනුපාතයයි. බැංකුවක අනුපාතයෙන් සාමාන්‍යයෙන් ලැබෙන්නේ මීට අඩුවෙනි.',
          ta: 'சந்தையின் இடைநிலை வீதம். வங்கியின் வீதத்தில் பொதுவாகக் குறைவாகவே கிடைக்கும்.',
        },
      },
      {
        label: 'Recipient gets',
        text: '1,160.74 EUR',
        note: {
          en: 'Compare this amount with what a bank would pay out.',
          si: 'බැංකුවක් ගෙවන මුදල සමඟ සැසඳිය යුත්තේ මේ මුදලයි.',
          ta: 'வங்கி கொடுக்கும் தொகையுடன் ஒப்பிட வேண்டியது இந்தத் தொகையே.',
        },
      },
    ],
    caption: {
      en: 'One transfer, as Wise shows it',
      si: 'එක් මුදල් මාරුවක්, Wise එය පෙන්වන අයුරින්',
      ta: 'ஒரு பணப் பரிமாற்றம், Wise காட்டும் வடிவில்',
    },
  },
  amazon: {
    frame: 'screen',
    from: 'Amazon Seller Central',
    heading: 'Order 114-0441728, 28 Nov 2026',
    lines: [
      { label: 'Product charges', text: '$25.00' },
      {
        label: 'Referral fee',
        text: '−$3.75',
        note: {
          en: 'A share of the price. How much depends on the category.',
          si: 'මිලෙන් කොටසකි. ප්‍රමාණය තීරණය වන්නේ වර්ගය අනුවයි.',
          ta: 'விலையில் ஒரு பங்கு. எவ்வளவு என்பது வகையைப் பொறுத்தது.',
        },
      },
      {
        label: 'FBA fee',
        text: '−$6.10',
        note: {
          en: 'Depends on size and weight. Measure the item in its packaging.',
          si: 'ප්‍රමාණය සහ බර අනුව තීරණය වේ. භාණ්ඩය ඇසුරුමත් සමඟ මැන බලන්න.',
          ta: 'அளவையும் நிறையையும் பொறுத்தது. பொருளைப் பொதியுடன் அளந்து பாருங்கள்.',
        },
      },
      {
        label: 'Total',
        text: '$15.15',
        note: {
          en: 'Storage, ads, returns and the cost of your item still come off it.',
          si: 'ගබඩා කිරීම, දැන්වීම්, ආපසු එවීම් සහ භාණ්ඩයේ පිරිවැය තවමත් මෙයින් අඩු කළ යුතුය.',
          ta: 'களஞ்சியம், விளம்பரம், திருப்பி அனுப்புதல், பொருளின் செலவு ஆகியன இதிலிருந்து இன்னும் கழியும்.',
        },
      },
    ],
    caption: {
      en: 'One FBA sale, as Amazon shows it',
      si: 'එක් FBA විකිණීමක්, Amazon එය පෙන්වන අයුරින්',
      ta: 'ஒரு FBA விற்பனை, Amazon காட்டும் வடிவில்',
    },
  },
  etsy: {
    frame: 'screen',
    from: 'Etsy, payment account',
    heading: 'Order 3104417289, 28 Nov 2026',
    lines: [
      { label: 'Sale, postage included', text: '$38.00' },
      { label: 'Listing fee', text: '−$0.20' },
      {
        label: 'Transaction fee',
        text: '−$2.47',
        note: {
          en: 'A share of the item, the postage and the gift wrap.',
          si: 'භාණ්ඩයේ මිල, තැපැල් ගාස්තුව සහ තෑගි ඇසුරුම යන සියල්ලෙන් කොටසකි.',
          ta: 'பொருளின் விலை, தபால் செலவு, பரிசுப் பொதி ஆகியவற்றில் ஒரு பங்கு.',
        },
      },
      {
        label: 'Processing fee',
        text: '−$1.39',
        note: {
          en: 'Depends on the country of your bank account. Here it is the US.',
          si: 'ඔබේ බැංකු ගිණුම ඇති රට අනුව තීරණය වේ. මෙහි එය US ය.',
          ta: 'உங்கள் வங்கிக் கணக்கு உள்ள நாட்டைப் பொறுத்தது. இங்கு அது US.',
        },
      },
      {
        label: 'Net',
        text: '$33.94',
        note: {
          en: 'Etsy pays you this. Ads and the cost of your item still come off it.',
          si: 'Etsy ඔබට ගෙවන්නේ මෙයයි. දැන්වීම් සහ භාණ්ඩයේ පිරිවැය තවමත් එයින් අඩු කළ යුතුය.',
          ta: 'Etsy உங்களுக்குச் செலுத்துவது இது. விளம்பரமும் பொருளின் செலவும் இதிலிருந்து இன்னும் கழியும்.',
        },
      },
    ],
    caption: {
      en: 'One order, as Etsy shows it to a shop with a US bank account',
      si: 'එක් ඇණවුමක්, US බැංකු ගිණුමක් ඇති වෙළෙඳසැලකට Etsy පෙන්වන අයුරින්',
      ta: 'ஒரு கட்டளை, US வங்கிக் கணக்குள்ள கடைக்கு Etsy காட்டும் வடிவில்',
    },
  },
  shopify: {
    frame: 'screen',
    from: 'Order and payout of a shop on Shopify',
    heading: 'Batik scarf, 28 Nov 2026',
    lines: [
      { label: 'Order', text: '$50.00' },
      {
        label: 'PayHere',
        text: '−$2.00',
        note: {
          en: 'The gateway’s fee for a card, with payouts in dollars.',
          si: 'ඩොලර්වලින් මුදල් නිකුත් කරන විට, කාඩ්පතකට ගෙවීම් ද්වාරයේ ගාස්තුව.',
          ta: 'டொலரில் பணம் வழங்கும்போது, அட்டைக்கு நுழைவாயிலின் கட்டணம்.',
        },
      },
      {
        label: 'Shopify’s fee',
        text: '−$1.00',
        note: {
          en: 'Because the gateway is not Shopify Payments. The monthly plan comes on top.',
          si: 'ගෙවීම් ද්වාරය Shopify Payments නොවන නිසා. මාසික සැලැස්ම ඊට අමතරයි.',
          ta: 'நுழைவாயில் Shopify Payments அல்ல என்பதால். மாதத் திட்டம் மேலதிகம்.',
        },
      },
      { label: 'Left', text: '$47.00' },
    ],
    caption: {
      en: 'One order on the plan Basic',
      si: 'Basic සැලැස්මේ එක් ඇණවුමක්',
      ta: 'Basic திட்டத்தில் ஒரு கட்டளை',
    },
  },
  daraz: {
    frame: 'screen',
    from: 'Daraz Seller Center, account statement',
    heading: 'Cushion cover, 28 Nov 2026',
    lines: [
      { label: 'Item price', text: 'LKR 2,500.00' },
      {
        label: 'Commission',
        text: '−LKR 300.00',
        note: {
          en: 'An example, at 12% and a payment fee of 2%. Seller Center shows the rate of your shop and category.',
          si: 'උදාහරණයක්, 12%ක් සහ ගෙවීම් ගාස්තුව 2%ක් ලෙස. ඔබේ වෙළෙඳසැලේ සහ භාණ්ඩ වර්ගයේ අනුපාතය Seller Center පෙන්වයි.',
          ta: 'ஓர் உதாரணம், 12% வீதத்திலும் கொடுப்பனவுக் கட்டணம் 2% ஆகவும். உங்கள் கடைக்கும் வகைக்குமான வீதத்தை Seller Center காட்டும்.',
        },
      },
      { label: 'Payment fee', text: '−LKR 50.00' },
      {
        label: 'Payout',
        text: 'LKR 2,150.00',
        note: {
          en: 'Delivery and the item still come off it.',
          si: 'බෙදාහැරීම සහ භාණ්ඩයේ පිරිවැය තවමත් එයින් අඩු වේ.',
          ta: 'விநியோகமும் பொருளின் கொள்விலையும் இதிலிருந்து இன்னும் கழியும்.',
        },
      },
    ],
    caption: {
      en: 'One order, as an account statement shows it',
      si: 'එක් ඇණවුමක්, ගිණුම් ප්‍රකාශනයක් එය පෙන්වන අයුරින්',
      ta: 'ஒரு கட்டளை, கணக்குக் கூற்று காட்டும் வடிவில்',
    },
  },
  'tiktok-shop': {
    frame: 'screen',
    from: 'TikTok Shop, settlement of an order in the US',
    heading: 'Cinnamon gift box, 28 Nov 2026',
    lines: [
      { label: 'Buyer pays', text: '$40.00' },
      {
        label: 'Referral fee',
        text: '−$2.40',
        note: {
          en: 'TikTok’s share of the item and the postage, without sales tax.',
          si: 'විකුණුම් බද්ද නැතිව, භාණ්ඩයෙන් සහ තැපැල් ගාස්තුවෙන් TikTok කොටස.',
          ta: 'விற்பனை வரி இல்லாமல், பொருளிலும் தபால் செலவிலும் TikTok இன் பங்கு.',
        },
      },
      {
        label: 'Creator',
        text: '−$4.00',
        note: {
          en: 'An example. You agree the commission with the creator.',
          si: 'උදාහරණයක්. කොමිස් මුදල ඔබ නිර්මාපකයා සමඟ එකඟ වේ.',
          ta: 'ஓர் உதாரணம். தரகை நீங்கள் படைப்பாளருடன் உடன்படுகிறீர்கள்.',
        },
      },
      {
        label: 'Settlement',
        text: '$33.60',
        note: {
          en: 'The item and the parcel still come off it.',
          si: 'භාණ්ඩයේ සහ පාර්සලයේ පිරිවැය තවමත් එයින් අඩු වේ.',
          ta: 'பொருளின் விலையும் பொதியின் செலவும் இதிலிருந்து இன்னும் கழியும்.',
        },
      },
    ],
    caption: {
      en: 'One order of a shop in the US',
      si: 'US හි වෙළෙඳසැලක එක් ඇණවුමක්',
      ta: 'US இலுள்ள கடையின் ஒரு கட்டளை',
    },
  },
  upwork: {
    frame: 'screen',
    from: 'Upwork, transaction history',
    heading: 'Logo and letterhead, 28 Nov 2026',
    lines: [
      { label: 'Client’s payment', text: '$500.00' },
      {
        label: 'Service fee',
        text: '−$50.00',
        note: {
          en: 'At the rate that Upwork showed for this contract before the proposal.',
          si: 'යෝජනාවට පෙර මෙම ගිවිසුමට Upwork පෙන්වූ අනුපාතයට.',
          ta: 'முன்மொழிவுக்கு முன் இந்த ஒப்பந்தத்திற்கு Upwork காட்டிய வீதத்தில்.',
        },
      },
      {
        label: 'Earnings',
        text: '$450.00',
        note: {
          en: 'Your balance on Upwork. The withdrawal and the conversion to rupees still come off it.',
          si: 'Upwork හි ඔබේ ශේෂය. මුදල් ආපසු ගැනීම සහ රුපියල්වලට පරිවර්තනය තවමත් එයින් අඩු වේ.',
          ta: 'Upwork இல் உங்கள் மீதி. மீளப்பெறும் கட்டணமும் ரூபாவாக மாற்றும் செலவும் இதிலிருந்து இன்னும் கழியும்.',
        },
      },
    ],
    caption: {
      en: 'One contract, as Upwork shows it',
      si: 'එක් ගිවිසුමක්, Upwork එය පෙන්වන අයුරින්',
      ta: 'ஓர் ஒப்பந்தம், Upwork காட்டும் வடிவில்',
    },
  },
  fiverr: {
    frame: 'screen',
    from: 'Fiverr, earnings',
    heading: 'Logo design, 28 Nov 2026',
    lines: [
      { label: 'Order', text: '$100.00' },
      { label: 'Tip', text: '$10.00' },
      {
        label: 'Fiverr’s fee',
        text: '−$22.00',
        note: {
          en: 'A share of the order and of the tip.',
          si: 'ඇණවුමෙන් සහ ටිප් (tip) මුදලින් කොටසකි.',
          ta: 'கட்டளையிலும் அன்பளிப்பிலும் (tip) ஒரு பங்கு.',
        },
      },
      {
        label: 'Earnings',
        text: '$88.00',
        note: {
          en: 'Your balance on Fiverr. The withdrawal and the conversion to rupees still come off it.',
          si: 'Fiverr හි ඔබේ ශේෂය. මුදල් ආපසු ගැනීම සහ රුපියල්වලට පරිවර්තනය තවමත් එයින් අඩු වේ.',
          ta: 'Fiverr இல் உங்கள் மீதி. மீளப்பெறும் கட்டணமும் ரூபாவாக மாற்றும் செலவும் இதிலிருந்து இன்னும் கழியும்.',
        },
      },
    ],
    caption: {
      en: 'One order, as Fiverr shows it',
      si: 'එක් ඇණවුමක්, Fiverr එය පෙන්වන අයුරින්',
      ta: 'ஒரு கட்டளை, Fiverr காட்டும் வடிவில்',
    },
  },
  youtube: {
    frame: 'screen',
    from: 'AdSense for YouTube, payments',
    heading: 'Earnings of a month, 28 Nov 2026',
    lines: [
      { label: 'Earnings', text: '$450.00' },
      {
        label: 'US tax withheld',
        text: '−$4.50',
        note: {
          en: 'A tenth of the earnings came from US viewers, and the tax form claims the treaty.',
          si: 'ආදායමෙන් දහයෙන් කොටසක් US නරඹන්නන්ගෙන් ලැබුණි; බදු ආකෘති පත්‍රයෙන් බදු ගිවිසුමේ සහනය ඉල්ලා ඇත.',
          ta: 'வருமானத்தில் பத்தில் ஒரு பங்கு US பார்வையாளர்களிடமிருந்து வந்தது; வரிப் படிவம் வரி உடன்படிக்கையைக் கோருகிறது.',
        },
      },
      {
        label: 'Payment',
        text: '$445.50',
        note: {
          en: 'Google pays you this. Banks may charge for the transfer.',
          si: 'Google ඔබට ගෙවන්නේ මෙයයි. බැංකු මුදල් මාරුවට අය කළ හැක.',
          ta: 'Google உங்களுக்குச் செலுத்துவது இது. பரிமாற்றத்திற்கு வங்கிகள் அறவிடலாம்.',
        },
      },
    ],
    caption: {
      en: 'One month, as AdSense shows it',
      si: 'එක් මාසයක්, AdSense එය පෙන්වන අයුරින්',
      ta: 'ஒரு மாதம், AdSense காட்டும் வடிவில்',
    },
  },
  patreon: {
    frame: 'screen',
    from: 'Patreon, earnings',
    heading: 'One membership, 28 Nov 2026',
    lines: [
      { label: 'Payment', text: '$10.00' },
      { label: 'Platform fee', text: '−$1.00' },
      {
        label: 'Payment processing',
        text: '−$0.59',
        note: {
          en: 'A share of the payment and a fixed amount, for each member.',
          si: 'සෑම සාමාජිකයෙකුටම, ගෙවීමෙන් කොටසක් සහ ස්ථාවර මුදලකි.',
          ta: 'ஒவ்வோர் உறுப்பினருக்கும், கொடுப்பனவில் ஒரு பங்கும் ஒரு நிலையான தொகையும்.',
        },
      },
      {
        label: 'Earnings',
        text: '$8.41',
        note: {
          en: 'Your balance on Patreon, before the payout.',
          si: 'මුදල් නිකුත් කිරීමට පෙර, Patreon හි ඔබේ ශේෂය.',
          ta: 'பணம் பெறும் முன், Patreon இல் உங்கள் மீதி.',
        },
      },
    ],
    caption: {
      en: 'One member’s payment, as Patreon shows it',
      si: 'එක් සාමාජිකයෙකුගේ ගෙවීම, Patreon එය පෙන්වන අයුරින්',
      ta: 'ஓர் உறுப்பினரின் கொடுப்பனவு, Patreon காட்டும் வடிவில்',
    },
  },
  udemy: {
    frame: 'screen',
    from: 'Udemy, revenue report',
    heading: 'Course sales, 28 Nov 2026',
    lines: [
      { label: 'Paid by students', text: '$100.00' },
      { label: 'Service fee', text: '−$3.00' },
      {
        label: 'Udemy’s share',
        text: '−$61.11',
        note: {
          en: 'Udemy brought the students. By your own link it would take far less.',
          si: 'සිසුන් ගෙනාවේ Udemy ය. ඔබේම සබැඳියෙන් නම් එය ගන්නේ බෙහෙවින් අඩුවෙනි.',
          ta: 'மாணவர்களைக் கொண்டுவந்தது Udemy. உங்கள் சொந்த இணைப்பில் அது மிகக் குறைவாக எடுக்கும்.',
        },
      },
      {
        label: 'US tax withheld',
        text: '−$0.36',
        note: {
          en: 'A tenth came from students in the US, and the tax form claims the treaty.',
          si: 'දහයෙන් කොටසක් US සිසුන්ගෙන් ලැබුණි; බදු ආකෘති පත්‍රයෙන් බදු ගිවිසුමේ සහනය ඉල්ලා ඇත.',
          ta: 'பத்தில் ஒரு பங்கு US மாணவர்களிடமிருந்து வந்தது; வரிப் படிவம் வரி உடன்படிக்கையைக் கோருகிறது.',
        },
      },
      { label: 'Earnings', text: '$35.53' },
    ],
    caption: {
      en: 'Sales on Udemy’s website, before the payout',
      si: 'Udemy වෙබ් අඩවියේ විකිණීම්, මුදල් නිකුත් කිරීමට පෙර',
      ta: 'Udemy இணையத்தள விற்பனை, பணம் பெறும் முன்',
    },
  },
  gumroad: {
    frame: 'screen',
    from: 'Gumroad, sales',
    heading: 'Recipe book, 28 Nov 2026',
    lines: [
      { label: 'Price', text: '$20.00' },
      {
        label: 'Gumroad fee',
        text: '−$2.50',
        note: {
          en: 'A share of the price and a fixed amount.',
          si: 'මිලෙන් කොටසක් සහ ස්ථාවර මුදලකි.',
          ta: 'விலையில் ஒரு பங்கும் ஒரு நிலையான தொகையும்.',
        },
      },
      { label: 'Card processing', text: '−$0.88' },
      {
        label: 'Balance',
        text: '$16.62',
        note: {
          en: 'Gumroad pays this in rupees to a bank in Sri Lanka, once the balance is large enough.',
          si: 'ශේෂය ප්‍රමාණවත් වූ විට, Gumroad මෙය ශ්‍රී ලංකාවේ බැංකුවකට රුපියල්වලින් ගෙවයි.',
          ta: 'மீதி போதுமான அளவு ஆனதும், Gumroad இதை இலங்கையிலுள்ள வங்கிக்கு ரூபாவில் செலுத்தும்.',
        },
      },
    ],
    caption: {
      en: 'One sale by your own link, as Gumroad shows it',
      si: 'ඔබේම සබැඳියෙන් එක් විකිණීමක්, Gumroad එය පෙන්වන අයුරින්',
      ta: 'உங்கள் சொந்த இணைப்பில் ஒரு விற்பனை, Gumroad காட்டும் வடிவில்',
    },
  },
  'app-store': {
    frame: 'screen',
    from: 'App Store Connect, financial report',
    heading: 'Photo app, 28 Nov 2026',
    lines: [
      {
        label: 'Customer price',
        text: '$9.99',
        note: {
          en: 'What the buyer paid, without tax.',
          si: 'බද්ද නැතිව ගැනුම්කරු ගෙවූ මුදල.',
          ta: 'வரி இல்லாமல் கொள்வனவாளர் செலுத்தியது.',
        },
      },
      {
        label: 'Commission',
        text: '−$1.50',
        note: {
          en: 'The lower rate, because this developer enrolled in the Small Business Program.',
          si: 'අඩු අනුපාතය, මෙම සංවර්ධකයා Small Business Program හි ලියාපදිංචි වූ නිසා.',
          ta: 'குறைந்த வீதம், இந்த உருவாக்குநர் Small Business Program இல் பதிவுசெய்ததால்.',
        },
      },
      { label: 'Proceeds', text: '$8.49' },
    ],
    caption: {
      en: 'One sale in the US, as a developer’s report adds it up',
      si: 'US හි එක් විකිණීමක්, සංවර්ධකයෙකුගේ වාර්තාව එය එකතු කරන අයුරින්',
      ta: 'US இல் ஒரு விற்பனை, உருவாக்குநரின் அறிக்கை அதைக் கூட்டும் வடிவில்',
    },
  },
  'google-play': {
    frame: 'screen',
    from: 'Play Console, earnings report',
    heading: 'Photo app, 28 Nov 2026',
    lines: [
      { label: 'Charge', text: '$10.00' },
      {
        label: 'Service fee',
        text: '−$1.00',
        note: {
          en: 'The rate of the first $1,000,000 that a developer earns in a year.',
          si: 'සංවර්ධකයෙකු වසරකට උපයන පළමු $1,000,000 සඳහා අනුපාතය.',
          ta: 'ஓர் உருவாக்குநர் ஆண்டில் சம்பாதிக்கும் முதல் $1,000,000 இற்கான வீதம்.',
        },
      },
      {
        label: 'Billing fee',
        text: '−$0.50',
        note: {
          en: 'Charged apart since 30 Jun 2026 in the US, the UK and Europe, if Google takes the payment.',
          si: '2026 ජූනි 30 සිට US, UK සහ යුරෝපයේ, ගෙවීම Google මඟින් නම් වෙනම අය කෙරේ.',
          ta: '30 ஜூன் 2026 முதல் US, UK, ஐரோப்பாவில், கொடுப்பனவை Google பெற்றால் தனியாக அறவிடப்படும்.',
        },
      },
      { label: 'Earnings', text: '$8.50' },
    ],
    caption: {
      en: 'One purchase in the US, as a developer’s report adds it up',
      si: 'US හි එක් මිලදී ගැනීමක්, සංවර්ධකයෙකුගේ වාර්තාව එය එකතු කරන අයුරින්',
      ta: 'US இல் ஒரு கொள்வனவு, உருவாக்குநரின் அறிக்கை அதைக் கூட்டும் வடிவில்',
    },
  },
  stripe: {
    frame: 'screen',
    from: 'Stripe, payments',
    heading: 'Payment, 28 Nov 2026',
    lines: [
      {
        label: 'Amount',
        text: '$120.00',
        note: {
          en: 'What your customer paid. The fee is a share of all of it.',
          si: 'ඔබේ ගනුදෙනුකරු ගෙවූ මුදල. ගාස්තුව එම මුළු මුදලෙන්ම කොටසකි.',
          ta: 'உங்கள் வாடிக்கையாளர் செலுத்தியது. கட்டணம் அந்த முழுத் தொகையிலும் ஒரு பங்கு.',
        },
      },
      {
        label: 'Fee',
        text: '−$5.58',
        note: {
          en: 'A card from another country costs a US company more than a US card.',
          si: 'වෙනත් රටක කාඩ්පතක් සඳහා US සමාගමකට US කාඩ්පතකට වඩා වැඩි ගාස්තුවක් වැය වේ.',
          ta: 'வேறு நாட்டின் அட்டைக்கு US கம்பனி US அட்டையை விட அதிகம் செலுத்தும்.',
        },
      },
      {
        label: 'Net',
        text: '$114.42',
        note: {
          en: 'Goes to your company’s bank account with the next payout.',
          si: 'ඊළඟ වර මුදල් නිකුත් කරන විට ඔබේ සමාගමේ බැංකු ගිණුමට යයි.',
          ta: 'அடுத்த கொடுப்பனவு வழங்கலுடன் உங்கள் கம்பனியின் வங்கிக் கணக்கிற்குச் செல்லும்.',
        },
      },
    ],
    caption: {
      en: 'One card payment, as Stripe shows it to a US company',
      si: 'එක් කාඩ්පත් ගෙවීමක්, Stripe එය US සමාගමකට පෙන්වන අයුරින්',
      ta: 'ஓர் அட்டைக் கொடுப்பனவு, Stripe US கம்பனிக்குக் காட்டும் வடிவில்',
    },
  },
  payoneer: {
    frame: 'screen',
    from: 'Payoneer, withdraw',
    heading: 'Withdrawal to a bank, 28 Nov 2026',
    lines: [
      { label: 'From your balance', text: '500.00 USD' },
      {
        label: 'Fee',
        text: '−10.00 USD',
        note: {
          en: 'The cost of changing dollars to rupees. It can also be part of the rate.',
          si: 'ඩොලර් රුපියල් බවට මාරු කිරීමේ පිරිවැය. එය අනුපාතය තුළම ද තිබිය හැක.',
          ta: 'டொலரை ரூபாவாக மாற்றும் செலவு. அது வீதத்திற்குள்ளும் இருக்கலாம்.',
        },
      },
      { label: 'Exchange rate', text: '1 USD = 330.00 LKR' },
      {
        label: 'To your bank',
        text: '161,700.00 LKR',
        note: {
          en: 'Your bank in Sri Lanka can deduct a charge of its own.',
          si: 'ශ්‍රී ලංකාවේ ඔබේ බැංකුවට තමන්ගේම ගාස්තුවක් අඩු කළ හැක.',
          ta: 'இலங்கையிலுள்ள உங்கள் வங்கி தனது கட்டணத்தைக் கழிக்கலாம்.',
        },
      },
    ],
    caption: {
      en: 'One withdrawal to rupees, as Payoneer shows it',
      si: 'රුපියල්වලින් එක් ආපසු ගැනීමක්, Payoneer එය පෙන්වන අයුරින්',
      ta: 'ரூபாவில் ஒரு மீளப்பெறல், Payoneer காட்டும் வடிவில்',
    },
  },
  mercury: {
    frame: 'screen',
    from: 'Mercury, send money',
    heading: 'International wire, 28 Nov 2026',
    lines: [
      { label: 'Amount', text: '$1,500.00' },
      {
        label: 'Wire fee (OUR)',
        text: '$15.00',
        note: {
          en: '“OUR” means that you pay every bank, so they deduct nothing on the way.',
          si: '“OUR” යනු සියලු බැංකුවලට ගෙවන්නේ ඔබ යන්නයි. එබැවින් අතරමඟදී ඒවා කිසිවක් අඩු නොකරයි.',
          ta: '“OUR” என்றால் எல்லா வங்கிகளுக்கும் நீங்கள் செலுத்துகிறீர்கள்; வழியில் அவை எதையும் கழிக்காது.',
        },
      },
      {
        label: 'Total debited',
        text: '$1,515.00',
        note: {
          en: 'This leaves your account. The receiving bank can still charge the recipient.',
          si: 'ඔබේ ගිණුමෙන් අඩු වන්නේ මෙයයි. මුදල ලබන බැංකුවට ලබන්නාගෙන් තවත් ගාස්තුවක් අය කළ හැක.',
          ta: 'உங்கள் கணக்கிலிருந்து கழிவது இது. பெறும் வங்கி பெறுநரிடம் மேலும் கட்டணம் அறவிடலாம்.',
        },
      },
    ],
    caption: {
      en: 'One wire abroad, as Mercury shows it',
      si: 'පිටරටට එක් බැංකු මාරුවක් (wire), Mercury එය පෙන්වන අයුරින්',
      ta: 'வெளிநாட்டிற்கு ஒரு wire, Mercury காட்டும் வடிவில்',
    },
  },
  'profit-margin': {
    frame: 'form',
    from: 'Specimen Spices',
    heading: 'Gift box, price of 28 Nov 2026',
    lines: [
      { label: 'Price', text: '$40.00' },
      { label: 'Cost', text: '$26.00' },
      {
        label: 'Profit',
        text: '$14.00',
        note: {
          en: 'Put everything into the cost: item, packaging, postage and fees.',
          si: 'භාණ්ඩය, ඇසුරුම, තැපෑල සහ ගාස්තු යන සියල්ල පිරිවැයට එකතු කරන්න.',
          ta: 'பொருள், பொதி, தபால், கட்டணங்கள் எல்லாவற்றையும் செலவில் சேருங்கள்.',
        },
      },
      {
        label: 'Margin',
        text: '35.0%',
        note: {
          en: 'Profit as a share of the price. Marketplace fees are shares of it too.',
          si: 'ලාභය, මිලෙන් කොටසක් ලෙස. වෙළෙඳ වේදිකා ගාස්තු ද මිලෙන් කොටස් වේ.',
          ta: 'இலாபம், விலையின் ஒரு பங்காக. இணையச் சந்தைக் கட்டணங்களும் அதன் பங்குகளே.',
        },
      },
      {
        label: 'Markup',
        text: '53.8%',
        note: {
          en: 'The same profit as a share of the cost. Do not mix up the two.',
          si: 'එම ලාභයම, පිරිවැයෙන් කොටසක් ලෙස. මේ දෙක පටලවා නොගන්න.',
          ta: 'அதே இலாபம், செலவின் ஒரு பங்காக. இரண்டையும் குழப்ப வேண்டாம்.',
        },
      },
    ],
    caption: {
      en: 'The price of one product, worked out',
      si: 'එක් භාණ්ඩයක මිල, ගණනය කළ අයුරින්',
      ta: 'ஒரு பொருளின் விலை, கணித்த வடிவில்',
    },
  },
  bulk: {
    frame: 'screen',
    from: 'october.csv',
    heading: 'One sale in each row',
    lines: [
      {
        label: 'Row 1',
        text: 'Title, Quantity, Sold price, Item cost',
        note: {
          en: 'Name the columns in one row. Your own names work too: you tell us which is which.',
          si: 'එක් පේළියක තීරුවල නම් ලියන්න. ඔබේම නම් ද යෙදිය හැක: කුමක් කුමක්දැයි ඔබට පැවසිය හැක.',
          ta: 'ஒரு நிரையில் நிரல்களின் பெயர்களை எழுதுங்கள். உங்கள் சொந்தப் பெயர்களும் சரி: எது எதுவென நீங்கள் சொல்லலாம்.',
        },
      },
      {
        label: 'Row 2',
        text: 'Cinnamon box, 2, 40.00, 12.00',
        note: {
          en: 'One sale in a row. A cost that you leave blank counts as zero.',
          si: 'පේළියකට එක් විකිණීමකි. හිස්ව තැබූ පිරිවැයක් බිංදුව ලෙස ගණන් ගැනේ.',
          ta: 'நிரைக்கு ஒரு விற்பனை. வெறுமையாக விட்ட செலவு பூச்சியமாகக் கணிக்கப்படும்.',
        },
      },
    ],
    caption: {
      en: 'A list of sales that you can open or paste',
      si: 'ඔබට විවෘත කිරීමට හෝ ඇලවීමට හැකි විකිණීම් ලැයිස්තුවක්',
      ta: 'நீங்கள் திறக்கவோ ஒட்டவோ கூடிய விற்பனைப் பட்டியல்',
    },
  },
  compare: {
    frame: 'screen',
    from: 'Saved to compare',
    heading: 'An invoice of $200.00, paid from abroad, 28 Nov 2026',
    lines: [
      {
        label: 'PayPal, you keep',
        text: '$189.53',
        note: {
          en: 'Enter the same amount, the same country and the same buyer on both sides.',
          si: 'දෙපැත්තටම එකම මුදල, එකම රට සහ එකම ගැනුම්කරු ඇතුළත් කරන්න.',
          ta: 'இரு பக்கமும் ஒரே தொகை, ஒரே நாடு, ஒரே கொள்வனவாளரை உள்ளிடுங்கள்.',
        },
      },
      { label: 'Stripe, you keep', text: '$190.90' },
      {
        label: 'Difference',
        text: '$1.37',
        note: {
          en: 'For one invoice. Multiply it by the invoices of a year before you move.',
          si: 'එක් ඉන්වොයිසියකටයි. මාරු වීමට පෙර එය වසරක ඉන්වොයිසි ගණනින් ගුණ කරන්න.',
          ta: 'ஒரு விலைப்பட்டியலுக்கு. மாறுவதற்கு முன் ஓராண்டின் விலைப்பட்டியல் எண்ணிக்கையால் பெருக்குங்கள்.',
        },
      },
    ],
    caption: {
      en: 'One invoice of a US company, with two platforms',
      si: 'US සමාගමක එක් ඉන්වොයිසියක්, වේදිකා දෙකකින්',
      ta: 'US கம்பனியின் ஒரு விலைப்பட்டியல், இரு தளங்களில்',
    },
  },
  payouts: {
    frame: 'phone',
    from: 'Your bank, by SMS',
    heading: 'Money from abroad, 28 Nov 2026',
    lines: [
      {
        label: 'Received',
        text: 'USD 1,000.00',
        note: {
          en: 'Less than your client sent? Banks on the way deducted the rest.',
          si: 'ඔබේ ගනුදෙනුකරු එවූ මුදලට වඩා අඩුද? ඉතිරිය අඩු කළේ අතරමැදි බැංකු ය.',
          ta: 'வாடிக்கையாளர் அனுப்பியதை விடக் குறைவா? மீதியை இடையிலுள்ள வங்கிகள் கழித்தன.',
        },
      },
      {
        label: 'Rate',
        text: '326.70',
        note: {
          en: 'The bank’s own rate. Compare it with the mid-market rate of that day.',
          si: 'බැංකුවේම අනුපාතයයි. එය එදින මධ්‍ය වෙළෙඳපොළ අනුපාතය සමඟ සසඳන්න.',
          ta: 'வங்கியின் சொந்த வீதம். அதை அன்றைய சந்தையின் இடைநிலை வீதத்துடன் ஒப்பிடுங்கள்.',
        },
      },
      { label: 'Charge', text: 'LKR 400.00' },
      {
        label: 'Credited',
        text: 'LKR 326,300.00',
        note: {
          en: 'Compare payment routes by this amount.',
          si: 'ගෙවීම් මාර්ග මේ මුදල අනුව සසඳන්න.',
          ta: 'கொடுப்பனவு வழிகளை இந்தத் தொகையால் ஒப்பிடுங்கள்.',
        },
      },
    ],
    caption: {
      en: 'Your bank’s SMS about a payment',
      si: 'ගෙවීමක් ගැන ඔබේ බැංකුවේ SMS පණිවිඩය',
      ta: 'கொடுப்பனவு பற்றி உங்கள் வங்கியின் SMS',
    },
  },
  'company-cost': {
    frame: 'letter',
    from: 'Wyoming Secretary of State',
    heading: 'Receipt, 14 May 2026',
    lines: [
      { label: 'For', text: 'Specimen Spices LLC' },
      {
        label: 'Articles of Organization',
        text: '$100.00',
        note: {
          en: 'The state’s fee, paid once. It is the same with or without a formation firm.',
          si: 'ප්‍රාන්තයේ ගාස්තුව, එක් වරක් පමණක් ගෙවිය යුතුය. සමාගම් පිහිටුවන ආයතනයක සේවාව ගත්තත් නැතත් එය වෙනස් නොවේ.',
          ta: 'மாநிலக் கட்டணம், ஒரு முறை மட்டும். நிறுவனத்தின் உதவியுடனும் உதவியின்றியும் அது ஒன்றே.',
        },
      },
      {
        label: 'Next annual report',
        text: '$60.00, due 1 May 2027',
        note: {
          en: 'Due every year. It is higher only for companies with large assets in the state.',
          si: 'සෑම වසරකම ගෙවිය යුතුය. එය වැඩි වන්නේ ප්‍රාන්තය තුළ විශාල වත්කම් ඇති සමාගම්වලට පමණි.',
          ta: 'ஆண்டுதோறும் செலுத்த வேண்டும். மாநிலத்தில் பெரும் சொத்துள்ள கம்பனிகளுக்கு மட்டும் அது அதிகம்.',
        },
      },
    ],
    caption: {
      en: 'What you pay the state of Wyoming for an LLC',
      si: 'LLC එකක් සඳහා ඔබ Wyoming ප්‍රාන්තයට ගෙවන මුදල',
      ta: 'LLC ஒன்றுக்கு Wyoming மாநிலத்திற்கு நீங்கள் செலுத்துவது',
    },
  },
  deadlines: {
    frame: 'phone',
    from: 'Your calendar',
    heading: 'Specimen Spices LLC, formed on 14 May 2026',
    lines: [
      {
        label: '15 Apr 2027',
        text: 'IRS: Form 5472',
        note: {
          en: 'For an LLC with one owner abroad. A late form has a high penalty.',
          si: 'පිටරට එක් හිමිකරුවෙකු සිටින LLC සඳහායි. ප්‍රමාද වූ විට ඉහළ දඩයක් ඇත.',
          ta: 'வெளிநாட்டில் ஒரே உரிமையாளர் உள்ள LLC இற்கு. தாமதித்தால் தண்டப்பணம் அதிகம்.',
        },
      },
      {
        label: '1 May 2027',
        text: 'Wyoming: annual report',
        note: {
          en: 'The first day of the month in which the company was formed.',
          si: 'සමාගම පිහිටුවූ මාසයේ පළමු දිනය.',
          ta: 'கம்பனி ஆரம்பித்த மாதத்தின் முதல் நாள்.',
        },
      },
      {
        label: '14 May 2027',
        text: 'Renew the registered agent',
        note: {
          en: 'A year after the company was formed. It must always have an agent.',
          si: 'සමාගම පිහිටුවා වසරකට පසු. එයට සැම විටම නියෝජිතයෙකු සිටිය යුතුය.',
          ta: 'கம்பனி ஆரம்பித்து ஓராண்டின் பின். அதற்கு எப்போதும் முகவர் இருக்க வேண்டும்.',
        },
      },
    ],
    caption: {
      en: 'A year of a Wyoming LLC in the calendar of your phone',
      si: 'ඔබේ දුරකථනයේ දින දර්ශනයේ Wyoming LLC එකක වසරක්',
      ta: 'உங்கள் தொலைபேசி நாட்காட்டியில் Wyoming LLC ஒன்றின் ஓராண்டு',
    },
  },
  'which-company': {
    frame: 'form',
    from: 'Which company?',
    heading: 'Short answers of a shop owner in Galle',
    lines: [
      { label: 'Sells', text: 'Online, every month' },
      {
        label: 'Needs',
        text: 'A seller account on Amazon.com',
        note: {
          en: 'Start with what you cannot do today. It decides more than anything else.',
          si: 'අද ඔබට කළ නොහැකි දෙයින් පටන් ගන්න. වැඩියෙන්ම තීරණය කරන්නේ එයයි.',
          ta: 'இன்று உங்களால் செய்ய முடியாததிலிருந்து தொடங்குங்கள். மிக அதிகம் தீர்மானிப்பது அதுவே.',
        },
      },
      { label: 'Buyers', text: 'In the US' },
      {
        label: 'Best fit',
        text: 'US LLC',
        note: {
          en: 'With other answers it can be a UK company, or no company yet.',
          si: 'වෙනත් පිළිතුරුවලට ගැළපෙන්නේ UK සමාගමක් විය හැක, නැතහොත් තවම සමාගමක් අවශ්‍ය නොවිය හැක.',
          ta: 'பதில்கள் வேறானால் அது UK கம்பனியாகவோ, இப்போதைக்குக் கம்பனி வேண்டாம் என்றோ இருக்கலாம்.',
        },
      },
    ],
    caption: {
      en: 'Three answers, and the company that fits them',
      si: 'පිළිතුරු තුනක් සහ ඒවාට ගැළපෙන සමාගම',
      ta: 'மூன்று பதில்கள், அவற்றுக்குப் பொருந்தும் கம்பனி',
    },
  },
  'name-generator': {
    frame: 'screen',
    from: 'Companies House',
    heading: 'Is this company name possible?',
    lines: [
      { label: 'Name', text: 'Specimen Spice Bank Ltd' },
      {
        label: 'Compared as',
        text: 'SPECIMENSPICEBANK',
        note: {
          en: 'Without spaces, signs and “Ltd”. If a company has this name, yours is refused.',
          si: 'හිස්තැන්, සංකේත සහ “Ltd” නැතිව. වෙනත් සමාගමකට මේ නම ඇත්නම් ඔබේ නම ප්‍රතික්ෂේප වේ.',
          ta: 'இடைவெளி, குறிகள், “Ltd” இன்றி. வேறு கம்பனிக்கு இப்பெயர் இருந்தால் உங்களுடையது நிராகரிக்கப்படும்.',
        },
      },
      {
        label: 'Sensitive word',
        text: 'Bank',
        note: {
          en: 'You need a written non-objection first. Ask the Financial Conduct Authority.',
          si: 'විරුද්ධත්වයක් නැති බව පළමුව ලිඛිතව ලබාගත යුතුය. Financial Conduct Authority ආයතනයෙන් අසන්න.',
          ta: 'முதலில் ஆட்சேபனை இல்லை என எழுத்தில் பெற வேண்டும். Financial Conduct Authority இடம் கேளுங்கள்.',
        },
      },
    ],
    caption: {
      en: 'How the UK registry checks a name',
      si: 'UK ලේඛකාගාරය නමක් පරීක්ෂා කරන අයුරු',
      ta: 'UK பதிவகம் ஒரு பெயரைச் சரிபார்க்கும் விதம்',
    },
  },
  'hsic-search': {
    frame: 'form',
    from: 'Companies House',
    heading: 'Application to register a company',
    lines: [
      { label: 'Company name', text: 'Specimen Spices Ltd' },
      {
        label: 'Principal business activity',
        text: '10840',
        note: {
          en: 'The code goes here. In the UK it has five digits, and you can give up to four codes.',
          si: 'කේතය ලියන්නේ මෙහි ය. UK හි එයට ඉලක්කම් පහක් ඇත; කේත හතරක් දක්වා දිය හැක.',
          ta: 'குறியீட்டை இங்கு எழுதுங்கள். UK இல் அதற்கு ஐந்து இலக்கங்கள்; நான்கு குறியீடுகள் வரை தரலாம்.',
        },
      },
      {
        label: 'In words',
        text: 'Manufacture of condiments and seasonings',
        note: {
          en: 'What the company mainly does. You can change it with a confirmation statement.',
          si: 'සමාගම ප්‍රධාන වශයෙන් කරන දෙය. තහවුරු කිරීමේ ප්‍රකාශයකින් එය වෙනස් කළ හැක.',
          ta: 'கம்பனி முக்கியமாகச் செய்வது. உறுதிப்படுத்தல் கூற்றின் மூலம் அதை மாற்றலாம்.',
        },
      },
    ],
    caption: {
      en: 'Where the code goes when you form a UK company',
      si: 'UK සමාගමක් පිහිටුවන විට කේතය ලියන තැන',
      ta: 'UK கம்பனி ஆரம்பிக்கும்போது குறியீட்டை எழுதும் இடம்',
    },
  },
  'rule-checks': {
    frame: 'form',
    from: 'Internal Revenue Service',
    heading: 'Form SS-4, application for an EIN',
    lines: [
      { label: '1 Legal name', text: 'Specimen Spices LLC' },
      {
        label: '7b SSN, ITIN or EIN',
        text: 'Foreign',
        note: {
          en: 'An owner without a US tax number writes this. You don’t need an ITIN first.',
          si: 'US බදු අංකයක් නැති හිමිකරුවෙකු ලියන්නේ මෙයයි. පළමුව ITIN එකක් අවශ්‍ය නැත.',
          ta: 'US வரி இலக்கம் இல்லாத உரிமையாளர் இதை எழுதுவார். முதலில் ITIN தேவையில்லை.',
        },
      },
      {
        label: '18 EIN received before?',
        text: 'No',
        note: {
          en: 'Answer for the company, not for yourself.',
          si: 'පිළිතුරු දිය යුත්තේ ඔබ ගැන නොව, සමාගම ගැනයි.',
          ta: 'உங்களுக்காக அல்ல, கம்பனிக்காகப் பதிலளியுங்கள்.',
        },
      },
    ],
    caption: {
      en: 'The lines of the EIN form that owners abroad ask about',
      si: 'EIN ආකෘති පත්‍රයේ, පිටරට හිමිකරුවන් අසන පේළි',
      ta: 'EIN படிவத்தில் வெளிநாட்டிலுள்ள உரிமையாளர்களுக்குக் கேள்வி எழும் இடங்கள்',
    },
  },
} as const satisfies Readonly<Record<string, Paper>>;
