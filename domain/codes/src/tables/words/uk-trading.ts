/**
 * Goods and trades by UK SIC 2007 code: trade, transport, services. Our own words.
 *
 * One code a line: `code words, words, … @class`; `@1050` stands for the goods made in that class of ISIC Rev. 4.
 */
export const ukTrading = `
45111 car dealer, car import, ambulance dealer, minibuses, electric cars, motor vehicles wholesale retail, commission cars
45112 second hand car, car auction, minibuses used, used vans
45190 lorries, caravans, trailers, buses, camping vehicles, trucks, motor homes, coaches
45200 garage, tyre fitting, car wash, tinkering, mechanic, servicing, car painting, electrical repair, mot, bodywork, roadside assistance, windscreen, valeting, vehicle testing, tow-in, tyre repair, conversion, tuning, upholstery vehicle, rust, body repair, panel beating, exhaust fitting, breakdown repair, car audio, trailers repair, anti rust, caravan repair, rustproofing, crash repair, bus repair, omnibus, coach repair
45310 spare parts wholesale, tyres wholesale, batteries, car audio wholesale, @2930
45320 spare parts shop, tyre shop, car accessories, tyre retail, motor factors, engines reconditioned, @2930
45400 motorbike, scooter, helmets motorcycle, moped, three wheel, motorcycle dealer, motorcycle import
46110 cotton, wool, hides, flowers, grain, seeds, yarn, textile fibres, animal feeds, tobacco leaf, leather, rubber raw, furskins, hemp, jute, flower agent, live animals agent, fibre agent, hides agent, seed agent, tobacco leaf agent, @0111 @0119 @0141 @0142 @0144 @0145 @0146 @1511
46120 coal, fertilisers, petrol, steel, plastics primary, copper, iron, scrap, synthetic rubber, phenols, alcohols, acids, hydrocarbons, oxides, carbonates, salts, anti-freeze, lubricants, wax, peroxides, ammonia, metals semi-finished, gold, esters, dyes, pigments, preparations chemical, liquid gas, oils, aldehydes, ketones, ethers, chlorides, adhesives, resins, fertiliser agent, pesticides agent, explosives agent, dyes agent, plastics primary agent, @0510 @0610 @0710 @0729 @1920 @2011 @2012 @2013 @2410 @2420
46130 cement, tiles, sanitary, glass, bricks, paint, wood, plumbing, wallpaper, @1610 @1621 @1622 @2310 @2392 @2394 @2395 @2396
46140 computers, machine tools, office machinery, telecommunications equipment, agricultural machinery, boats, electronic components, railway, computers agent, @2811 @2812 @2813 @2814 @2815 @2816 @2818 @2819 @2821 @2822 @2823 @2824 @2825 @2826 @2829 @3011 @3012 @3020 @3030 @2610 @2620 @2630 @2651 @2710
46150 kitchen, electrical appliances, china, glassware, tools, cutlery, televisions, lighting, floor coverings, radios, @3100 @2750 @2593 @2393 @2740 @2640
46160 shoes, handbags, garments, linen, hosiery, carpets, knitwear, fabric, hats, curtains, household textiles, luggage, @1311 @1312 @1391 @1392 @1393 @1410 @1420 @1430 @1512 @1520
46170 tea, drinks, fish, meat, confectionery, fruit, sugar, coffee, eggs, dairy, spices, grocery, flour, vegetables, potato, oils edible, milk, drinks agent, fish agent, meat agent, @1010 @1020 @1030 @1040 @1050 @1061 @1071 @1072 @1073 @1074 @1075 @1079 @1101 @1102 @1103 @1104 @1200
46180 books, pharmaceuticals, cosmetics, toys, sports goods, stationery, paper, jewellery, watches, medical, musical, perfume, scientific, bicycles, games, photographic, soap, printing, office, newspapers, waste, optical, cleaning materials, packaging, instruments, wigs, records, timepieces, motor cycles, detergents, souvenirs, antiques, surgical, advertising, pulp, recorded media, medical goods agent, pharmaceutical agent, paper agent, books agent, cars agent, toys agent, sports goods agent, jewellery agent, waste agent, musical agent, @2100 @2023 @3240 @3230 @3211 @3212 @3220 @3250 @1701 @1702 @1709 @5811 @2652 @2670
46190 general import export agent, mixed, general agents
46210 wheat, oilseeds, tobacco leaf, straw, hay, pulses, copra, oil cake, malt, fodder, coconuts dried, seed potatoes, corn merchant, forage, flax wholesale, oil seed wholesale, cotton raw, raw materials agricultural, horsehair, @0111 @0115 @1080
46220 bulbs, trees, nursery, cut flowers, @0119 @0130
46230 livestock, pigs, cattle, sheep, horses, poultry live, pet animals, cattle dealer, @0141 @0142 @0143 @0144 @0145 @0146
46240 furskin, furs dressed, suede, @1511
46310 potatoes, nuts, dried fruit, fresh produce, canned fruit, preserved, mushrooms, pickles, jam, frozen vegetables, coconuts, greengrocer, @0113 @0122 @0123 @0124 @0125 @1030
46320 chicken, sausages, bacon, game, poultry, beef, butcher, ham, slaughter, @1010
46330 cheese, butter, cooking oil, milk, margarine, lard, coconut oil, cream, yoghurt, dairy produce, @1050 @1040
46341 cordial, lemonade, bottled, @1104
46342 arrack, whisky, cider, brandy, bottling wine, liqueur, off licence, @1101 @1102 @1103
46350 cigarettes, beedi, cigars, snuff, vape, @1200
46360 sweets, biscuits, cakes, bread, bakery products, ice cream, toffee, @1072 @1073 @1071
46370 pepper, cinnamon, herbs, mustard, curry powder, condiments, drinking chocolate, @0127 @0128
46380 prawns, rice, flour, pet food, dried fish, noodles, seafood, pasta, soups, baby food, sauces, frozen food fish, canned fish, cereals, yeast, starch, breakfast, salt, honey, shellfish, dog food, health food, pickles, vinegar, prepared meals, macaroni, snacks, potato products, crisps, sea, coconut products, @1020 @1061 @1074 @1075 @1079
46390 groceries, frozen food, provisions, general food, cash and carry food, canned foods, @1079
46410 fabric, yarn, lace, bed linen, batik, thread, curtains, towels, sewing, haberdashery, blankets, ribbon, linen, household textiles, cloth, wool, needles, piece goods, rope textile, sacks, furnishing fabrics, net, tapestry, canvas, zips, felt, cloth wholesale, oilcloth, yarn wholesale, haberdashery wholesale, blankets wholesale, lace wholesale, curtains wholesale, bedding, @1311 @1312 @1391 @1392
46420 garments, shoes, sarees, underwear, sportswear, gloves, hats, umbrellas, ties, knitwear, socks, furs, uniforms, hosiery, baby clothes, workwear, scarves, leather clothing, belts, sandals, children's clothing, t-shirts, corsetry, babywear, swimwear, braces, outerwear, accessories clothing, millinery, sports clothing, suits, boots, trousers, @1410 @1420 @1430 @1520
46431 dvd, hi-fi, gramophone, cassettes, compact discs, @1820
46439 tv, fridge, fans, photographic, optical goods, cameras, washing machines, kettles, heaters, cookers, sunglasses, electric blankets, vacuum cleaners, sewing machine domestic, wire, domestic appliances, refrigerators, electric shavers, dishwashers, binoculars, burglar alarms, hair dryers, irons, film, freezers, video camera, domestic machinery, light bulbs, goggles, photographic wholesale, optical wholesale, cameras wholesale, @2640 @2750 @2670
46440 crockery, soap, detergent, pottery, porcelain, polishes, tableware, earthenware, ceramics, kitchenware china, bleach, glass, @2393 @2310
46450 shampoo, soap toilet, hair, toiletries, toilet preparations, makeup, toothpaste, beauty, essential oils, hairdressers supplies, @2023
46460 medicines, drugs, ayurvedic, surgical, medical equipment, vitamins, bandages, orthopaedic, hospital, veterinary, instruments, dental, first aid, wheelchairs, hearing aids, syringes, chemist, contraceptives, medical, herbal, antibiotics, surgical dressings, plasters, instruments surgical, vaccines, hormones, glucose, diagnostic, x-ray, spectacles medical, reagents, alkaloids, medical devices, artificial limbs, plasma, amino acids, barbers chairs, drugs wholesale, surgical wholesale, pacemakers, dental wholesale, orthopaedic wholesale, hospital supply, wheelchairs wholesale, test kit wholesale, paper bed sheet medical, drapes, electrocardiographs, @2100 @3250
46470 mattress, lamps, rugs, floor covering, mats, beds, light fittings, linoleum, bulbs, upholstery, non-electric stoves, lampshades, garden furniture, chandeliers, @3100 @1393 @2740
46480 gems, gold, sapphires, clocks, diamonds, pearls, precious stones, silver, silverware, goldsmith, imitation jewellery, medals, gemstones, @3211 @3212 @2652
46491 guitars, pianos, drums, @3220
46499 toys, books, stationery, umbrellas, handicrafts, luggage, kitchen utensils, leather goods, sports goods, bicycles, games, souvenirs, paper goods, magazines, newspapers, baskets, brushes, artificial flowers, wooden, cutlery, travel goods, handbags, pens, prams, cork goods, fancy goods, wickerwork, candles, hollowware, saddlery, greeting cards, bags, fishing tackle, diaries, boats, hobby, pots pans, pipes, lighters, brooms, camping, wooden ware, hardware household, paintings, antiques, coffins, pets accessories, art, wigs, perambulators, envelopes, gifts, fishing, stamps, straw, pencils, cards, tents, basketware, woodware, packaging household, paper tissue, ornaments, domestic, guns sporting, works of art, nursery, novelty, firearms, sports equipment, matches, boats pleasure, smokers requisites, medals, playing cards, baby carriages, musical boxes, inflatable, plastic gloves, gymnasium, toys wholesale, stationery wholesale, sports wholesale, leather goods wholesale, bicycles wholesale, books wholesale, umbrellas wholesale, candles wholesale, @3240 @3230 @5811 @5813 @1512 @3290 @1709 @1629
46510 laptop, printers, monitors, word processors, disk, data processing equipment, smart boards, projectors interactive, @2620
46520 mobile phones, electronic components, semiconductors, blank discs, telephone, chips, valves electronic, fax, integrated circuits, circuit boards, communication equipment, microchips, blank tapes, magnetic disks, radio transmitters, aerials, transistors, navigation, printed circuits, @2610 @2630
46610 tractors, ploughs, lawn mowers, seed spreader, milking machines, harvesters, poultry keeping, garden machinery, threshers, bee keeping, farm, harrows, forestry machinery, farm machinery wholesale, horticultural machinery, lawn mower wholesale, tractors wholesale, milking machine wholesale, @2821
46620 lathes, wood machines, computer controlled, jigs, metal working, woodworking, power saws, @2822
46630 cranes, excavators, bulldozers, dumpers, concrete mixers, drilling machinery, construction plant, contractors plant, earth moving, quarry, oil rig, pile, @2824
46640 looms, computer controlled textile, spinning, extruding man-made, embroidery machines, @2826
46650 desks, office chairs, filing cabinets
46660 photocopier, typewriters, cash registers, calculators, duplicators, franking, adding, dictating, strong boxes, armoured safes, filing cabinets, @2817
46690 generators, forklift, pumps, cables, scales, cctv, electric motors, transformers, ships, compressors, batteries, engines, robots, packing machines, printing machinery, welding, bearings, food processing machinery, measuring instruments, lifts, boilers, turbines, conveyors, scientific instruments, electrical equipment, wires, switchgear, handling equipment, safety, shop fittings, aircraft, boats commercial, navigation, chemical machinery, refrigerating commercial, laboratory, catering equipment, vending machines, tools industrial, fire extinguishers, valves, production line, testing equipment, weighing, industrial plant, locomotives, railway, control, furnaces, ventilation, transport equipment, gears, optical instruments, hydraulic, weapons, heating industrial, paper machinery, drinks dispensers, plastics machinery, sterilising, electrical machinery, air conditioning, safes, dairy machinery, clocks industrial, fork lift, instruments, bakery, casting, converters, tobacco machinery, shafts, clutches, acetylene, measuring equipment, tanks, electrodes, mills, circuit breakers, elevators, containers metal, burners, couplings, heat exchangers, torch, filters, trucks works, milling machinery, furnace burners, insulated, revolvers, firearms, pistols, laundry machines, dry-cleaning machines, scene lighting, road lighting, rolling mills, street lighting, @2811 @2812 @2813 @2814 @2815 @2816 @2818 @2819 @2825 @2829 @2651 @2710 @2732 @2733 @3011 @3020 @3030
46711 petrol, diesel, lubricants, lpg, kerosene, fuel oil, oil, grease, crude, naphtha, bunker, white spirit, propane, butane, derv, heating oil, aviation spirit, paraffin, @1920
46719 coal, firewood, charcoal, coke, peat, logs, solid fuel, biodiesel, fuel wood, briquettes, bottled gas, nuclear fuel, oil merchant, @0510 @1910
46720 steel, aluminium, copper, gold bullion, iron, semi-finished metal, castings, stockholder, zinc, lead, tin, brass, ferrous, precious metals, bars, sheets, tubes steel, forgings, nickel, alloy, @0710 @0729 @2410 @2420
46730 timber, cement, tiles, bricks, sanitary ware, glass, paint, wallpaper, doors, sand, bathroom, building materials, plaster, marble, gravel, varnish, windows, toilets, baths, veneer, plywood, stone, slates, sinks, flat glass, lacquer, parquet, roofing, insulation, prefabricated buildings, floor tiles, granite, blocks, plasterboard, joinery, bitumen, washbasins, ceramic tiles, aggregates, fireplaces, damp proof, builders merchant, hose sterile, ganister, refractory, @1610 @1621 @1622 @2310 @2392 @2394 @2395 @2396 @2022
46740 nails, locks, tools, taps, pipes, wire, screws, hand tools, water heaters, bolts, valves, fittings, hinges, radiators, fasteners, ironmongery, saws, wire netting, rubber pipes, sanitary installation, screwdrivers, cisterns, tubes, barbed wire, central heating, hammers, boilers, castors, chain, locksmith, hot water, @2593 @2599 @2511 @2512
46750 fertiliser, glue, dyes, resins, essential oils, gases, rubber synthetic, plastic materials primary, acids, insecticides, printing ink, industrial chemicals, soda, aromatic, methanol, pesticides, sulphur, starch derivatives, paraffin, salts, explosives, agrochemical, colouring, flavouring, scents, weedkiller, pigments, oxygen, industrial gases, dyestuffs, tanning, polymer, dry ice, caustic, alcohols, ethers, phenols, peroxides, salt industrial, oxides, hydroxides, solvents, disinfectants, esters, ink, chemical gas, anti-knock, acids wholesale, dyes wholesale, fertilisers wholesale, explosives wholesale, essential oil wholesale, cyanates, gases wholesale, resins wholesale, pyrites, fulminates, @2011 @2012 @2021
46760 paper bulk, packaging, plastic bags, rubber, yarn fibre, precious stones rough, corks, paper, cardboard, pulp, boxes, coir, bottles, textile fibres, plastic sheets, cotton raw, wool raw, paperboard, containers, polythene, plastic film, newsprint, wood pulp, flax, jute, hemp, silk raw, sacks, industrial diamonds, cellulose, plastic packaging, kraft, man-made fibres, rubber products, corrugated, textile fibres wholesale, pulp wholesale, precious stones wholesale, rubber wholesale, plastics wholesale, glass fibre, shoddy, mungo, wool wholesale, gems rough, feathers, @1701 @1702 @2013 @2030
46770 scrap metal, waste paper, plastic scrap, bottles, rags, metal merchant, dismantling cars for parts, batteries used, breaking, bones, salvage, automobile dismantlers, non-metallic, textile waste, rubber waste, junk, slag, demolished buildings, tailors' trimmings, offcuts, @3830
46900 general trading, import export, variety, mixed goods, general merchants, multi, general wholesale, educational supplies, ship chandler, general merchandise, variety of goods, import export general, industrial goods undefined
47110 supermarket, grocery, corner shop, kade, convenience store, general store, minimarket, village store, hypermarket, provisions, general store with food, naafi
47190 department store, general store, variety shop, bazaar, catalogue shop, discount, mixed business, non food predominating
47210 greengrocer, potatoes, nuts, canned fruit
47220 butcher, chicken, sausages, bacon, poultry, game, offal, tripe
47230 fishmonger, seafood, dried fish, shellfish, prawns, wet fish, eels
47240 bakery shop, sweets, chocolate, baker, biscuits, pastries
47250 wine shop, liquor, water, beer, off-licence, soft drinks, spirits, mineral water
47260 cigarettes, vape, tobacconist, smokers, cigars, snuff
47290 tea, spices, eggs, milk, dairy, health food, coffee, rice, cheese, delicatessen, ice cream, groceries, honey, baby food, oils, frozen, macrobiotic
47300 petrol, filling station, diesel, service station, kerosene, lubricating, motor fuel
47410 laptop, printers, video games consoles, toner, ipad, typewriters
47421 mobile phone, smartphone, cell
47429 fax, pagers, answering machine
47430 tv, speakers, radio, stereo, hi-fi, cd players, dvd, headphones, television
47510 fabric, sarees cloth, bed linen, yarn, towels, haberdashery, wool knitting, sewing, thread, household textiles, blankets, needles, embroidery, table linen, linens, piece goods, tapestry making, dress materials, sheets, tarpaulins, canvas
47520 tools, tiles, cement, locks, sanitary, lawn mowers, timber, bricks, diy, saunas, nails, plumbing, ironmongery, building materials, varnish, doors, bathroom, windows, garden tools, wood, lacquer, screws, builders merchant, bath, flat glass, sand, ladders, key, greenhouses, fencing, metalware, power tools, fireplace, sheds
47530 curtains, wallpaper, blinds, linoleum, net curtains, mats, lino, underlay
47540 fridge, fan, washing machine, cooker, vacuum cleaner, sewing machine, microwave, kettles, freezers, knitting machine, hair dryers, dishwasher, toaster, humidifiers
47591 guitar, piano, drums, sheet music, violins, keyboards, trumpet
47599 lamps, crockery, kitchenware, mattress, security systems, beds, cutlery, glassware, household utensils, china, cane, wicker, burglar, pottery, tableware, wooden goods, garden furniture, cork goods, non-electric appliances, light bulbs, household articles, baskets, kitchen units, basketware, cookware, upholstered, fire extinguishers, office furniture, wood goods, safes, lampshades, ironware, saucepans, candlestick, chandeliers, shelving, barbecue, ironing board
47610 bookshop, bookseller
47620 magazines, pens, newsagent, paper, office supplies, pencils, envelopes, calendars, diaries, maps, map seller
47630 cds, dvd, video tapes, tapes blank, audio books
47640 fishing tackle, golf, tents, gym, diving, cycle, guns sporting, yacht, ski, rackets, bait, pleasure craft, skateboard
47650 dolls, computer games, video games, puzzles, jigsaw
47710 dresses, sarees, baby clothes, hats, boutique, furs, gloves, underwear, shirts, uniforms, children's wear, men's wear, ladies wear, outfitter, ties, hosiery, knitwear, tailor retail, bridal, wedding dress, socks, milliner, lingerie, belts, braces, leather clothing, clothing accessories, sports clothing, jeans, infants, costume, furrier, overshoes, protective clothing, coveralls, swimwear, menswear, babywear
47721 shoes, sandals, boots, slippers, trainers
47722 handbags, suitcases, travel accessories, luggage, wallets, saddlery, bags, trunks, briefcases, satchel
47730 pharmacy, medicines, drug, prescriptions, medicines retail, bandages, cotton wool, first aid goods, test kits, wadding, hydrogen peroxide, disinfectant
47741 hearing aid
47749 wheelchairs, medical equipment, mobility scooter, surgical appliances, first aid, invalid, surgical belts, blood pressure, crutches, surgical, thermometers, catheters, needles medical, sutures, gas masks, dressings, bandages, medical gloves, surgical goods, ultrasound scanner, medical devices, oxygen, stethoscopes, stairlift, face shields
47750 perfume, makeup, beauty products, toiletries, soap, shampoo, hair care, skin care, razors, aromatherapy, make-up, hairbrush
47760 garden centre, aquarium, florist, pet shop, bulbs, nurseryman, trees, peat, puppies, weed killer, fish tank, pesticide, christmas trees, garden, cut flowers, shrubs
47770 gold, clocks, silver, gems, rings, diamonds, precious metal
47781 paintings, pictures, sculptures, fine art dealer, prints
47782 spectacles, glasses, contact lenses, sunglasses, ophthalmic
47789 souvenirs, crafts, cameras, candles, gift shop, coins, gas cylinders, weapons, stamps, photographic, religious goods, fuel oil, cleaning materials, optical instruments, bottled gas, coal, handicrafts, firewood, fancy goods, binoculars, wigs, prams, cake decorations, fireworks, sex shop, packaging, novelties, artificial flowers, fire wood, telescopes, microscopes, guns, trophies, greeting cards, party goods, art materials, funeral, wooden craft, baby carriages, charcoal, tombstones, ammunition, calor gas, christmas, health, ivory, precision equipment, propane, medals, heating oil, craftwork, nursery equipment, solid fuel, polish, domestic fuel, ropes, nets, yacht chandler, postcards, household fuel, curios, wallpaper samples, cordage
47791 antique furniture, incunabula, rare books
47799 used clothes, used books, used furniture, charity shop, thrift, auction house, auction retail
47810 street vendor, mobile food sale, fruit stall, vegetable stall
47820 pola clothes, shoe stall
47890 carpets, books stall, records, household stall, jewellery stall, flowers stall
47910 online shop, etsy, ebay, amazon, dropshipping, ecommerce, online auction, tv shopping, web shop, catalogue, telephone sale, daraz, internet auction, online sale, internet retail of any goods, television shopping
47990 vending machine, door to door, direct selling, multi-level marketing, avon, milk delivery, party plan, commission retail, mobile shop, auctions non-store, credit trader, milkman, fuel delivery door, tallyman, coffee dispensers
49100 railways, train, intercity, passenger railway, eurostar, sleeper train
49200 cargo train
49311 subway
49319 bus, tram, town bus, city, trolley bus, funicular, airport shuttle, tramways, cable railway, street car, rack railway, omnibus
49320 uber, cab, tuk tuk, minicab, private hire, chauffeur, wedding cars with driver, car with driver, hackney
49390 coach, school bus, charter bus, shuttle, safari jeep, sightseeing bus, tuk, staff transport, airport bus, ski lift, cable car, horse drawn, excursions, long distance bus, rickshaw, inter city bus, private hire coach, tourist bus, animal transport, coach service, funicular non-urban, sight seeing, minibus, chairlift
49410 lorry, truck, haulage, container transport, logistics transport, haulier, livestock haulage, van hire with driver, delivery goods, tanker, log haulage, heavy haulage, refrigerated haulage, bulk, car delivery, waste transport, road haulage, timber, milk tanker, vehicle collection, animal transport road, parcels road freight, cartage, carrier, commercial vehicle with driver, car transporter
49420 house moving, movers, furniture, relocation, office removal, household
49500 oil pipeline, gas pipeline, slurry, water, pump station
50100 cruise, ferry sea, passenger ships, water taxi, excursion sea, boat hire with crew, sightseeing sea, whale watching, yacht with crew, hovercraft, ferries, pleasure boats, yacht charter with crew
50200 shipping, cargo ship, container ship, tanker shipping, towing sea, barge sea, freight ship, ship chartering with crew, ocean, towing rigs, tramp, oil rig towing, bulk carrier, ferry cars
50300 river ferry, canal, boat tour river, lake, boat with crew river, barge passenger
50400 barge, river freight, canal freight, towing inland, lighterage, lighterman
51101 airline, scheduled flights
51102 charter flight, helicopter, balloon, flying club, sightseeing flight, air taxi, aircraft rental with operator, pleasure flights, private jet, aeroclub
51210 air cargo
51220 satellite launching
52101 port warehouse, bonded port, bulk storage ships, bulk gases
52102 airport warehouse
52103 cold storage, fulfilment, grain silo, refrigerated, furniture storage, bonded warehouse, tank storage, document storage, container storage, furniture repository, distribution centre, bulk liquid, tank farm, goods storage, oil storage, container yard, archive storage, granary, coal yard, safe deposit
52211 railway goods, marshalling yard, shunting, train station
52212 car park, taxi radio, bus terminal
52213 bus station, coach station
52219 car park, parking, towing, tolls, road tunnel, breakdown, bridge toll, cycle parking, roadside, motorway, garage parking, liquefaction, vehicle recovery, weighbridge, caravan winter storage, toll road, bus station, parking meter, lorry park, railway station, patrol, tunnel, goods handling station, motoring association, railway depot, taxi rank, motive power, road bridges, railway safety, level crossing, bus depot, bicycle park, signal box, running shed, rolling stock minor
52220 port, pilot, harbour, lighthouse, dock, salvage, canal operation, berthing, waterway, tug, lock, wharf, quay, ship lay-up, waterway locks, canal, mooring, port authority, marina commercial, lightship, buoy, coast, towing vessel, lighterage, shipping pier, navigation, jetty, landing stage, cargo superintendent, ship clearing, trinity house, navigation aids, diving services harbour, salvage divers, wreck, gas liquefaction, shore base, waterway maintenance
52230 airport, ground handling, air traffic, hangar, airfield, runway, fire-fighting airport, aerodrome, airfield maintenance, aircraft refuelling, fire service airport, heliport, terminal facilities, airway terminal, civil air communication
52241 stevedore, ship loading, docks loading
52242 baggage, aircraft loading
52243 loading, railway goods handling, unloading, lorry
52290 freight forwarder, customs clearing, packing, shipping agent, ship broker, logistics, courier agent, customs agent, freight broker, forwarding agent, weighing, air freight agent, consolidation, aircraft space, goods handling, transport documents, sampling, crating, inspection, bills of lading, transport consultant, chartering agents, shipping and forwarding, customs clearance, railway agent, cargo inspection, export packing, waybill, maritime agent
53100 post office, mail, royal mail, parcels, poste restante, letter
53201 courier licensed, parcel, licensed postal
53202 courier, food delivery, delivery rider, messenger, parcels, uber eats, parcel delivery, bike, home delivery, express
55100 resort, villa, motel, inn with restaurant, hotel with restaurant, unlicensed, suite
55201 chalets, holiday camp
55202 hostel, youth
55209 guest house, airbnb, homestay, cabana, bed breakfast, cottages, holiday flats, holiday home, self catering, refuge, mountain, visitor flats, chalet, apartment holiday, cottage holiday, farmhouse
55300 campsite, glamping, caravan park, camping site, bivouac, tent camp, shelters, mountain refuge
55900 student hostel, boarding, bodima, workers hostel, halls of residence, sleeping cars, lodging, rooming house, residences, railway sleeping, school boarding, hostels, workers camp, army hostel, ymca, seasonal workers
56101 restaurant with alcohol, bistro, steak house, steakhouse, railway dining, grill room, brasserie, trattoria, carvery, oyster bar, luncheon bar
56102 coffee shop, tea shop, juice bar, ice cream parlour, dining car, cafeteria, snack, fast food eat in, tea room, tea garden, salad bar, internet cafe food, milk bar, sandwich cafe
56103 fast food, takeaway, food truck, kottu, fish and chip, sandwich bar, ice cream van, street food, burger, pizza, kebab, chinese take-away, hot dog, pie shop, mobile canteen, hot food stand, jacket potato, ice cream vendor, vendor food, hot chestnut, jellied eels, whelk stall
56210 wedding catering, banquets, party catering, functions, corporate hospitality
56290 canteen, school catering, airline catering, meal subscription, cafeterias factory, mess, concession, hospital catering, contract, sport catering, works canteen, food service contractor, naafi, school meals, dining halls, luncheon club, railway catering, meals on wheels, army catering, refectory
56301 night club, social club bar, british legion, working men's club
56302 pub, inn, tavern, wine bar, discotheque, beer, lounge, independent public house, managed, tenanted, brewery, tied house, free house, hostelry
58110 ebooks, audio book, atlases, maps, encyclopaedias, dictionary, brochure, audiobooks, engineering drawings, plans
58120 yellow pages, telephone directory, databases
58130 online news, advertising newspaper, daily paper
58141 academic journal, scientific
58142 magazine, trade magazine, comics, radio tv schedules, fanzine
58190 cards, calendars, posters, catalogues, photos, engravings, postcards, timetables, forms, advertising material, statistics online, reproduction works of art, greeting, printed matter, diary, online publishing, prints publishing, forms publishing, catalogues publishing, football programmes
58210 video game
58290 saas, apps, software product, operating systems, packaged, ready-made software
59111 film, documentary, cinema film, feature film
59112 youtube, wedding video, tiktok, content, advertising video, music video, corporate video, promotional
59113 tv programme, commercials
59120 editing, animation, subtitles, visual effects, film cutting, dubbing, titling, developing film, special effects, film processing, computer graphics
59131 film
59132 dvd distribution, video distribution rights, dvd rights
59133 tv distribution
59140 cinema, film hall, cine, film societies, drive-in, video projection
59200 recording studio, record label, song, podcast sound, sound mastering, sheet music, radio recording, jingles, copyright music, audio
60100 online radio
60200 tv, channel, streaming, video on demand, cable
61100 broadband, landline, internet provider, cable tv, telephone, telegraph, telex, network operation, isp wired, fixed, telegram, telecom lines, leased line, data transmission
61200 mobile network, cellular, paging, wifi
61300 satellite circuit
61900 voip, internet cafe, calling cards, telecom reseller, radar station, telephone in public, internet access over, satellite tracking, telemetry, isp reseller, radar, pay phone
62011 game developer, game
62012 web developer, app developer, software company, programming, web design, website, database, bespoke, custom software, systems analysis programming, web page design, software house, software maintenance, programming services
62020 it consultant, systems integrator, erp, cyber security, hardware consultancy, software consultancy, cad, computer systems, systems analysis, network design, hardware installation
62030 managed it, data processing management
62090 it support, data recovery, software installation, helpdesk, installing computers, disaster recovery, computer related, cloud support, computer setup, peripheral install
63110 cloud, data entry, server, streaming service, web host, data conversion, tabulating, database running, data storage, optical scanning, time sharing, computer bureau, batch processing, data preparation, data analysis
63120 search engine, marketplace, social media platform, directory site, website operation, job site, comparison
63910 journalist agency, press agency, photo news, syndication, stock market reporting, racing news
63990 press cutting, telephone information, information search, clipping, information line, weather telephone, library search
64110 bank of england, monetary
64191 branch, discount house, girobank, overseas bank, savings bank, merchant bank, clearing
64192 building society
64201 agriculture holding
64202 production holding
64203 construction holding
64204 distribution holding
64205 bank holding
64209 investment holding, parent, holding companies general
64301 investment funds
64302 unit trust
64303 private equity, angel investor
64304 oeic
64305 property unit trust
64306 reit
64910 vehicle finance, finance lease, hire purchase leasing
64921 personal loans, credit cards, micro finance, hire purchase, check trader, finance company, instalment, store card
64922 home loan, mortgage corporation
64929 pawn shop, money lending, business loans, credit unions, student loan, pawnbroker, agricultural credit, industrial finance, export finance, moneylender, export credit, bank trade, international trade financing, channel islands, isle of man, offshore bank
64991 trading shares, crypto trading, forex trading own, day trading, stock jobber, bullion own, bill broker own, share dealing own, jobbers
64992 invoice finance, debt factoring, invoice discounting
64999 crowdfunding, own account investment, swaps, options, funding corporation, grants, viatical, investment, finance corporation, hedging, royalties, gold bullion, trusts finance, charity funding, letters of credit
65110 life cover, annuities, life assurance, friendly society, endowment
65120 car insurance, health insurance, travel insurance, fire, accident insurance, property insurance, marine, motor, liability, underwriter, lloyds, medical insurance, aviation insurance, pecuniary, motor insurance, fire insurance, marine insurance, accident, boiler, plate glass, export credit, hospital contribution, medical aid, warranty, health plan, pet insurance, sickness insurance, private medical, burial, friendly society, provident
65201 life reinsurance
65202 reinsurance
65300 superannuation, provident, retirement, fund management members
66110 stock exchange, futures exchange, commodity exchange, clearing securities, clearing house, bourse, derivatives exchange
66120 stock broker, forex broker, share, gold broker, commodity broker, bureau de change, currency, foreign exchange, money changer, bond dealing, stockbroking, futures, unit trust agent, investment broking, bill broker, jobber, corporate finance
66190 fintech, payment, mortgage broker, financial adviser, nominee company, trustees, investment advisory, credit card processing, custody, financial consultant, mortgage advisers, bill broker, money transfer, cheque cashing, issuing house, securities custodian, hp, fiduciary, financial transaction processing, deposit broker, payment handling, investment advice, building society agent, ifa, share registrar
66210 loss adjuster, claims, average adjuster, risk assessor, insurance assessor
66220 policies, lloyd's broker, bancassurance
66290 actuary, salvage insurance, insurance administration, actuarial, pension consultancy, insurance consultant
66300 wealth, asset management, portfolio, investment management, pension fund managing, unit trust manage
68100 property investment, land sale, buy sell houses, flipping, apartment sale, buildings sale, property dealing, land dealing
68201 social housing
68202 wedding hall, exhibition hall, meeting rooms
68209 rent, landlord, office letting, warehouse letting, apartment rental, coworking, self-storage, land leasing, shops letting, flats letting, garage letting, mobile home sites, property company, student accommodation letting, allotments, furnished, housing letting, storage units, market hall, freeholders, letting of land, ground landlord, own development
68310 real estate agent, property broker, estate agent, house agent, valuer real estate, property appraisal, letting agent, buying agents, valuation, auctioneer real estate, conference letting agent, sale agent, flat agency
68320 property manager, rent collection, facilities, residents, residents' company, estate bailiff, land agents
69101 advocate, counsel
69102 lawyer, notary, legal, law firm, conveyancing, divorce
69109 notary, will writing, bailiff, arbitrators, trademark, immigration advice legal, conveyancer, law writing, legal documentation, process server, examiner, mediation, paralegal, deeds, trusts, wills, commissioner for oaths, licensed conveyancer, will preparation, trust deeds, adjudication, conciliator, legal executive, insolvency legal, parliamentary agent, sheriff's officer, scrivener, arbitration
69201 chartered accountant, insolvency, cost accountant, insolvency practitioner, receivers, liquidators, attestation, valuations, pro forma
69202 payroll, ledger, accounts preparation
69203 tax returns, tax adviser
70100 regional, corporate, managing offices
70210 pr, publicity, lobbying, reputation
70221 financial consultant, cfo, treasury, budget control, insolvency management, cash management, cost accounting systems, acquisitions advice, corporate finance advice, capital investment, capital structure, working capital, budgeting
70229 business consultant, hr consultant, marketing consultant, strategy, logistics consultant, startup adviser, market planning, production management, personnel, business advisory, agronomists economic, education consultant, export consultants, coach business, arbitration labour, personnel policy, crisis, efficiency, quality management
71111 architect, building plans, building design, draughting
71112 town planner, garden design, city planning
71121 mechanical design, product engineer, machinery design, plant design, electrical design, naval architect, chemical engineer, marine engineer, aeronautical engineer, tool design
71122 project management, surveyor, geological, energy consultant, geophysical, seismic, mapping, cartographic, health and safety, hydrology, water supply, prospecting, sanitary, noise, geodetic, hydrographic, acoustic, geological survey, oil, safety, land surveying, aerial survey, hazard, boreholes data, mineral exploration, sewage consultancy, petroleum exploration, environmental engineering, energy efficiency, map making, oceanographic, petrophysical, reservoir
71129 civil engineer, structural engineer, drafting, building services engineer, consulting engineers, refrigeration, traffic engineering, boundary, electronic engineering, heating engineers, construction, bridge design, dock, site surveying, marine, civil engineering consultancy, acoustic, mining engineer, electrical consulting engineer, quantity surveyor
71200 lab, mot, food testing, certification, calibration, inspection, road safety vehicle testing, water testing, assay, lifting gear testing, strength, building inspection, forensic, ship certification, metallurgist, chemist analytical, public analyst, x-ray inspection, air measuring, purity, hygiene testing, performance, weld, quality, police laboratories, laboratory testing, x-ray industrial, ship survey, leak testing, crash test, crop testing, material analysis, physicist, bacteriologist, non-medical, ultrasonic testing, air testing, vehicle inspection, measurer, testing station, food analysts, metallurgical testing, ship classification, textile testing, lloyd's register, quality control testing, drug testing, cargo survey, sworn weigher, electrophoresis, timber measurer
72110 biotech, dna, genetic, bio, stem cell
72190 r&d, laboratory, medical research, agricultural research, physics, chemical research, astronomy, research chemist, biology, defence, technology, mathematics research, meteorological research, aerospace, fuel research, chemistry research, veterinary research, research station, nuclear research, crop research, agronomy research, materials research, marine biology, palaeontologist, observatory
72200 economics, psychology research, law research, sociology, linguistics, history research, think tank
73110 digital ads, branding, ad agency, billboard, leaflets, campaign, copywriting, window dressing, direct mail, social media marketing, aerial, seo, samples, sky writing, poster, publicity material, point of sale, distribution of advertising, show card, commercial artist advert, web advertising, bill posting, sign writing, advertising contractor
73120 ad space, media buying, sale of advertising, media rep, time space, airtime
73200 survey, market analyst, consumer, survey analysis, consumer panel, economic intelligence, social survey, focus groups
74100 graphic designer, logo, interior designer, fashion designer, jewellery designer, product design, furniture design, textile design, wallpaper design, industrial design, dress designing, decorators, shoe designer, fabric, creative, clothing, stage design, graphic artist
74201 wedding photographer, studio, school photograph, passport photo
74202 product photography, drone photography, aerial photography, medical photograph, advertising photography, fashion, underwater, commercial photography, technical, photomicrography, video conversion, film copying, microfilming
74203 photo print, developing, photo lab, copying negatives, slides mounting, restoring photograph, hand tinting, one hour photo
74209 photojournalist, press photographer, stock photos, microfilming, picture agency, street, photographer freelance, videoing, press photo, street photo, videoing of events, real estate photography
74300 sign language, transcribing, sworn translator, subtitles
74901 sustainability, pollution consult
74902 quantity surveyor, quantity
74909 appraiser, agronomist, security consultant, model agent, weather forecasting, business brokerage, patent brokerage, antiques valuer, talent agent, literary agent, art valuer, scientific adviser, agents, theatrical agent, artists agent, concert agent, jewellery valuation, bill auditing, freight rate, actors agent, sports agent, plays, manager actor, agricultural consulting, meteorological, diving consult, crime, lecture agency, horse racing form, impresario, variety agent, business transfer, crop advice, band agency, way bills, partnership agent, authors agent, concert promoters agent, health and safety, literary agency, patent valuation, consultant naturalist, translation broker, freight rate audit, oceanography, franchisers, quality assurance consultancy, quantity surveying
74990 name holding
75000 vet, animal clinic, dog clinic, animal hospital, rspca, animal ambulance, surgeon animal, veterinary pathology, pdsa, neutering
77110 van hire, self drive, minibus self
77120 lorry rental, truck hire, bus rental, trailer, heavy goods, horse box hire, caravan hire
77210 bicycle hire, boat hire, surfboard, tents, camping, pleasure boat, sailing, skis, horses hire, deck chairs, yacht hire, sports equipment, sailplanes, beach, canoe, skates, deckchairs
77220 dvd, records hire, library dvd
77291 tv rental, speakers hire, television rental, stereo, video recorder rental, radio rental, hi-fi hire, juke boxes
77299 bridal hire, dress hire, furniture, party items, crockery hire, costume, clothing hire, musical instruments, jewellery, wedding, electrical appliances, tableware, books rental, flowers plants hire, footwear, hat, theatrical scenery, diy tools, piano, textile hire, journal rental, fancy dress, do it yourself, medical equipment hire, photographic equipment hire, glassware hire, garden tool hire, camera hire, baby equipment hire, wigs hire, bouncy castle
77310 tractors hire, farm machinery, @2821
77320 excavator, scaffolding hire, concrete mixer, crane hire without, bulldozer, plant hire, earth moving, builders, site huts, construction plant, contractors plant, site hut hire, road roller hire, compressors hire, cement mixers, @2824, road works lamps hire, barriers hire, mixer hire
77330 photocopiers, office furniture, typewriters, word processing, duplicating, accounting machinery, cash register, @2817 @2620
77341 passenger boat, ship rental passenger, cruise without crew
77342 ship charter, cargo ship rental, barge hire
77351 plane, aircraft passenger, helicopter
77352 cargo plane, air freight aircraft
77390 generator, containers, film equipment, motorcycles, vending, mining, pallets, marquee, railway vehicle, campers, machine tools, medical machinery, scientific, telecommunications, lifting, portable toilets, exhibition stands, accommodation units, caravans, gambling machines, sound, animal hire, amusement machine, engines, turbines, measuring, welding, textile machinery, commercial radio, oil field, broadcasting equipment, coin operated, refrigeration, public address, printing machinery, fork lift, container hire, exhibition stand hire, railway wagon hire, film cameras hire, juke box hire, pallet hire, forklift, fruit machines, gaming machines, bee hive
77400 franchise, licence brand, patents, trademark, royalties, brand names, mineral exploration, franchise agreement, search results, franchise rights
78101 actors, film extras
78109 recruitment, job agency, foreign employment, domestic staff agency, employment bureau, headhunt, nursing agency, executive placement, au pair, on-line employment, babysitter agency, recruitment consultants, executive search, sales recruitment, chef agency
78200 temp, manpower, labour supply temp, locum, supply teachers
78300 staff outsourcing, hr, payroll staff, peo
79110 air ticket, travel agent, tickets, cruise booking, excursion agency
79120 safari, inbound, packages, tour organiser, holiday package
79901 courier tourist
79909 booking, visa, ticket agency, tourism promotion, theatre ticket, information tourist, timeshare exchange, visitor assistance, tourist board, concert tickets, accommodation bureau
80100 guards, bodyguard, cash transport, patrol, guard dog, doorman, armoured car, bouncer, watchman, night watch, dog training security, park, watchmen, polygraph, finger printing, store detective
80200 alarm monitoring, cctv, locksmith, safe, burglar, fire alarm monitor, electronic security, remote, locks repair, safes install, mechanical locks, electronic locks, vault, alarm response, key holding
80300 detective, private, store detective, private investigation, enquiry agent
81100 facilities management, caretaker, housekeeping facilities, government buildings operation, prison facilities, building support, janitor, centralised supply
81210 office cleaning, house cleaning, janitor, maid, domestic cleaning, shops cleaning, contract cleaner
81221 window
81222 computer cleaning, machinery cleaning, hospital, telephone sterilising, duct, tank cleaning, disinfecting, hygiene, venetian blind cleaning, crime scene, decontamination, chimney sweep
81223 chimney sweep, boiler cleaning, flue, fireplace, ventilation ducts, incinerators, stoves cleaning
81229 building exterior, swimming pool, industrial machinery, bottle cleaning, exterior, pressure washing, tanker cleaning industrial, steam cleaning, pool cleaning, heat ducts, graffiti removal, building outside, stone cleaning, industrial plant clean
81291 pest control, termite, fumigation, rat, vermin, disinfestation, mole catching, woodworm
81299 street cleaning, snow clear, pool, train cleaning, bus cleaning, road tanker cleaning, gritting, aircraft cleaning, ship, beach, sweeping, litter pick, vehicle cleaning, salting, sanding roads, hygiene contractors, bottles cleaning, transport cleaning, street cleansing, equipment cleaning, tanks cleaning, gully emptying, dumping snow, lavatory rental, portable toilets, snow clearing
81300 garden, lawn, tree cutting, turf, plants office, grounds maintenance, greenery, sports turf, arborist, cemetery maintain, grass cutting, hedge, tree surgeon, planting, park, noise barriers plants, weeding, highway, parks maintenance, tree surgery, landscape gardener, interior plants, turf laying, playing fields maintenance, tree felling amenity, hedge trimming, tree pruning, replanting
82110 virtual office, office admin, back office, business centre, secretarial office, reception, day-to-day, office support, reception services, combined secretarial
82190 virtual assistant, typing, transcription, data entry, proofreading, secretarial, letter writing, blueprint, mailing, word processing, copying, print copying, envelope addressing, editing documents, mailbox rental, cv, duplicating, shorthand, desktop publishing, stuffing, post, mail box, proof reading, reprographic
82200 telemarketing, support, telephone answering, telesales, customer service
82301 trade fair, expo, exhibition stand
82302 event, wedding event, congress, meeting, seminars
82911 debt, bill, debt collector, repossession
82912 credit check, credit rating, credit reference
82920 packing, bottling, gift wrapping, labelling, aerosol filling, blister, food packing, parcel packing, bag filling, filling tins, canning contract, tablets, stamping, beverage, foil, button carding, powder packing, shrink wrapping
82990 auctioneer, reseller, loyalty, bar coding, meter reading, trading stamps, fundraising, court reporting, company registration agent, stenography, repossession, mail presort, fund raiser, stand design, interior, coupon, subscription, captioning, discount, voucher, shorthand writer, licence, ticket, inspection, issue, relocation, stock control, gift experience, showground, leisure administration, parking fine, auctioneer independent, registration assistance, loyalty scheme, closed captions, bar code, ticket inspectors, stock taking, credit card, arranging, tachograph, liquidator, barcode, cheque cash, information bureau, record searching, public records, rights agent, coin collection, debt
84110 government, council, tax office, local authority, customs administration, parliament, census, inland revenue, statistical, civil service, treasury, mayor, local government, registration, cabinet, central government, town hall, county council, planning, parish, election, legislative, crown estate, privy council, financial services public
84120 education department, housing administration, environment, sports administration, ministry health, waste, sanitation, recreational, health authority admin, education authority, arts council admin, recreation department, sewage admin, social services admin, environment agency, nature conservancy, gambling commission
84130 tourism board, agriculture dept, trade department, labour, transport department, consumer, mining, energy department, commerce, highways, fisheries, weights, licensing, inspect, employment, land registry, agriculture ministry, trading standards, labour relations, patent office, highways authority, transport authority, passenger transport department
84210 embassy, consulate, foreign office, diplomatic, high commission, overseas aid, commonwealth, international, british council, cultural mission, technical assistance abroad, consular
84220 army, navy, air force, military, civil defence, raf, barracks, territorial, military police, naval dockyard admin, military medical, soldiers, field hospital military, cadet, military rescue, nursing service navy, army pay, armed forces
84230 court, prison, tribunal, magistrates, legal aid government, rehabilitation, detention, law courts, supreme, crown, probation, young offender, coroners, appeal, detention centre, borstal, house of lords court, legal aid board, juvenile court, remand, approved school, sheriff court, remand home, assessment centre
84240 police, immigration control, coastguard, traffic, border, harbour police, riot, road safety, special constabulary, border patrol, emergency supplies, disaster relief stores, civil emergencies, traffic wardens, passport control, nationality, port guards
84250 fire brigade, forest fire, fire station, fire fighting, rescue fire, fireboat
84300 unemployment benefit, national insurance, pension state, maternity benefit, family, disability benefit, sickness, benefits office, pensions government, family credit, job seekers allowance, sick pay
85100 montessori, preschool, nursery school, kindergarten, pre-school, infant playgroup
85200 primary school, international school, junior school, prep, special primary, infants, elementary
85310 secondary school, college, high school, grammar, comprehensive, correspondence school, sixth form, boarding school, middle school, public school, academy
85320 technical college, art secondary, agricultural college, trade school, nautical, tourist guide training, chefs, cookery vocational, cosmetology, computer repair, catering college, hairdressing, music college, apprentice, ballet school, drama school, art college, secretarial, bible college, training ship, seminary, technical schools, domestic science, animal handling course, seamanship
85410 diploma, further, school of languages higher, further education, nursing
85421 university, undergraduate, medical school, polytechnic, college of higher, pgce, postgraduate certificate
85422 masters, phd, research degree, postgraduate, business school, doctorate
85510 scuba diving, diving, swimming, yoga, karate, gym trainer, cricket coaching, riding school, football, camps, martial arts, gymnastics, surf, tennis, ski, golf, boxing, cheerleading, card game, sailing school, athletics, keep fit
85520 music, dance, art class, drama, piano, ballet, photography, dancing school, fine art, stage, craft, drawing, theatre school, guitar
85530 learners, flying school, sailing, ship licence, motorcycle training, hgv
85590 tuition, ielts, english class, computer class, public speaking, exam, beauty class, language, adult education, first aid training, tutor, training, religious instruction, survival, speed reading, cookery, course, coaching, it training, life guard, workers, extra mural, management training, dressmaking class, remedial, industrial training, professional examination, civil service, day continuation, evening classes, language school, literacy, correspondence college, distance learning, crammer, instructor, workers' education, lifeguard
85600 exam board, career guidance, student visa, study abroad, curriculum, education consultancy, testing, guidance, exchange, learning support, careers advice, scholastic agent, school inspection
86101 clinic hospital, maternity hospital, surgery hospital, nhs, sanatorium, mental hospital, rehabilitation, eye, prison hospital, military, infirmary, hospice, psychiatric, maternity, orthopaedic, dental hospital, army hospital, consultant specialist, casualty, accident, ear nose throat, geriatric, surgeon, anaesthetist, convalescent, asylum, hospital consultants, sanatoria, radiotherapist, isolation, private hospital, pathology hospital, sterile supply hospital, hospital laboratory, theatre hospital, preventorium, leprosarium, medical consultant, general medicine
86102 maternity home, convalescent
86210 doctor, gp, family, health centre, surgery
86220 surgeon, cardiologist, gynaecologist, skin doctor, consultant doctor, psychiatrist, orthopaedic, radiologist, pediatrician, harley, consulting rooms, family planning, oncology, medical consultants, private consultant, specialists private, neurologist, dermatologist, anaesthetist, rheumatologist, urologist, endocrinologist, gastroenterologist, ophthalmologist, haematologist, nephrologist, pulmonologist, allergist, venereologist, physician consultant
86230 orthodontist, dental surgery, oral, dental hygienist, endodontic
86900 physiotherapy, ayurveda, nurse, psychologist, medical lab, scanning, ambulance, acupuncture, optometry, homeopath, midwife, occupational therapy, speech therapy, chiropody, blood bank, x-ray, osteopath, blood test, hypnotherapy, herbalist, chiropractor, medical laboratory, district nurse, art therapy, alternative, sperm bank, hydrotherapy, aromatherapy, psychotherapist, radiographer, dietician, paramedical, transplant organ bank, air ambulance, reflexology, nutrition, health visitor, complementary, podiatrist, optician clinic, limb fitting, dialysis, psychiatric nurse, x-ray clinic, echography, disablement, naturopath, neuropath, dental hygienist, pathology laboratory, nursing service, faith healer, homoeopath, psychoanalyst, orthoptist, cancer screening, vaccination, urine collection, artificial limb
87100 nursing home, hospice, elderly with nursing, convalescent homes, rest home nursing
87200 rehab, autism, addiction, alcoholism, drug, learning disability, psychiatric convalescent, halfway mental, group homes, drug rehabilitation residential, learning disability home
87300 elders home, old people, assisted living, continuing care, care home, retirement, sheltered, visually, aged, residential homes elderly, disabled homes
87900 orphanage, shelter, children's home, homeless hostel, probation hostel, halfway, boarding homes, unmarried mothers, juvenile, social rehabilitation, refuge, temporary accommodation homeless, residential nursery, halfway house, convalescent home social, charitable residential, half way house, women's refuge, community home
88100 elders day, disability day, home care, home help, visiting, day centre, domiciliary, vocational rehabilitation disabled, day centre elderly, meals visiting, disabled workshop, visiting elderly
88910 babysitting, creche, child minder, day nursery, playgroup, childminding, baby sitting, after school club
88990 ngo, counselling, refugees, disaster relief, charity, welfare, adoption, marriage guidance, samaritans, community, citizens advice, family planning advice, red cross, credit debt counselling, oxfam, social service, guidance, youth, probation, benevolent, soup, rehabilitation, aids, prisoners' aid, women's refuge, neighbourhood, probation services, child protection, charities welfare, lifeboat, community centre welfare, rehabilitation vocational, homeless day, barnardo, nspcc, temperance, court mission
90010 band, actor, dj, musician, singer, dancer, theatre group, circus, orchestra, comedian, choir, opera, ballet company, entertainer, puppet, magician, group, conductor, speakers, stage, touring company, variety artiste, concert performance, ventriloquist, theatre company, revue, conjuror, lecturer, travelling show, model artist, disc jockey, street performers, clown, acrobat, juggler, stunt, aerobatic team, performing animals, actress, compere, organist, animal training circus, pianist, violinist
90020 stage, lighting, event sound, scenery, director, producer, costume design, props, stage set, theatrical, scenography, stage hands, costume theatre, box office, theatre directors, sound engineer theatre, impresario, producer theatre, stage manager, choreographer, sound technician, wardrobe, make-up theatre, set designer, stage crew
90030 writer, painter, sculptor, journalist, blogger, cartoonist, composer, author, restoring art, engraver, etcher, script, poet, music writer, freelance, lyrics, book writing, journalist freelance, restoration paintings, playwright, copyist, restorer, songwriter, blogs writer, biographer, novelist, screenwriter, illustrator, columnist, essayist, critic, ghost writer, portrait painter, potter artist, calligrapher, muralist, librettist, poet laureate
90040 theatre, concert hall, gallery, arts centre, music hall, opera house, exhibition arts, playhouse
91011 reading room, lending, listening viewing, tape lending, mobile library, map library, public lending, cataloguing, lending books
91012 records office, public records, film archive
91020 gallery art museum, wax, science museum, military museum, art gallery non, collections, waxworks, tate, costume museum
91030 heritage, fort, castle, stately home, monument, preservation, ruins, cathedral visits, historic ship
91040 zoo, safari park, wildlife, aquarium, bird reserve, kew, arboretum, butterfly, national parks, bird sanctuary, menagerie, aviary
92000 lottery, casino, bookmaker, bingo, football pools, off-course, tote, gaming, gambling machine, turf accountant, gaming club, fruit machine, online betting, sweepstake, totalisator, racing tips, slot machine, amusement gaming, racing pool, raffle, tic tac
93110 swimming pool, ground, stadium, badminton court, golf course, bowling, ice rink, football ground, race track, sports centre, tennis court, snooker hall, squash, running track, speedway track, athletics, cricket ground, arena, hockey, billiard, boxing arena, winter sports, horse racing track, bowling alley, leisure centre, roller skating, dog racing, velodrome, skating, racecourse, gym hall, baths, skittle, rifle range, shooting range, gymnasium, ski slope
93120 cricket club, football club, golf club, rugby, chess club, bowls, boxing club, athletic, shooting club, swimming club, rowing, sailing club, gymnastic, tennis club, angling, wrestling, body building, bridge, darts, snooker, chess, cycling club, badminton, bridge club, shooting, draughts, squash club, gun club, greyhound board
93130 gym, body-building, health club, weight training, aerobics
93191 race horse, stables racing, horse training, sponsorship racing, prize money
93199 athlete, referee, sports coach pro, sports league, hunting recreation, marina sport, umpire, sports event promoter, mountain guides, jockey, racing stable, fishing recreation, professional sportsmen, regulating sport, racing driver, riding stable, boxer, footballer, racing, greyhound kennel, timekeeper, gliding, promoter, caddie, shooting, kennels racing, association football league, sports coach own account, sportsmen, horse trainer, racehorse, sporting rights, marshal, wind tunnel, angling water, sports governing, gamekeeping sport, marathon, race organiser, lifeguard sports, bullfight, equestrian, tennis player, boxer professional, wrestler, jockey club, cyclist, golfer professional, steward racing, coursing, drag hounds, point to point
93210 water park, mechanical rides, preserved railway, fairground, roundabouts, fun fair, coconut shy, fortune fair
93290 scuba diving trips, game arcade, beach chairs, party entertainment, fireworks show, diving trips, nightclub, dance hall, fair, show, marina, pleasure pier, beach facilities, ski hill, disco, animal rides, wax works, bull fighting, recreation park, bathing, amusement arcade, coin operated, slot, side show, tattoo show, laser, waxworks, deckchairs, firework display, rodeo, recreational transport, beach hut, go-kart, discotheque, ballroom, escape, picnic, boating lake, bouncy, showman, skittle, beach, arcade, donkey rides, fairground, paintball, model railway, pleasure boats, bingo, hobby, children party, pony rides, common, recreation ground, public gardens, royal parks, psychometry, fete, deck chairs beach, caves, son et lumiere, snow dome, shooting gallery, lan cafe, laser tag, soft play, seaside, firework, computer game rooms, organising banquets
94110 chamber of commerce, trade association, farmers union, guild, federation, institute of directors, confederation, merchants
94120 engineers institute, medical council, bar, law society, learned society, accounting institutes, scientific, writers, royal, institute, society, chartered, association professional, college of, academy, medical association, engineers, architects, scientific society, guild of, inns of court, society of arts, quality council, professional body, board professional, faculty, technical organisation, painters institute, midwives board
94200 staff association, tuc, workers
94910 temple, church, mosque, convent, monastery, missionary, bible, chapel, retreat, salvation army, synagogue, buddhist, religious order, missions, christian, jewish, cathedral, vicar, bible society, priest, sunday school, wesleyan, quakers, methodist, baptist, presbyterian, catholic, union reform
94920 party, conservative, labour party, unionist, liberal, young, young conservatives, fabian, political club, primrose
94990 club, alumni, charity, scouts, rotary, community association, consumer, youth club, ethnic, environmental movement, social club, student association, animal protect, freemasons, womens institute, ex-service, car club, hobby, literary, motoring organisation, patriotic, rights, stamp collectors, trust, british legion, special interest, protection, film club, heritage preservation, ramblers, poetry, historical club, gardening, parents, residents association, masonic, lodge, guides, parents association, lads brigade, boys brigade, students union, philatelic, environmental group, citizens, automobile club, working mens club, fraternity, national trust, round table, ratepayers, ymca, ywca, promotion association, legal aid society, pressure group, friends of, lions, social club members, heritage society, rspca, parent teacher
95110 laptop, printer, monitor, server, atm, disk drive, scanner, keyboard, bar code, terminals, hard disk, pos, cd repair, @2620
95120 phone, mobile, telephone, fax, tv cameras commercial, modems, two-way, cordless, telecommunications, @2630
95210 tv, radio, speaker, camera domestic, video, dvd, stereo, television, cd players, camcorder, hi-fi, video camera, @2640
95220 fridge, washing machine, ac, lawn mower, cooker, trimmer, vacuum, stoves, snow, dryer, room air conditioner, heaters, gas appliances, domestic electrical, @2750
95230 shoes, bags, luggage, boot, cobbler, handbag, heel bar, saddlery, @1512 @1520
95240 sofa, upholstery, re-upholstery, restoration furniture, cane, french polishing repair, antique, carpet repair, office furniture, @3100
95250 chronometers, engraving jewellery, @3211 @2652
95290 bicycle, tailor alteration, guitar, key cutting, piano tuning, toys, clothes alteration, sports equipment, books, mending, musical instrument, fishing rods, guns sporting, clothing, lighters, invisible, engraving, umbrella, personal articles, glasses, tents, key, dress alterations, rackets, garment, fabric, sail, pens, stringing, bicycle repair, repair of musical, repair dentures, repair garden, repair umbrellas, saddles repair, engraving trophies, dental plates repair, camera repair household, pram repair, lighter repair, pen repair, hat renovating, photographic repair, @3230 @3220 @3092
96010 laundry, ironing, launderette, carpet cleaning, uniform hire laundry, curtain cleaning, rug, dyeing clothes, linen hire, pressing, valet, nappy, valeting clothes, linen supply, towel, workwear hire, shampooing, dyeing garments, roller towel, uniforms hire, feather cleaning, overall hire, glove cleaning
96020 salon, barber, bridal makeup, nails, manicure, facial, hair, make-up, pedicure, nail bar, waxing, beauty salon, massage facial, beauty parlour, shaving, electrolysis, beard, hair stylist, eyelash, wig dressing, trichologist, permanent make-up
96030 cemetery, crematorium, undertaker, burial, embalming, grave, mortuary, monumental upkeep, grave digging, coffin hire, cremation, laying out
96040 spa, massage, sauna, slimming, solarium, turkish bath, steam bath, reducing, ayurveda spa, sun tan, relaxation, wellness, health farm, baths, weight, reducing salon, jacuzzi, thermal
96090 astrology, dating, pet grooming, tattoo, wedding planner, photo booth, shoe shine, escort, marriage bureau, dog walking, personal shopper, porters, kennels, fortune telling, genealogist, pet boarding, spiritualist, pet training, valet car, introduction, body piercing, social escort, coin-operated, concession, clairvoyant, horoscope, boot black, cats boarding, dog training, cloakroom, photographic machine, lavatory, personal service, quarantine kennels, house sitting, matrimonial, toilet attendants, medium, dog grooming, party planning, weighing machine, marriage, lucky, butler, psychic, car parking valet, weighing, waiter jobbing, wedding organiser, master of ceremonies, pet sitting, toilets public, poodle clipping, horse clipping, left luggage, animal whisperer, cattery, car jockey, concierge, graphology, wedding arranging personal, luggage locker, public conveniences, knife grinder, knife sharpening, palmist, weighing public, shoeblack, lavatory attendant, bill sticking, sedan, dog minding, town crier, emigration, pavement artist
97000 maid, cook, housemaid, gardener private, domestic staff, nanny, household staff, chauffeur private, butler, nanny employed, household servants, au pair household, housekeeper
98000 residents company, flat management company, block of flats
98100 subsistence goods
98200 subsistence service, teaching own
99000 united nations, world bank, eu, nato, imf, commonwealth, european, embassy foreign, high commission foreign, consulate, foreign government, foreign armed forces, international organisation, oecd, war graves, legation, diplomatic, european union, crown agents, foreign government mission, unesco, opec, european commission, world health, charge d'affaires, customs council
99999 dormant
`;
