/** Words that say what is done with a product, in English, as spoken in Sri Lanka, Sinhala and Tamil. */
export const intentWords = `
make = making, make, makes, maker, makers, manufacture, manufacturer, manufacturers, manufacturing, factory, factories, producer, producers, producing, mill, mills, made, handmade, hadana, hadanawa, nishpadanaya, kamhala, handloom, processing, නිෂ්පාදන, නිෂ්පාදනය, හදන, හදනවා, කම්හල, කර්මාන්තශාලාව, உற்பத்தி, தயாரிப்பு, தொழிற்சாலை
grow = growing, grow, grower, growers, farm, farms, farmers, farming, farmer, plantation, cultivation, breeding, raising, ranch, orchard, groves, propagating, wagawa, govipola, govithana, වගාව, වගා, ගොවිපළ, වතු, ගොවිතැන, வளர்ப்பு, பண்ணை, பயிர்ச்செய்கை, தோட்டம்
mine = mining, mine, quarrying, quarry, beneficiating
build = construction, contractor, contractors, erection, installation, installing, installer, installers, builder, builders
wholesale = wholesale, wholesaler, wholesalers, wholesaling, bulk, distributor, distribution, stockist, b2b, merchant, supplier, suppliers, distributors, stockists, thoga, තොග, බෙදාහැරීම, மொத்த, விநியோகம்
agent = agent, agents, broker, brokers
commission = commission
retail = shop, store, stores, retail, retailer, retailing, boutique, outlet, dealer, dealers, showroom, shops, boutiques, outlets, kade, kada, sappuwa, wikunana, කඩේ, කඩය, කඩ, සාප්පුව, සාප්පු, වෙළඳසැල, கடை, சில்லறை
sell = seller, sellers, sell, selling
import = import, imports, importer, importers, importing, importation, anayana, genwima, ආනයනය, ආනයන, ගෙන්වීම, இறக்குமதி
export = export, exports, exporter, exporters, exporting, apanayana, අපනයනය, අපනයන, ஏற்றுமதி
online = online, internet, ecommerce, etsy, amazon, ebay, shopify, daraz, dropshipping, antharjala, ඔන්ලයින්, අන්තර්ජාල, ஆன்லைன், இணைய
repair = repair, repairs, repairing, fixing, servicing, maintenance, mechanic, mechanics, refurbishing, haduwa, alutwediya, අලුත්වැඩියා, අලුත්වැඩියාව, திருத்தம், பழுதுபார்த்தல், பழுது
rental = rental, rentals, rent, lessor, lessors, hire, leasing, lease, letting, renting, kuliyata, කුලියට, කුලී, கூலிக்கு, வாடகை, குத்தகை
consult = consultant, consultancy, consulting, adviser, advisor, advisory, consultants, advisers, උපදේශක, උපදේශන, ஆலோசகர், ஆலோசனை
teach = school, schools, classes, lessons, teaching, tuition, tutor, course, courses, academy, instruction, panthi, පන්ති, ටියුෂන්, வகுப்பு, வகுப்புகள்
publish = publishing, publisher, publishers
`;
