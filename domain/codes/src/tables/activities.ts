/**
 * The 66 activities that founders ask for most, with the closest code in each country and everyday words.
 *
 * One a line: `id | label | HSIC codes / UK SIC codes / NAICS codes | words in English, Sinhala, Tamil`.
 * Our own reading of the titles side by side, not an official concordance: show it as "closest match".
 */
export const activities = `
software-development | Custom software and app development | 620199 / 62012 / 541511 | app, software, developer, programming, saas, mobile, web app, coding, මෘදුකාංග, මෘදුකාංග සංවර්ධනය, යෙදුම් සංවර්ධනය, மென்பொருள், மென்பொருள் மேம்பாடு, செயலி உருவாக்கம்
game-development | Game development | 620101 582100 / 62011 58210 / 513210 | game, games, mobile game, studio, unity, පරිගණක ක්‍රීඩා, ක්‍රීඩා සංවර්ධනය, கணினி விளையாட்டு, விளையாட்டு உருவாக்கம்
software-publishing | Software products, SaaS and licences | 582900 620199 / 58290 62012 / 513210 | saas, software, subscription, licence, product, මෘදුකාංග නිෂ්පාදන, மென்பொருள் வெளியீடு
it-consultancy | IT consultancy | 620200 / 62020 / 541512 | it, consulting, cyber, cloud, erp, systems, advisor, තොරතුරු තාක්ෂණ උපදේශන, தகவல் தொழில்நுட்ப ஆலோசனை
it-services-other | Other IT services and support | 620900 / 62090 / 541519 | it support, helpdesk, computer, maintenance, devops, පරිගණක සේවා, තොරතුරු තාක්ෂණ සහාය, கணினி சேவை, தகவல் தொழில்நுட்ப ஆதரவு
web-hosting-data | Web hosting, data processing and cloud | 631100 / 63110 / 518210 | hosting, cloud, data, server, infrastructure, api, වෙබ් සත්කාරකත්වය, දත්ත සැකසීම, இணைய ஹோஸ்டிங், தரவு செயலாக்கம்
web-portal | Web portals, directories and marketplaces | 631200 / 63120 / 519290 | portal, directory, marketplace, platform, website, වෙබ් ද්වාරය, වෙබ් අඩවි, இணைய தளம், இணைய வாயில்
online-retail | Online shop (e-commerce) | 478201 / 47910 / 455219 459999 | e-commerce, ecommerce, online shop, store, dropshipping, shopify, amazon, ebay, fba, etsy, mail order, මාර්ගගත වෙළඳාම, ඔන්ලයින් සාප්පුව, ඊ-වාණිජ්‍යය, இணைய வணிகம், ஆன்லைன் கடை, மின் வணிகம்
clothing-retail | Clothing retail | 477102 / 47710 / 458110 | clothes, fashion, apparel, garment, boutique, ඇඳුම් සාප්පුව, රෙදිපිළි කඩය, ஆடை கடை, துணிக்கடை
jewellery-retail | Jewellery and watches retail | 477402 477408 / 47770 / 458310 | jewellery, jewelry, gem, gems, sapphire, watch, ස්වර්ණාභරණ සාප්පුව, රන් ආභරණ, நகைக்கடை, தங்க நகை
cosmetics-retail | Cosmetics and personal care retail | 477204 / 47750 / 456120 | cosmetics, beauty, skin care, perfume, රූපලාවන්‍ය නිෂ්පාදන, විලවුන්, அழகுசாதனப் பொருட்கள், வாசனைத் திரவியம்
import-export-general | General import and export trade | 451900 452900 / 46900 / 425120 | import, export, trading, merchant, wholesale, ආනයන අපනයන, වෙළඳාම, ආනයනය, இறக்குமதி ஏற்றுமதி, வர்த்தகம், இறக்குமதி
trade-agent | Sales agent or broker for other businesses | 451100 452100 460100 / 46190 / 425120 | agent, broker, commission, sourcing, buying agent, විකුණුම් නියෝජිත, තැරැව්කරු, விற்பனை முகவர், தரகர்
tea-wholesale | Tea, coffee and spice wholesale or export | 451317 452317 460317 / 46370 / 424490 | tea, ceylon tea, coffee, spice, cocoa, තේ, තේ අපනයනය, කෝපි, කුළුබඩු, தேயிலை, தேயிலை ஏற்றுமதி, காபி, மசாலா
tea-processing | Tea processing and packing | 107902 / 10831 / 311920 | tea, factory, packing, ceylon tea, තේ කම්හල, තේ නිෂ්පාදනය, தேயிலை தொழிற்சாலை, தேயிலை பதப்படுத்தல்
garment-wholesale | Clothing and footwear wholesale or export | 451404 452404 460404 / 46420 / 424350 | garment, apparel, clothing, export, textile, ඇඟලුම් අපනයනය, ඇඳුම් තොග වෙළඳාම, ஆடை ஏற்றுமதி, ஆடை மொத்த விற்பனை
garment-manufacture | Garment manufacture | 141101 141199 / 14190 / 315250 | garment, apparel, factory, sewing, ඇඟලුම් නිෂ්පාදනය, ඇඟලුම් කම්හල, ஆடை உற்பத்தி, ஆடைத் தொழிற்சாலை
gem-wholesale | Gems and jewellery wholesale or export | 451432 452432 460432 / 46480 / 423940 | gem, sapphire, jewellery, precious stones, menik, manik, මැණික්, මැණික් අපනයනය, இரத்தினக்கல், மாணிக்கக்கல் ஏற்றுமதி
electronics-wholesale | Computers and electronics wholesale | 451601 451613 460601 460613 / 46510 46520 / 423430 423690 | electronics, phones, computers, parts, ඉලෙක්ට්‍රොනික තොග වෙළඳාම, ජංගම දුරකථන තොග, மின்னணு மொத்த விற்பனை
management-consultancy | Management and business consultancy | 702200 / 70229 / 541611 | consulting, consultant, advisor, strategy, coaching, කළමනාකරණ උපදේශන, ව්‍යාපාර උපදේශක, மேலாண்மை ஆலோசனை, வணிக ஆலோசகர்
hr-consultancy | HR consultancy | 702200 783000 / 70229 78300 / 541612 | hr, people, human resources, මානව සම්පත්, மனித வளம்
marketing-agency | Marketing and advertising agency | 741100 741900 / 73110 / 541810 | marketing, advertising, digital, seo, ads, social media, agency, අලෙවිකරණය, වෙළඳ දැන්වීම්, ප්‍රචාරණය, சந்தைப்படுத்தல், விளம்பரம்
marketing-consultancy | Marketing consultancy | 741900 702200 / 70229 73110 / 541613 | marketing, brand, growth, consulting, අලෙවිකරණ උපදේශන, சந்தைப்படுத்தல் ஆலோசனை
public-relations | Public relations | 702100 / 70210 / 541820 | pr, communications, press, මහජන සම්බන්ධතා, மக்கள் தொடர்பு
market-research | Market research | 742000 / 73200 / 541910 | survey, research, poll, insight, වෙළඳපොළ පර්යේෂණ, சந்தை ஆய்வு
content-creator | Content creation, YouTube and streaming | 591100 902000 / 59112 90030 / 512110 516210 | youtube, youtuber, influencer, creator, tiktok, streaming, podcast, video, යූටියුබ්, අන්තර්ගත නිර්මාණය, யூடியூப், உள்ளடக்க உருவாக்கம்
film-video-production | Film and video production | 591100 / 59111 59112 59113 / 512110 | film, video, production, tv, චිත්‍රපට නිෂ්පාදනය, වීඩියෝ, திரைப்படத் தயாரிப்பு, வீடியோ
music | Music recording and publishing | 592000 / 59200 / 512230 512240 | music, recording, label, artist, සංගීතය, සංගීත පටිගත කිරීම, இசை, இசைப் பதிவு
photography | Photography | 752100 / 74201 74202 / 541921 541922 | photo, photographer, wedding, ඡායාරූප, ඡායාරූප ශිල්පී, புகைப்படம், புகைப்படக் கலைஞர்
graphic-design | Graphic and web design | 751200 / 74100 / 541430 | design, graphic, logo, ui, ux, brand, ග්‍රැෆික් නිර්මාණය, ග්‍රැෆික්, வரைகலை வடிவமைப்பு, கிராஃபிக்
interior-design | Interior design | 751100 / 74100 / 541410 | interior, furniture, decor, අභ්‍යන්තර සැලසුම්, உட்புற வடிவமைப்பு
translation | Translation and interpreting | 753000 / 74300 / 541930 | translation, interpreter, sinhala, tamil, language, පරිවර්තන, භාෂා පරිවර්තනය, மொழிபெயர்ப்பு
writing-publishing | Writing, blogging and publishing | 581100 902000 / 58110 90030 / 513130 711510 | writer, author, book, blog, ebook, publishing, ලේඛක, පොත් ප්‍රකාශනය, எழுத்தாளர், நூல் வெளியீடு
accounting | Accounting, bookkeeping and audit | 692100 692200 / 69201 69202 / 541211 541219 | accountant, bookkeeping, audit, payroll, ගිණුම්, ගිණුම්කරණය, ගණකාධිකාරී, විගණන, கணக்கியல், கணக்காளர், தணிக்கை
tax-consultancy | Tax advice | 692100 / 69203 / 541213 | tax, vat, returns, බදු උපදේශන, බදු, வரி ஆலோசனை, வரி
legal-services | Legal services | 691100 / 69102 / 541110 | law, lawyer, solicitor, attorney, නීති සේවා, නීතිඥ, சட்ட சேவை, வழக்கறிஞர்
business-support | Business support, company secretarial and formation services | 821100 829900 / 82990 82110 / 561110 561499 | company formation, secretary, virtual assistant, admin, bpo, support, ව්‍යාපාර සහාය, සමාගම් ලියාපදිංචිය, நிறுவனப் பதிவு, வணிக ஆதரவு
call-centre | Call centre | 822000 / 82200 / 561421 561422 | call centre, customer service, bpo, telemarketing, ඇමතුම් මධ්‍යස්ථානය, அழைப்பு மையம்
holding-company | Holding company | 642000 / 64209 / 551112 | holding, group, parent, shares, ip holding, පාලක සමාගම, ஹோல்டிங் நிறுவனம்
property-investment | Property investment and letting | 681200 681400 / 68209 68100 / 531110 531120 | property, rent, landlord, buy to let, real estate, දේපළ කුලියට දීම, නිවාස කුලිය, சொத்து முதலீடு, வாடகை
estate-agency | Estate agency | 682100 / 68310 / 531210 | estate agent, real estate, broker, letting agent, දේපළ වෙළඳාම, ඉඩම්, நில விற்பனை, வீட்டுமனை
investment-advice | Investment and financial advice | 661901 / 66190 / 523940 | investment, wealth, advisor, finance, ආයෝජන උපදේශන, முதலீட்டு ஆலோசனை
payments-fintech | Payments, money transfer and fintech | 649999 649901 / 66190 64999 / 522320 522390 | payments, fintech, remittance, wallet, money transfer, මුදල් හුවමාරු, ගෙවීම්, பணப் பரிமாற்றம், கட்டணச் சேவை
crypto | Digital-asset and other financial activities | 649999 / 64999 66190 / 523160 523999 | crypto, bitcoin, trading, token, ක්‍රිප්ටෝ, கிரிப்டோ
freight-forwarding | Freight forwarding and logistics | 522901 522902 522903 / 52290 / 488510 | freight, shipping, cargo, logistics, forwarder, customs, නැව් භාණ්ඩ, භාණ්ඩ ප්‍රවාහනය, சரக்கு அனுப்புதல், சரக்கு போக்குவரத்து
courier | Courier and delivery | 532100 532200 / 53202 / 492110 492210 | courier, delivery, parcel, කුරියර්, බෙදාහැරීම, கூரியர், விநியோகம்
warehousing | Warehousing and fulfilment | 521200 / 52103 / 493110 | warehouse, storage, fulfilment, 3pl, ගබඩා, கிடங்கு
travel-agency | Travel agency | 791000 / 79110 / 561510 | travel, ticketing, holiday, visa, සංචාරක නියෝජිතායතනය, ගුවන් ටිකට්, பயண முகவர், விமான டிக்கெட்
tour-operator | Tour operator and tourism services | 791000 799000 / 79120 79901 / 561520 | tour, tourism, safari, guide, sri lanka, සංචාරක, සංචාර මෙහෙයුම්, சுற்றுலா, சுற்றுலா வழிகாட்டி
hotel | Hotels and guest houses | 550100 550900 / 55100 55209 / 721110 721191 | hotel, villa, guest house, airbnb, homestay, හෝටල්, හෝටලය, නවාතැන්, ஹோட்டல், தங்கும் விடுதி
restaurant | Restaurant or café | 561199 561200 / 56101 56102 / 722511 722513 | restaurant, cafe, food, kitchen, අවන්හල, ආපනශාලාව, உணவகம், உணவு, unavakam
takeaway-catering | Takeaway and catering | 561903 562000 / 56103 56210 / 722320 722513 | takeaway, catering, cloud kitchen, delivery, කෑම සැපයීම, கேட்டரிங், உணவு விநியோகம்
recruitment | Recruitment and staffing | 781000 782000 / 78109 78200 / 561311 561320 | recruitment, staffing, jobs, employment agency, බඳවා ගැනීම, රැකියා, ஆட்சேர்ப்பு, வேலைவாய்ப்பு
online-education | Training, tutoring and online courses | 854400 854999 / 85590 / 611430 611691 | course, training, tutor, education, e-learning, academy, අධ්‍යාපනය, පන්ති, ටියුෂන්, පාඨමාලා, கல்வி, பயிற்சி, வகுப்பு
sports-fitness | Fitness and sports instruction | 931105 854104 / 93130 85510 / 713940 611620 | gym, fitness, yoga, coach, ජිම්, යෝගා, ශාරීරික යෝග්‍යතා, உடற்பயிற்சி, யோகா
health-practice | Medical and health practice | 862200 869900 / 86210 86900 / 621111 621399 | doctor, clinic, ayurveda, health, වෛද්‍ය, ආයුර්වේද, සායනය, மருத்துவர், ஆயுர்வேத, மருத்துவமனை
beauty-salon | Hair and beauty | 960201 960202 / 96020 / 812112 | hair, salon, beauty, spa, රූපලාවන්‍යාගාරය, සැලෝන්, அழகு நிலையம், முடி திருத்தகம்
construction | Building construction | 411000 / 41201 41202 / 236115 236220 | builder, construction, contractor, ඉදිකිරීම්, ගොඩනැගිලි, கட்டுமானம், கட்டிடம்
architecture | Architecture | 711100 / 71111 / 541310 | architect, drawing, planning, ගෘහ නිර්මාණ ශිල්පී, கட்டிடக் கலைஞர்
engineering | Engineering services | 711500 719000 / 71122 71129 / 541330 | engineer, civil, mechanical, ඉංජිනේරු, பொறியியல், பொறியாளர்
research-development | Scientific research and development | 721000 / 72190 / 541715 | research, biotech, lab, r&d, පර්යේෂණ, ஆராய்ச்சி
manufacturing-other | Other manufacturing | 329900 / 32990 / 339999 | factory, manufacture, product, නිෂ්පාදනය, කර්මාන්ත, உற்பத்தி, தொழிற்சாலை
charity-association | Membership body or association | 949000 / 94990 / 813990 | association, club, society, charity, සංගමය, පුණ්‍යායතනය, சங்கம், தொண்டு
dormant | Dormant company (UK only) | / 99999 /  | dormant, no activity, name protection, අක්‍රිය සමාගම, செயலற்ற நிறுவனம்
non-trading | Non-trading company (UK only) | / 74990 /  | non-trading, not trading, වෙළඳාම් නොකරන, வர்த்தகமற்ற
residents-management | Residents property management (UK only) | 682200 / 98000 / 531311 | flat management, residents, rtm, නිවාස කළමනාකරණය, குடியிருப்பு மேலாண்மை
`;
