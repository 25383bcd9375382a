/**
 * Goods and trades by HSIC 2.0 code. Our own words.
 *
 * One code a line: `code words, words, … @class`; `@1050` stands for the goods made in that class of ISIC Rev. 4.
 * `*301` are the goods of 451301, 452301 and 460301: exported, imported and sold on.
 */
export const hsicWords = `
011000 rice, paddy, maize, millet, kurakkan, green gram, cowpea, potatoes, onions, tomatoes, chillies, sugar cane, tobacco, cotton, sunflower, cut flowers, mushrooms, cereals, pulses, fodder, ginger, manioc, yams
012000 tea, coffee, cinnamon, pepper, coconut, rubber, cardamom, cloves, banana, mango, pineapple, papaya, cashew, cocoa, arecanut, betel, citrus, grapes, spices, vanilla, oil palm, nuts, berries, kithul, rambutan, avocado, passion fruit, dragon fruit, tree crops
013000 nursery plants, seedlings, saplings, bulbs, cuttings, turf, seed production, nursery, planting materials, seeds
014100 cattle, buffalo, goats, sheep, pigs, horses, dairy farm, milk production, swine
014200 chicken, broilers, ducks, turkeys, hatchery, layers
014900 bees, honey, rabbits, dogs, cats, silkworm, pets breeding, birds, worms, snails
016000 crop spraying, ploughing, artificial insemination, cotton ginning, seed processing, drying, sorting, land preparation, irrigation, pest control crops, tractor with operator, herd testing, seed cleaning, seed grading, seed treatment, crop preparation, insemination, stud
020000 timber, logs, firewood, felling, wild products gathering, forest, charcoal, reforestation, tree planting, poles, fuel wood, bamboo forest, wild gums
031000 tuna, prawns, lobsters, crabs, sea cucumber, fishing boats, marine, freshwater, sea, pearls collecting, sponges, corals, ornamental fish catching, lagoon fishing, sea fishing
032000 shrimp farming, fish farm, ornamental fish, hatchery fish, seaweed, oyster, tilapia, ornamental fish breeding, fish culture, crabs, molluscs, crustaceans, frogs
070000 iron ore, gold, copper, ilmenite, titanium, bauxite, uranium, non-ferrous
080000 sand, gravel, clay, limestone, granite, gems, graphite, salt, mica, kaolin, phosphate, quartz, dolomite, gravel pit, rock, soil, feldspar, moonstone, sapphires, peat
101100 @1010
101300 @1010, sausages, bacon, ham, canned meat, smoked, poultry, chicken
103000 jam, juice, pickles, chutney, canned fruit, dried fruit, desiccated coconut, nuts, chips, sauce tomato, frozen vegetables
105000 milk, cheese, butter, yoghurt, ghee, ice cream, curd, milk powder
106199 rice mill, flour, wheat, cereal, grain grinding, kurakkan flour, breakfast cereal, oats, rice flakes, string hopper flour, cereal flakes, roasted grain
107999 honey, eggs, yeast, soup, coconut milk, desiccated, snack, food supplements, jelly, baby food, sandwich, vinegar, papadam, health foods, nutrition, custard
110200 arrack, toddy, wine, whisky, gin, rum, vodka, spirits
141101 shirts, trousers, dresses, sarees, uniforms, jackets, suits, skirts, children's wear, jeans, sportswear, workwear
139299 towels, bed linen, tents, quilts, blankets, mosquito nets, cushion covers, household textiles
139900 felt, lace, non-woven, wadding, tyre cord, webbing, nets, mosquito nets, wicks
162901 wood carving, doors, masks, picture frames, handicrafts, coconut shell, handles, kitchenware wood, windows, parquet, joinery
170999 labels, egg trays, cards, straws, paper tags
181100 newspapers, books, magazines, posters, labels, business cards, calendars, screen printing, security printing, silk screen, printing on textiles, printing on glass
201101 acids, gases, chlorine, salts, industrial gas, oxygen, organic chemicals, inorganic, alcohol, charcoal, carbon, glycerine
202999 essential oils, ink, matches, activated carbon, photographic, additives, biodiesel, cinnamon oil, incense, candles, glue chemicals
211200 tablets, capsules, vaccines, bandages, drugs, ointment, pharmaceutical, vitamins
211100 ayurvedic, ayurveda, arishta, balm
221900 gloves, latex, foam rubber, hoses, mats, rubber bands, balloons, seals
222999 pipes, bottles, sheets, containers, film, doors, water tanks, pvc, crates, packaging, tubes
231000 bottles, mirrors, glassware, windscreens, sheet glass, fibreglass
239400 blocks, paving, ready mix, hume pipes, roofing sheets, asbestos
251199 steel structures, bridges, towers, scaffolding, roofing, frameworks, roof trusses metal
259901 @2599, pots, kettles, aluminium utensils, sanitary metal, pans, gauze wire
259999 wire, springs, safes, chains, mesh, bolts, signs metal, drums
275000 fans, refrigerators, washing machines, irons, ovens, cookers, rice cookers, gas stoves
281900 @2819, fire extinguishers, scales, packing machines, air conditioners, refrigerators commercial, filters
282900 @2829, printing machines, plastics machinery, paper machinery, robots
290000 cars, buses, lorries, trailers, parts vehicle, chassis, three wheelers
329900 souvenirs, crafts, brushes, brooms, coffins, lighters, signs, badges, masks, artificial flowers, handicrafts, toothpicks
331200 @2811 @2812 @2813 @2816 @2819 @2821 @2822 @2824 @2829, engines, pumps, industrial machines
331300 @2651 @2660 @2670
331400 @2710 @2790 @2720 @2733 @2740
331500 ships, boats, aircraft, trains, @3011 @3012 @3020 @3030
332000 plant, @2811 @2812 @2813 @2814 @2815 @2816 @2818 @2819 @2821 @2822 @2823 @2824 @2825 @2826 @2829
351000 solar, hydro, wind, thermal, power plant, electricity, coal power
360000 irrigation, desalination, waterworks, water board, drinking water supply, water purification, water bowser supply
370000 drains, septic, waste water, sewage, gully
381100 garbage, refuse, rubbish, recyclables
383900 recycling, scrap, plastic, paper, metal, glass
411000 houses, offices, buildings, apartments, hotels, factories, schools, residential, non-residential
419900 contractor
421000 roads, bridges, dams, railways, harbours, tunnels, water mains, power lines, pipelines, irrigation
431204 digging, earthwork
432101 electrician, wiring
439199 finishing building
*100 agents, commission, broker
*201 cattle, goats, chickens, pigs, animals live, @0141 @0146
*202 thread, coir, jute, wool, silk, @1311
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
*308 sea cucumber, maldive fish, canned fish, @1020
*311 prawns, tuna, lobster, crabs, shrimp, seafood, @0311
*312 bananas, mangoes, potatoes, onions
*313 beef, mutton, chicken, pork, @1010
*314 pasta, spaghetti, @1074
*316 wheat flour, jaggery, starch, @1072 @1061
*317 ceylon tea, coffee beans
*318 sausages, ham, bacon
*321 cinnamon, pepper, cardamom, cloves, curry powder, pickles, jam, sauces, salt, dried fruit, chutney, chilli, @1030
*322 beedi, vape, @1200
*323 arrack, beer, wine, whisky, spirits, @1101 @1102 @1103
*324 food, soft drinks, mineral water, general food
*399 soft drinks, honey, bottled water, juices, supplements, coconut milk, food products, desiccated coconut, @1079 @1104
*401 sandals, slippers, boots, @1520
*402 textiles, batik, cloth, handloom, sarees, cotton fabric, @1312 @1391
*403 buttons, zips, thread sewing, ribbons, lace
*404 garments, clothes, shirts, underwear, hats, gloves, uniforms, socks, @1410 @1430
*406 towels, bed sheets, curtains, mats, blankets, cushions, @1392 @1393, bed linen, quilts
*407 coir rope, twine, fishing nets, @1394, fishing gear
*411 wallets, suitcases, belts, purses, @1512
*421 handicrafts, masks, paintings, wood carvings, souvenirs, statues, brass ware, batik craft
*422 baskets, rattan baskets, wickerwork, reed
*423 magazines, textbooks, @5811
*424 crockery, pottery, porcelain, tableware, glass, @2393
*425 ayurvedic, herbal medicine
*426 pots, pans, cutlery, knives, spoons, aluminium ware
*427 soap, detergent, shampoo, toothpaste, polish, @2023, washing powder, floor polish, cleaning liquids, disinfectant, shoe polish
*428 medicines, tablets, vaccines, vitamins, @2100
*431 makeup, lipstick, skin cream, hair oil, essential oils, beauty products
*432 gems, sapphires, gold, diamonds, silver, rings, precious stones, @3211
*433 costume jewellery, bangles, @3212
*434 tools, locks, nails, screws, hinges, bolts, wire, @2593, cutlery, saws, chisels, barbed wire, wire mesh, tin ware
*435 glasses, sunglasses, contact lenses, lenses
*436 cameras, film, @2670
*437 music, films, movies, cassettes
*438 gunny, jute bags, paper bags, plastic bags
*441 pens, pencils, notebooks, exercise books, office supplies, greeting cards, envelopes
*442 guitars, pianos, drums, @3220
*443 bicycles, gym equipment, cricket, fishing rods, @3230, sports shoes, gym, carrom
*444 dolls, games, puzzles, @3240
*446 wristwatch, alarm clocks
*447 tissues, cartons, toilet paper, boxes, napkins, @1702 @1709
*448 incense, joss paper, joss sticks
*451 plastic bottles, household plastic, buckets, artificial flowers, @2220
*452 fans, lamps, televisions, radios, refrigerators, batteries, bulbs, washing machines, irons, domestic appliances, air conditioners, lighting, @2640 @2740 @2750, cables, sockets, plugs, electrical accessories, sewing fans
*499 candles, brushes, brooms, mattress, gifts, lighters, kitchenware, coir products, coir mats, non-electric, pillows, cookware, stoves, ovens gas, mosquito coils, religious goods, pooja items, brassware
*501 cars, buses, lorries, vans, trucks, @2910
*502 motorbikes, scooters, @3091
*503 spare parts, tyres, car accessories, @2930 @2211
*599 boats, ships, aircraft, bicycles, trailers, @3011 @3030, three wheelers, bullock carts, wheelbarrows
*601 laptops, printers, monitors, keyboards, @2620
*611 mobile phones, telephones, routers, antennas, @2630, cctv, radios two-way, sim cards
*613 semiconductors, chips, circuit boards, transistors, capacitors, @2610
*621 tractors, ploughs, fertilizer machinery, sprayers, harvesters, @2821, fertiliser sprayers, pumps water, poultry equipment, hand tractors, mammoties, incubators
*631 laboratory, microscopes, measuring, surveying, @2651, thermometers, scales, weighing, optical instruments
*632 sewing
*633 wheelchairs, surgical, bandages, syringes, face masks, dental, @3250 @2660, dental chairs, hospital beds, x-ray, hearing aids, dentistry
*634 photocopiers, calculators, cash registers, @2817
*699 generators, pumps, engines, machine tools, cranes, textile machinery, printing machines, industrial, construction machinery, @2710 @2811 @2813 @2816 @2819 @2822 @2824 @2825 @2826 @2829, boilers, compressors, food machinery, mining machinery, sawmill, packing machines, fire extinguishers, refrigeration industrial, welding plant, transformers, motors electric
*701 coal, biomass, wood fuel
*702 petrol, diesel, engine oil, grease, gasoline, @1920
*703 lpg, gas cylinders, lp gas
*711 steel, aluminium, copper, iron, brass, wire metal, sheets, @2410 @2420, tin, zinc, lead, iron rods, gold bullion
*721 cement, tiles, bricks, sand, pipes, taps, sanitary ware, doors, glass sheet, roofing, bathroom, marble, @2392 @2394 @2395 @2511, timber building, paints building, pvc pipes, sinks, wash basins, wallpaper, flooring, pumps plumbing, nails, asbestos sheets, steel bars building
*731 chairs, beds, mattresses, tables, sofas, @3100
*741 fertiliser, acids, glue, dyes, gases, resins, pesticides, ink, industrial chemicals, agrochemicals, @2011 @2012 @2021 @2029
*742 lacquer, putty, @2022
*743 newsprint, cardboard, kraft, packaging paper, @1701, paperboard, pulp
*744 recyclables, scrap metal, waste paper, used bottles, plastic scrap, iron scrap, dismantling
*799 packaging, plastic raw, rubber products, industrial supplies, solar panels, charcoal products, @2013 @2219
*900 general, variety of goods, import export, trading company
477301 cars, vans, lorries, car sale
477302 scooters, three wheelers
477303 spare parts shop, tyres, batteries
477399 boats
471101 hypermarket, food city
471102 mini mart, kade
471104 village shop
472101 cakes, bakery shop
472102 sweets, chocolates
472103 maldive fish
472104 fishmonger, butcher, chicken, beef, prawns
472105 greengrocer, king coconut
472107 curry powder, pickles
472111 sausages
472199 dairy, honey, coffee, health food, milk powder, ice cream, coconut oil, oils
472201 liquor, wine, beer, arrack
472202 soft drinks, mineral water, juice
473100 diesel, fuel, lubricants
474101 mobile phone, telephone
474102 laptops, printers
474200 televisions, radios, speakers
475101 textiles, sarees, batik, cloth
475105 towels, bed sheets, pillows
475200 tools, cement, tiles, sanitary, timber, glass, bricks, bathroom, plumbing, locks, roofing, sand
475903 pots, pans, cutlery
475905 fans, lamps, refrigerators, washing machines, home appliances, lighting, bulbs
475906 mattress, sofas, beds, chairs
475999 cleaning, brushes, brooms, plastic goods
476100 magazines, textbooks, pens, school items, bookshop
476300 bicycles, gym equipment, fishing gear, boats, cricket
477102 clothes, garments, dresses, baby clothes, uniforms, boutique, hats, t-shirts
477104 bags, suitcases
477201 ayurvedic
477202 pharmacy, drugs, vitamins
477203 wheelchairs, surgical, medical equipment, hearing aids
477204 perfume, soap, shampoo, makeup
477401 paintings, art gallery, handicrafts, wood carvings
477402 gold, gems, diamonds, silver
477404 spectacles, glasses
477413 nursery plants, florist, pesticides
477414 pet shop, aquarium, ornamental fish, dog food
477499 candles, coffins, religious goods, guns, weapons, gas, cleaning materials
477599 used clothes, used books, used furniture
478101 street food, market stall, vegetables stall, fish seller, betel, short eats cart, peanuts cart, street food sale
478102 pavement
478199 market stall, mobile seller
478201 online shop, ecommerce, daraz, ebay, amazon, etsy, dropshipping
478299 vending machine, door to door, direct selling, auctions, firewood, vending
492100 bus
492500 school van
492601 car with driver, chauffeur, wedding car, coach, limousine, tour bus
492701 lorry, haulage, truck, container transport, tanker, removals, house moving
499000 three wheeler, tuk tuk, trishaw, bullock cart, pipeline, uber, furniture removal, haulage, animal drawn, school van
521100 cold room, freezer storage
521200 storage, fulfilment, bonded, cool store, godown, silos
522101 garage parking
522199 towing, bus station, toll, railway station, breakdown
522299 pilotage, salvage, tugs, lighthouse, towing ships
522300 airport, ground handling, air traffic control
522999 customs clearing, customs broker, logistics, freight broker
550900 homestay, airbnb, hostel, cabana, villa, holiday bungalow, rest house, camp site, guest house
561199 sri lankan, indian, western, vegetarian, sea food, pizza, rice and curry
561200 burger, kottu, pizza
561903 food truck, delivery kitchen
562000 canteen, wedding catering, airline catering, lunch packets, contract catering
563900 juice bar, bubble tea
581900 greeting cards, posters, calendars, postcards, catalogues, photos, directories online
591100 youtube, film, advertisement video, documentary, teledrama
592000 recording studio, record label, songs
611000 mobile operator, cable, satellite, wired, wireless, telephone
619900 internet cafe, voip, calling cards, reseller telecom, communication centre
639900 press clipping, telephone information
641201 commercial bank, savings bank
649299 micro finance, hire purchase, credit card, money lending, housing loans
649999 venture capital, factoring, own account investment, crypto, private equity, crowdfunding
661999 payment processing, mortgage broker, financial advice, fintech, nominee
662100 loss adjuster, claims
662900 actuary
681200 rent, letting, landlord, houses rent, market places, shop rent, land leasing
682200 property management, condominium management
682900 valuation, appraisal
691100 lawyer, attorney, notary, legal advice, legal aid, patent agent
692200 bookkeeper, payroll, tax returns
702200 strategy, marketing consulting, human resource consulting, company formation
712000 laboratory, certification, quality testing, food testing, vehicle testing, calibration
719000 mechanical, product engineering, marine engineering, geological, surveying, mapping, electronics engineering
741900 billboards, leaflets, digital marketing, social media, sign writing, media buying
751900 jewellery design, textile design
752100 wedding photography, videography, studio
759000 weather, agronomist, security consulting, business brokerage, appraisers, patents
771000 car rental, van hire, excavator hire, generator hire, scaffolding hire, computers hire, tractor, construction equipment, containers, aircraft, vehicles, motorcycle rental, office equipment
772100 bicycles hire, boats hire, surfboards, tents, camping gear
772900 bridal hire, costumes, furniture hire, party, chairs, tables, crockery, jewellery hire, musical instruments, decorations, renting of halls equipment, sound hire
781000 job agency, foreign employment, casting
782000 manpower, temp, labour supply
783000 payroll staff
799000 tourist guide, ticket, hotel booking, safari, visitors, timeshare
812900 window cleaning, chimney, swimming pool cleaning, street cleaning, disinfecting, machinery cleaning, tank, train, snow
813000 gardening, lawn, tree cutting
821900 typing, data entry, virtual assistant, printing copies, secretarial, typesetting, communication bureau, word processing
829900 auctioneer, meter reading, fundraising, bar coding, company secretary, loyalty, event, repossession, court reporting
841000 ministry, department, provincial council, municipal council, local government, regulation, customs, embassy, foreign affairs, social security, defence
842000 police, army, fire brigade, court, prison, navy, air force
853000 degree, diploma, technical college
854199 scuba diving, diving
854400 tuition
854903 english, ielts, language
854904 technical training
861100 ayurvedic hospital, maternity hospital, government hospital, base hospital, rural hospital, teaching hospital
862100 dispensary, outpatient
862200 doctor, specialist, surgeon, general practitioner
869200 physiotherapist, nurse, midwife, optometrist, psychologist, acupuncture, chiropractor, speech therapist
869300 ayurveda, herbal, indigenous medicine, homeopathy, herbal doctor
869900 ambulance, blood bank, home nursing, quarantine
889000 counselling, relief, refugee, adoption, charity, rehabilitation, welfare, community, disaster relief, samurdhi, social welfare
901000 band, theatre, dancers, drama, singers, circus, orchestra, lighting, puppets, dance troupe
902000 painter, sculptor, actor, journalist, blogger, composer, influencer, restoration art
939900 party entertainment, beach, amusement, dj, recreation, lottery, planetarium, pleasure boats, ramp, fair, carnival, exhibition fun
951000 garage, mechanic, tyre repair, car wash, denting, service station, three wheeler repair, tinkering, auto painting, battery charging, wheel alignment
953900 bicycle, tailor alteration, musical instruments repair, toys repair, key, clothing repair, books, bicycle repair, @3230 @3220 @3092
960299 tattoo, nails, hair removal, bridal, manicure
960300 sauna, steam bath, spa
960900 shoe shine, escort, wedding planner, porters, photo booth, valet, astrologer, horoscope, marriage broker, public toilets, fortune teller, slaughtering fee, pet care
107200 jaggery, treacle, syrup
131399 sarees finishing, batik, garment finishing, pleating
259299 lathe work, welding, machining, galvanising, plating, powder coating
259303 locks, keys, hinges
325900 face masks, surgical masks, medical gloves, artificial limbs, syringes, surgical instruments, bandage splints, wheelchairs
310102 cane furniture, bamboo furniture
475199 needles, thread, haberdashery, zips, buttons
477199 baby items
691200 legal documents, partnership agreement, commissioner for oaths, notary, deeds, arbitration
852000 sewing classes, beauty culture course, technical college, vocational training, computer repair course
854300 literacy, adult education, special needs
879000 childrens home, orphanage, refugee camp, welfare centre, shelter
970000 baby sitting at home, household workers, gatekeeper, drivers household, cooks household, gardener household, driver domestic
990000 embassy, consulate, united nations, red cross, world bank, development bank, imf, foreign government, unicef, regional secretariat, international organisation
015000 crops and animals, integrated farm
017000 game animals, snares, wild animals taking
050000 coal mine
060000 oil well
090000 exploration drilling, mine draining
101200 abattoir
101400 rendering, bone meal, animal fat, offal
102000 fish canning, prawns freezing, fish fillets, drying fish, fish meal, sea cucumber processing
104000 coconut oil mill, gingelly oil, margarine, oil expelling, palm oil, oil cake, copra
106200 tapioca, sago, glucose, corn starch, gluten
107100 bread, cakes, biscuits, pastry, buns, rolls, cookies
107300 toffee, sweets, chewing gum, candy, cocoa powder, halwa, preserved sugar fruit
107400 pasta, spaghetti, macaroni, vermicelli
107500 lunch packets, ready meals, frozen meals, short eats, curries tinned
107902 tea blending, tea packing, tea bags, black tea factory
107903 coffee roasting, instant coffee, coffee grinding
107904 curry powder, chilli powder, vinegar, mayonnaise, salt table, pepper grinding
108000 poultry feed, cattle feed, fish feed, dog food
110100 brewery, stout, malt
110300 bottled water, king coconut water, cordials, fizzy drinks, carbonated, soda
120000 cigarettes, beedi, cigars, chewing tobacco, snuff
131203 gauze silk, silk cloth
131299 handloom, sarongs, cotton wool cloth, towelling, mixed yarn cloth, fabric weaving
139101 knitted cloth
139201 tents, tarpaulins, awnings, hammocks, bags canvas
139202 pillows, quilts, bed sheets, cushions, sleeping bags, duvets
139300 coir mats, door mats
139402 coir rope, cables rope, yarn coir rope
139404 coir yarn
139700 oilcloth, coated fabric, rexine, rubberised cloth
141199 baby garments, saree jackets, own account tailoring
141902 hats, berets
151200 suitcases, travelling bags, school bags, leather bags, wallets, purses
151999 saddlery, harness, leather goods, leather cloth articles, belts industrial leather
152000 shoes, slippers, boots, shoe parts, uppers, soles
161000 timber sawing, sawn timber, sleepers, impregnation timber, seasoning timber
162100 plywood, chipboard, hardboard, mdf, particle board, laminated board
162200 pallets, crates, barrels, tea chests, cases wooden, boxes wood
162902 cane baskets
162904 palmyrah leaves articles, baskets, mats reed, screens, coconut leaves, brooms ekel
170100 cardboard, kraft, hand-made paper
170201 cartons, corrugated boxes, paper containers
170904 exercise books, diaries, files, notebooks, registers
170905 sanitary towels, diapers
181202 block making, dtp typesetting
181299 laminating, embossing, cutting paper
190100 bitumen, road tar, emulsion
190200 petrol, diesel, refined oil, lubricants
190900 briquettes, lubricating, greases
201200 urea, compost, organic fertiliser
201300 resins, polymers, pvc compounds, polyethylene
202100 insecticides, weedicides, fungicides, disinfectants, herbicides
202200 primers, lacquers, emulsion paint, wood polish, putty, thinner
202301 toothpaste, shampoo, hair oil, talc, eau de cologne
202302 washing powder, toilet soap, polishes, cleaning liquids, surface active, floor polish, glycerol
202905 fireworks, crackers, matches, detonators, gunpowder
221100 inner tubes, solid tyres
222200 buckets, basins, plastic cups, plastic household, combs plastic
222300 polythene bags, plastic sacks, shopping bags
239100 bricks, roofing tiles, clay pipes, floor tiles, fire bricks, chimney
239200 ceramic tableware, ornaments, clay pots, porcelain, wash basins, sanitary ceramic, toilets, insulators ceramic, vases
239300 clinker, gypsum, plaster of paris, lime burning
239500 granite, monuments, tombstones, grinding stones
239900 abrasives, grinding wheels, sandpaper, asphalt articles, mica, friction, mineral insulation
241000 steel bars, wire rod, billets, pipes steel, rolled steel, sheets steel
242200 aluminium foil, bars aluminium, aluminium extrusion
242900 lead, tin, zinc, nickel
243299 brass foundry, bells brass, brass lamps
251101 grills, shutters, roller doors, railings, aluminium windows
251200 boilers heating, gas cylinders, radiators, water tanks metal, silos
259100 blacksmith, pressed metal
259201 anodising, polishing metal, chromium
259301 bolts, rivets
259302 knives, spoons, scissors, razor blades, swords, mammoties, hand tools
261900 circuit boards, transistors, diodes, solar cells
262000 laptops, keyboards, monitors, computers assembling
263000 telephones, antennas, transmitters, mobile phones, cctv cameras
264000 televisions, radios, amplifiers, speakers, microphones, headphones, entertainment electronic
265100 meters, gauges, thermometers, scales laboratory, compasses, thermostats
266000 x-ray, scanners, pacemakers, hearing aids
271000 switchgear, fuse boards, panels electrical
272000 car batteries, lead acid
273200 sockets, plugs, conduit, holders
274000 bulbs, tube lights, lanterns, torches, led, oil lamps
279000 ups, inverters, chargers, electric bells, welding machines electric, insulators
281500 solar water heaters, kilns, burners
281600 cranes, conveyors, hoists
281700 typewriters, calculators, photocopiers
282100 ploughs, tractors, sprayers, harvesters, threshers
282200 lathes, woodworking machines
282400 excavators, concrete mixers, road rollers, bulldozers
282500 tea machinery, rice mill machines, bakery machines, oil mill machines
282600 sewing machines, looms, spinning machines, laundry machines, coir machinery
301100 boats, fishing boats, barges, ferries
301200 canoes, yachts, kayaks, dinghies
309100 motor cycles, scooters
309200 wheelchairs, baby carriages, prams
309900 wheelbarrows, bullock carts, trolleys, push carts
310101 beds, tables, cupboards, pantry, sofas, office desks, doors fitted
310200 steel cupboards, steel chairs, filing cabinets, racks
310900 mattresses, foam mattress, plastic chairs, upholstery
321103 rings, chains gold, bangles, silver articles, coins
322000 drums, guitars, violins, flutes, sitar
323000 cricket bats, balls, fishing rods, rackets, gym equipment, carrom boards
325100 lenses, contact lenses, sunglasses
329500 pens, pencils, chalk, stamps rubber, crayons, ballpoint
331100 tanks repair, boilers repair, welding repair, drums
331900 nets repair, ropes, tarpaulins repair, wooden pallets
352000 lpg, gas mains, biogas
359000 chilled water
381200 clinical waste, asbestos, batteries used
382100 composting, landfill, incineration, refuse disposal, burning
390000 decontamination, oil spill, asbestos removal, soil cleaning
422000 harbours, stadiums, drainage, sports grounds, refineries, dams
431203 soil testing, test drilling
432203 tube wells, wells digging, borehole
439905 doors fixing, wooden work, carpenters
439908 waterproofing
471999 cooperative, variety, duty free
472108 rice shop
472300 cigarettes, betel, cigars
473200 wood fuel
473300 gas cylinders, lp gas
475300 wallpaper
476200 cds, dvds, cassettes, movies, songs
477101 slippers
477412 pooja items, religious goods, offerings
477501 antiques
491000 trains, rail, cable car, freight trains
492201 meter taxi, cab, uber
492801 trailer transport, car carriers
522102 expressway, toll road
522203 jetty, harbour, lighthouse
522904 packing, crating
531000 post office, stamps, sub post office
550100 resort, inn, motel, tourist hotel
561901 hotel small, eating house, milk bar, snack bar, tea boutique, kiosk
581100 dictionaries, school books, atlases
591400 cinema, film hall
601000 radio station, fm
602000 tv channel, cable tv
619100 isp, broadband, wifi
620199 apps, website design, web development
631100 data entry, cloud, streaming
641100 central bank
642000 holding company
644000 provident fund, unit trusts, estates
649201 pawning, gold loans
651200 vehicle insurance, travel insurance, fire insurance, reinsurance, health insurance
652000 gratuity
681100 land sale, housing development, apartments developer, blocking land
682100 land broker, house broker
692100 bookkeeping, tax consultants
711100 architects, house plans, landscape architect
711200 quantity surveyor, land surveyor, cadastral
721000 laboratory research, agriculture research, biotechnology, rubber research
722000 economics research, language research
752200 enlarging
801000 watchers, bodyguards, cash in transit
821100 office support, filing
823000 exhibitions
829200 labelling, wrapping, packing fee
851100 nursery school, montessori, preschool, pre-school
851200 grade 5
854999 sewing classes, dress making classes, personality development, religious instruction, dhamma school
884000 creche
910200 archaeological
931200 cricket club
931900 jockey, referee, sportsmen
943000 temple, church, mosque, kovil, convent, pirivena
949000 funeral society, welfare society, death donation, youth association, environmental movement, society
960100 ironing clothes
960201 barber, salon
960800 crematorium, cemetery, undertaker
980000 private households own production
*405 lace work, crochet work
*408 raincoats, parasols
*445 video games, consoles
*602 software
`;
