/** Words that say what is done with a product, in English, as spoken in Sri Lanka, Sinhala and Tamil. */
export const intentWords = `
make = making, make, makes, maker, makers, manufacture, manufacturer, manufacturers, manufacturing, factory, factories, producer, producers, producing, mill, mills, made, handmade, hadana, hadanawa, nishpadanaya, kamhala, handloom, processing, නිෂ්පාදන, නිෂ්පාදනය, හදන, හදනවා, කම්හල, කර්මාන්තශාලාව, உற்பத்தி, தயாரிப்பு, தொழிற்சாலை, hadanne, hadala, nipadawima, seivathu, thayarippu, uruvakkam, තැනීම, සෑදීම, සාදන, කර්මාන්තය, මෝල, செய்தல், செய்வது, உற்பத்திகள், ஆலை, தயாரித்தல், உருவாக்கம், பட்டறை, தயாரித்து, செய்து, sadana, sadanawa, nishpadana, hadanna, seithal, seyyum, urpathi, utpathi, aalai, thozhirsalai
grow = growing, grow, grows, grown, rearing, grower, growers, farm, farms, farmers, farming, farmer, plantation, cultivation, breeding, raising, ranch, orchard, groves, propagating, wagawa, govipola, govithana, වගාව, වගා, ගොවිපළ, වතු, ගොවිතැන, வளர்ப்பு, பண்ணை, பயிர்ச்செய்கை, தோட்டம், gowipala, govipala, wawanawa, pannai, valarppu, thottam, වවනවා, ගොවිපල, ඇතිකිරීම, வளர்த்தல், செய்கை, பயிர், வளர்க்கும், wawana, wewima, wavima, wagaawa, payir, seikai
mine = mining, mine, quarrying, quarry, beneficiating
build = construction, contractor, contractors, erection, installation, installing, installer, installers, builder, builders
wholesale = wholesale, wholesaler, wholesalers, wholesaling, bulk, distributor, distribution, stockist, b2b, merchant, supplier, suppliers, distributors, stockists, thoga, තොග, බෙදාහැරීම, மொத்த, விநியோகம், mothama, மொத்தம், thogayata, mottha, mothaviyabaram
agent = agent, agents, broker, brokers
commission = commission
retail = shop, store, stores, retail, retailer, retailing, boutique, outlet, dealer, dealers, showroom, shops, boutiques, outlets, kade, kada, sappuwa, wikunana, කඩේ, කඩය, කඩ, සාප්පුව, සාප්පු, වෙළඳසැල, கடை, சில்லறை, kadeya, kadai, sappuwak, sillara, கடைகள், கடையில், සාප්පුවක්, සිල්ලර, அங்காடி, kadaya, kadayak, kadaigal
sell = seller, sellers, sell, sells, selling, sold, resell, reselling, reseller, wikunanawa, vikunanawa, velanda, welendama, virpanai, viyabaram, විකුණනවා, විකුණන, විකිණීම, වෙළඳාම, වෙළෙඳාම, விற்பனை, வியாபாரம், விற்பது, விற்றல், விற்பவர், வியாபாரி, wikunana, vikunana, wikinima, vikinima, velandam, wyaparaya, vitpanai, virkum, viyabari, vyabaram
import = import, imports, importer, importers, importing, importation, anayana, genwima, ආනයනය, ආනයන, ගෙන්වීම, இறக்குமதி, gennanawa, iraku, ගේනවා, ගෙන්වන, இறக்குமதியாளர், genwana, genna, anayanaya, irakkumathi
export = export, exports, exporter, exporters, exporting, apanayana, අපනයනය, අපනයන, ஏற்றுமதி, yettrumathi, ettrumathi, පිටරට, apanayanaya, pitarata, etrumathi, yetrumathi, ettumathi
online = online, internet, ecommerce, etsy, amazon, ebay, shopify, daraz, dropshipping, antharjala, ඔන්ලයින්, අන්තර්ජාල, ஆன்லைன், இணைய, inaya, inayam, අන්තර්ජාලයෙන්
repair = repair, repairs, repairing, repaired, fix, fixes, fixing, mending, servicing, maintenance, mechanic, mechanics, refurbishing, haduwa, alutwediya, අලුත්වැඩියා, අලුත්වැඩියාව, திருத்தம், பழுதுபார்த்தல், பழுது, thirutham, pazhuthu, රෙපෙයාර්, திருத்துதல், ரிப்பேர், திருத்தகம், திருத்தும், alutwadiya, thiruthum, thiruthal, palutu
rental = rental, rentals, rent, rents, lessor, lessors, hire, leasing, lease, letting, renting, kuliyata, කුලියට, කුලී, கூலிக்கு, வாடகை, குத்தகை, kuli, vaadagai, vadagai, රෙන්ට්, வாடகைக்கு, kuliyata, kulata, vaadakai
consult = consultant, consultancy, consulting, adviser, advisor, advisory, consultants, advisers, උපදේශක, උපදේශන, ஆலோசகர், ஆலோசனை, upadeshaka, upadesha, alosanai, උපදෙස්
teach = teach, teaches, coaching, school, schools, classes, lessons, teaching, tuition, tutor, course, courses, academy, instruction, panthi, පන්ති, ටියුෂන්, வகுப்பு, வகுப்புகள், panthiya, igenima, vaguppu, vakuppu, payirchi, පන්තිය, පුහුණු, පුහුණුව, ඉගැන්වීම, பயிற்சி, கற்பித்தல், படிப்பு, வகுப்புகள், பாடநெறி, panti, vakuppukal, padippu
carry = transport, transporting, transportation, carrying, hauling, haulage, delivering
stock = storing, storage, warehousing
publish = publishing, publisher, publishers
`;
