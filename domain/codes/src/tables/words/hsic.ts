/**
 * Goods and trades by HSIC 2.0 code. Our own words.
 *
 * One code a line: `code words, words, … @class`; `@1050` stands for the goods made in that class of ISIC Rev. 4.
 * `*301` are the goods of 451301, 452301 and 460301: exported, imported and sold on.
 */
export const hsicWords = `
011000 rice, paddy, maize, millet, kurakkan, green gram, cowpea, potatoes, onions, tomatoes, chillies, sugar cane, tobacco, cotton, sunflower, cut flowers, mushrooms, cereals, pulses, fodder, ginger, manioc, yams
012000 tea, coffee, cinnamon, pepper, coconut, rubber, cardamom, cloves, banana, mango, pineapple, papaya, cashew, cocoa, arecanut, betel, citrus, grapes, spices, vanilla, oil palm, nuts, berries
013000 nursery plants, seedlings, saplings, bulbs, cuttings, turf, seed production, nursery, planting materials, seeds
014100 cattle, buffalo, goats, sheep, pigs, horses, dairy farm, milk production, swine
014200 chicken, broilers, ducks, turkeys, hatchery, eggs, layers
014900 bees, honey, rabbits, dogs, cats, silkworm, pets breeding, birds, worms, snails
016000 crop spraying, harvesting, ploughing, artificial insemination, cotton ginning, seed processing, drying, sorting, land preparation, irrigation, pest control crops, tractor with operator, herd testing, seed cleaning, seed grading, seed treatment, crop preparation, insemination, stud
020000 timber, logs, firewood, logging, felling, wild products gathering, forest, charcoal, reforestation, tree planting
031000 tuna, prawns, lobsters, crabs, sea cucumber, fishing boats, marine, freshwater, sea, pearls collecting, sponges, corals, ornamental fish catching, lagoon fishing, sea fishing
032000 shrimp farming, fish farm, ornamental fish, hatchery fish, seaweed, oyster, tilapia, shrimp farm, ornamental fish breeding
070000 iron ore, gold, copper, ilmenite, titanium, bauxite, uranium, non-ferrous
080000 sand, gravel, clay, limestone, granite, gems, graphite, salt, mica, kaolin, phosphate, quartz, dolomite, gravel pit, rock, soil, metal quarry, feldspar, moonstone, sapphires, peat
101100 @1010
101300 @1010, sausages, bacon, ham, canned meat, smoked, poultry, chicken
103000 jam, juice, pickles, chutney, canned fruit, dried fruit, desiccated coconut, nuts, chips, sauce tomato, frozen vegetables
105000 milk, cheese, butter, yoghurt, ghee, ice cream, curd, milk powder
106199 rice mill, flour, wheat, cereal, grain grinding, kurakkan flour, breakfast cereal
107999 honey, eggs, yeast, soup, coconut milk, desiccated, snack, food supplements, jelly, baby food, sandwich, vinegar, papadam, health foods, nutrition, custard
110200 arrack, toddy, wine, whisky, gin, rum, vodka, spirits
141101 shirts, trousers, dresses, sarees, uniforms, jackets, suits, skirts, children's wear, jeans, sportswear, garment, workwear
139299 towels, bed linen, tents, quilts, blankets, mosquito nets, cushion covers, household textiles
139900 felt, lace, non-woven, wadding, tyre cord, webbing, nets, mosquito nets, wicks
162901 wood carving, doors, masks, picture frames, handicrafts, coconut shell, handles, kitchenware wood, windows, parquet, joinery
170999 labels, egg trays, cards, straws, paper tags
181100 newspapers, books, magazines, posters, labels, business cards, calendars, screen printing, security printing, silk screen, printing on textiles, printing on glass
201101 acids, gases, chlorine, salts, industrial gas, oxygen, organic chemicals, inorganic, alcohol, charcoal, carbon, glycerine
202999 essential oils, ink, matches, activated carbon, photographic, additives, chemical, biodiesel, cinnamon oil, incense, candles, glue chemicals
211200 tablets, capsules, vaccines, bandages, drugs, ointment, medicines, pharmaceutical, vitamins
211100 ayurvedic, herbal, ayurveda, arishta, balm
221900 gloves, latex, foam rubber, hoses, mats, rubber bands, balloons, seals
222999 pipes, bottles, sheets, containers, film, doors, water tanks, pvc, crates, packaging, tubes, plastic
231000 bottles, mirrors, glassware, windscreens, sheet glass, fibreglass
239400 blocks, paving, ready mix, hume pipes, roofing sheets, asbestos, concrete
251199 steel structures, bridges, towers, scaffolding, roofing, frameworks, roof trusses metal
259901 @2599
259999 wire, springs, safes, chains, mesh, bolts, signs metal, drums
275000 fans, refrigerators, washing machines, irons, ovens, cookers, rice cookers, gas stoves
281900 @2819, fire extinguishers, scales, packing machines, air conditioners, refrigerators commercial, filters
282900 @2829, printing machines, plastics machinery, paper machinery, robots
290000 cars, buses, lorries, trailers, bodies, parts vehicle, chassis, three wheelers
329900 souvenirs, crafts, brushes, brooms, coffins, lighters, signs, badges, masks, artificial flowers, handicrafts, toothpicks
331200 @2811 @2812 @2813 @2816 @2819 @2821 @2822 @2824 @2829, engines, pumps, industrial machines
331300 @2651 @2660 @2670
331400 @2710 @2790 @2720 @2733 @2740
331500 ships, boats, aircraft, trains, @3011 @3012 @3020 @3030
332000 machines, plant, industrial, @2811 @2812 @2813 @2814 @2815 @2816 @2818 @2819 @2821 @2822 @2823 @2824 @2825 @2826 @2829
351000 solar, hydro, wind, thermal, power plant, electricity, coal power
360000 water, irrigation, desalination, waterworks, water board, drinking water supply, water purification, water bowser supply
370000 drains, septic, waste water, sewage, gully
381100 garbage, refuse, rubbish, recyclables
383900 recycling, scrap, plastic, paper, metal, glass
411000 houses, offices, buildings, apartments, hotels, factories, schools, residential, non-residential
419900 building, contractor, construction
421000 roads, bridges, dams, railways, harbours, tunnels, water mains, power lines, pipelines, irrigation
431204 digging, earthwork
432101 electrician, wiring
439199 renovation, decorating, finishing building
*100 agents, commission, broker
*201 cattle, goats, chickens, pigs, animals live, @0141 @0146
*202 yarn, thread, coir, jute, fibre, wool, silk, @1311
*203 hides, skins, suede, @1511
*204 latex, crepe
*205 timber, plywood, logs, sawn, cane, @1610 @1621
*206 orchids, roses, foliage, bulbs, nursery
*207 dogs, cats, birds, ornamental fish
*299 seeds, grain, paddy, oilseeds, tobacco leaf, coconuts, copra, wheat, maize, cereals, fodder, agricultural raw materials, betel
*301 tinned, canned fish, canned fruit, canned vegetables
*302 sweets, chocolate, toffee, candy, chewing gum, bakery, bread, cake, cookies, @1071 @1073
*303 milk, cheese, butter, yoghurt, ice cream, milk powder, @1050
*304 coconut oil, vegetable oil, palm oil, ghee, margarine, @1040
*305 cashew, lentils, dhal, peanuts, chickpeas, sesame
*307 pet food, poultry feed, @1080
*308 dried fish, sea cucumber, maldive fish, canned fish, @1020
*311 prawns, tuna, lobster, crabs, shrimp, seafood, @0311
*312 vegetables, fruit, bananas, mangoes, potatoes, onions
*313 beef, mutton, chicken, pork, @1010
*314 pasta, spaghetti, @1074
*316 wheat flour, jaggery, starch, @1072 @1061
*317 ceylon tea, coffee beans, cocoa
*318 sausages, ham, bacon
*321 cinnamon, pepper, cardamom, cloves, curry powder, pickles, jam, sauces, salt, dried fruit, chutney, chilli, @1030
*322 beedi, vape, @1200
*323 arrack, beer, wine, whisky, spirits, @1101 @1102 @1103
*324 food, provisions, grocery, soft drinks, mineral water, general food
*399 soft drinks, honey, bottled water, juices, supplements, coconut milk, food products, desiccated coconut, @1079 @1104
*401 shoes, sandals, slippers, boots, @1520
*402 textiles, batik, cloth, handloom, sarees, cotton fabric, @1312 @1391
*403 buttons, zips, thread sewing, ribbons, lace
*404 garments, clothes, shirts, underwear, hats, gloves, uniforms, socks, t-shirts, @1410 @1430
*406 towels, bed sheets, curtains, mats, blankets, cushions, @1392 @1393
*407 coir rope, nets, twine, fishing nets, @1394
*411 handbags, wallets, suitcases, belts, purses, @1512
*421 handicrafts, masks, paintings, wood carvings, souvenirs
*422 baskets, rattan baskets, wickerwork, reed
*423 magazines, textbooks, @5811
*424 crockery, pottery, porcelain, tableware, glass, @2393
*425 ayurvedic, herbal medicine, herbs
*426 pots, pans, cutlery, knives, spoons, aluminium ware
*427 soap, detergent, shampoo, toothpaste, polish, @2023
*428 medicines, tablets, vaccines, vitamins, @2100
*431 makeup, lipstick, skin cream, hair oil, essential oils, beauty products
*432 gems, sapphires, gold, diamonds, silver, rings, precious stones, @3211
*433 costume jewellery, bangles, @3212
*434 tools, locks, nails, screws, hinges, bolts, wire, @2593
*435 glasses, sunglasses, contact lenses, lenses
*436 cameras, film, @2670
*437 records, music, films, movies
*438 gunny, jute bags, paper bags, plastic bags, sacks
*441 pens, pencils, notebooks, exercise books, office supplies, greeting cards, envelopes
*442 guitars, pianos, drums, @3220
*443 bicycles, gym equipment, cricket, fishing rods, @3230
*444 dolls, games, puzzles, @3240
*446 wristwatch
*447 tissues, cartons, toilet paper, boxes, napkins, @1702 @1709
*448 incense, joss paper, joss sticks
*451 plastic bottles, household plastic, buckets, artificial flowers, @2220
*452 fans, lamps, televisions, radios, refrigerators, batteries, bulbs, washing machines, irons, domestic appliances, air conditioners, lighting, @2640 @2740 @2750
*499 candles, brushes, brooms, mattress, gifts, lighters, kitchenware, household, coir products, coir mats, non-electric
*501 cars, buses, lorries, vans, trucks, @2910
*502 motorbikes, scooters, @3091
*503 spare parts, tyres, car accessories, @2930 @2211
*599 boats, ships, aircraft, bicycles, trailers, @3011 @3030
*601 laptops, printers, monitors, keyboards, @2620
*611 mobile phones, telephones, routers, antennas, @2630
*613 semiconductors, chips, circuit boards, transistors, capacitors, @2610
*621 tractors, ploughs, fertilizer machinery, sprayers, harvesters, @2821
*631 laboratory, microscopes, measuring, surveying, @2651
*632 sewing
*633 wheelchairs, surgical, bandages, syringes, face masks, dental, @3250 @2660
*634 photocopiers, calculators, cash registers, @2817
*699 generators, pumps, engines, machine tools, cranes, textile machinery, printing machines, industrial, construction machinery, @2710 @2811 @2813 @2816 @2819 @2822 @2824 @2825 @2826 @2829
*701 coal, biomass, wood fuel
*702 petrol, diesel, fuel, engine oil, grease, gasoline, @1920
*703 gas, lpg
*711 steel, aluminium, copper, iron, brass, wire metal, sheets, @2410 @2420
*721 cement, tiles, bricks, sand, pipes, taps, sanitary ware, doors, glass sheet, roofing, bathroom, marble, @2392 @2394 @2395 @2511
*731 chairs, beds, mattresses, tables, sofas, @3100
*741 fertiliser, acids, glue, dyes, gases, resins, pesticides, ink, industrial chemicals, agrochemicals, @2011 @2012 @2021 @2029
*742 lacquer, putty, @2022
*743 newsprint, cardboard, kraft, packaging paper, @1701
*744 recyclables, scrap metal, waste paper, used bottles, plastic scrap
*799 packaging, plastic raw, rubber products, industrial supplies, solar panels, charcoal products, @2013 @2219
*900 general, variety of goods, import export, trading company
477301 cars, used cars, vans, lorries, car sale
477302 scooters, three wheelers
477303 spare parts shop, tyres, batteries
477399 boats
471101 hypermarket, food city
471102 mini mart, kade
471104 grocery, general store, village shop
472101 cakes, bakery shop
472102 sweets, chocolates
472103 dried fish, maldive fish
472104 fishmonger, butcher, chicken, beef, prawns, meat
472105 greengrocer, king coconut
472107 spices, curry powder, pickles
472111 sausages
472199 dairy, honey, coffee, health food, milk powder, ice cream, coconut oil, oils
472201 liquor, wine, beer, arrack
472202 soft drinks, mineral water, juice
473100 filling station, diesel, fuel, lubricants
474101 mobile phone, telephone
474102 laptops, printers
474200 televisions, radios, speakers
475101 textiles, sarees, batik, cloth
475105 towels, bed sheets, pillows
475200 tools, paint, cement, tiles, sanitary, timber, glass, building materials, bricks, bathroom, plumbing, locks, roofing, sand
475903 pots, pans, cutlery
475905 fans, lamps, refrigerators, washing machines, home appliances, lighting, bulbs
475906 mattress, sofas, beds, chairs
475999 cleaning, brushes, brooms, plastic goods, household
476100 magazines, textbooks, pens, school items, bookshop
476300 bicycles, gym equipment, fishing gear, boats, cricket
477102 clothes, garments, dresses, baby clothes, uniforms, boutique, hats, t-shirts
477104 bags, handbags, suitcases
477201 ayurvedic, herbal
477202 pharmacy, drugs, vitamins
477203 wheelchairs, surgical, medical equipment, hearing aids
477204 perfume, soap, shampoo, makeup
477401 paintings, art gallery, handicrafts, wood carvings
477402 gold, gems, diamonds, silver
477404 spectacles, opticians, glasses
477413 nursery plants, florist, seeds, fertiliser, pesticides
477414 pet shop, aquarium, ornamental fish, dog food
477499 candles, coffins, religious goods, guns, weapons, gas, cleaning materials
477599 second hand, used clothes, used books, used furniture
478101 street food, market stall, vegetables stall, fish seller, food stall, betel, short eats cart, peanuts cart, street food sale
478102 pavement, clothes stall
478199 market stall, mobile seller
478201 online shop, ecommerce, daraz, ebay, amazon, etsy, dropshipping
478299 vending machine, door to door, direct selling, auctions, firewood, vending
492100 bus
492500 school van
492601 car with driver, chauffeur, wedding car, coach, limousine, tour bus
492701 lorry, haulage, truck, container transport, tanker, removals, house moving
499000 three wheeler, tuk tuk, trishaw, bullock cart, pipeline, uber, furniture removal, haulage, animal drawn, school van
521100 cold room, freezer storage
521200 storage, fulfilment, warehouse, bonded
522101 parking
522199 towing, bus station, toll, railway station, breakdown
522299 pilotage, salvage, tugs, lighthouse, towing ships
522300 airport, ground handling, air traffic control
522999 customs clearing, customs broker, logistics, freight broker
550900 homestay, airbnb, hostel, cabana, villa, holiday bungalow, rest house, camp site, boarding
561199 sri lankan, indian, western, vegetarian, sea food, pizza, rice and curry
561200 burger, kottu, pizza
561903 takeaway, food truck, delivery kitchen
562000 canteen, caterer, wedding catering, airline catering
563900 juice bar, bubble tea
581900 greeting cards, posters, calendars, postcards, catalogues, photos, directories online
591100 youtube, film, advertisement video, documentary, teledrama, video production
592000 recording studio, record label, songs
611000 mobile operator, cable, satellite, wired, wireless, telephone
619900 internet cafe, voip, calling cards, reseller telecom, communication centre
639900 press clipping, telephone information
641201 bank, commercial bank, savings bank
649299 micro finance, loans, mortgage, hire purchase, credit card, money lending, housing loans
649999 venture capital, factoring, own account investment, crypto, private equity, crowdfunding
661999 payment processing, mortgage broker, financial advice, fintech, nominee
662100 loss adjuster, claims
662900 actuary
681200 rent, letting, landlord, houses rent, market places, shop rent, land leasing
682200 property management, condominium management
682900 valuation, valuer, appraisal
691100 lawyer, attorney, notary, legal advice, legal aid, patent agent
692200 bookkeeper, payroll, tax returns
702200 consultant, strategy, marketing consulting, human resource consulting, company formation
712000 laboratory, certification, quality testing, food testing, vehicle testing, calibration
719000 mechanical, product engineering, marine engineering, geological, surveying, mapping, electronics engineering
741900 billboards, leaflets, digital marketing, social media, sign writing, media buying
751900 jewellery design, textile design
752100 photographer, wedding photography, videography, studio
759000 weather, agronomist, security consulting, business brokerage, appraisers, patents
771000 car rental, van hire, excavator hire, generator hire, scaffolding hire, computers hire, tractor, construction equipment, containers, aircraft, machinery rental, vehicles, motorcycle rental, office equipment
772100 bicycles hire, boats hire, surfboards, tents, camping gear
772900 bridal hire, costumes, furniture hire, party, chairs, tables, crockery, jewellery hire, musical instruments, household, decorations
781000 job agency, foreign employment, casting
782000 manpower, temp, labour supply
783000 payroll staff, human resource
799000 tourist guide, ticket, hotel booking, safari, tour guide, visitors, timeshare
812900 window cleaning, chimney, swimming pool cleaning, street cleaning, disinfecting, machinery cleaning, tank, train, snow
813000 gardening, lawn, tree cutting
821900 typing, data entry, virtual assistant, printing copies, secretarial, document
829900 auctioneer, meter reading, fundraising, bar coding, company secretary, loyalty, event, repossession, court reporting
841000 ministry, department, provincial council, municipal council, local government, regulation, customs, embassy, foreign affairs, social security, defence
842000 police, army, fire brigade, court, prison, navy, air force
853000 degree, diploma, university, technical college
854199 scuba diving, diving
854400 tuition, tutor
854903 english, ielts, language
854904 technical training, vocational
861100 hospital, ayurvedic hospital, maternity hospital, government hospital
862100 dispensary, outpatient
862200 doctor, specialist, surgeon, general practitioner
869200 physiotherapist, nurse, midwife, optometrist, psychologist, acupuncture, chiropractor, speech therapist
869300 ayurveda, herbal, indigenous medicine, homeopathy
869900 ambulance, blood bank, home nursing
889000 counselling, relief, refugee, adoption, charity, rehabilitation, welfare, community
901000 band, theatre, dancers, drama, singers, circus, orchestra
902000 writer, painter, sculptor, actor, journalist, blogger, composer, influencer, restoration art
939900 party entertainment, beach, amusement, dj, recreation, lottery, planetarium, pleasure boats
951000 garage, mechanic, tyre repair, car wash, denting, service station, three wheeler repair
953900 bicycle, tailor alteration, musical instruments repair, toys repair, key, clothing repair, books, bicycle repair, @3230 @3220 @3092
960299 tattoo, nails, hair removal, bridal, manicure
960300 sauna, steam bath, spa
960900 shoe shine, escort, wedding planner, porters, photo booth, valet
107200 jaggery, treacle, syrup
131399 sarees finishing, batik, garment finishing, pleating
259299 lathe work, welding, machining, galvanising, plating, powder coating
259303 locks, keys, hinges, hardware
325900 face masks, surgical masks, medical gloves
310102 cane furniture, bamboo furniture
475199 needles, thread, haberdashery, zips, buttons
477199 baby items
691200 legal documents, partnership agreement
852000 sewing classes, beauty culture course, technical college, vocational training, computer repair course
854300 literacy, adult education, special needs
879000 childrens home, orphanage, refugee camp, welfare centre, shelter
970000 baby sitting at home, household workers, gatekeeper, drivers household
990000 embassy, consulate, united nations, red cross, world bank, development bank, imf, foreign government
`;
