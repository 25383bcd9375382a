/**
 * Goods and trades by NAICS 2022 code: trade, transport, services. Our own words.
 *
 * One code a line: `code words, words, … @class`; `@1050` stands for the goods made in that class of ISIC Rev. 4.
 */
export const naicsTrading = `
423110 cars, trucks, buses, motorcycles, automobiles auction, trailers, motor homes, vans, motor scooters, ambulances, mopeds, snowmobiles, recreational vehicles, @2910 @2920 @3091
423120 car parts, spare parts, engines automotive, batteries automotive, radios car, filling station equipment, garage service equipment, accessories automobile, hubcaps, @2930
423130 tyres, retreads, @2211
423140 dismantling vehicles, salvage yard, scrapped cars, auto wrecking, junk yard
423210 beds, mattresses, chairs, desks, shelving, office furniture, school furniture, public building furniture, lockers, @3100
423220 curtains, carpets, glassware, lamps, blinds, linens, chinaware, crockery, cutlery, pots and pans, bedding, mirrors, rugs, window shades, pillows, floor coverings, antiques household, frames, kitchenware, decorating, quilts, towels, blankets, dishes, cookware, brooms, housewares, china, picture frames, chimney, napkins paper, @1392 @1393 @2393 @2740
423310 timber, doors, windows, wood flooring, shingles wood, fencing wood, wallboard, cabinets kitchen, @1610 @1621 @1622
423320 cement, sand, tiles, concrete, gravel, lime, granite, marble, stucco, clay construction, plaster, glass block, blocks, stone building, sewer pipe clay, mortar, @2392 @2394 @2395 @2396
423330 roofing sheets, fibreglass, asphalt felts, shakes, mineral wool, siding vinyl
423390 fencing wire, prefabricated buildings, glass plate, flat glass, prefabricated garages, ornamental ironwork, grillwork, awnings, @2511
423410 cameras, film, projectors, darkroom, motion picture equipment, @2670
423420 photocopiers, office machines, typewriters, fax, shredders, cash registers, calculators, staplers, safes, mailing machines, dictating machines, accounting machines, @2817
423430 laptops, software packaged, printers, monitors, keyboards, disk drives, servers, @2620
423440 restaurant equipment, shop fittings, weighing scales, vending machines, commercial kitchen, signs electric, coin-operated, store fixtures, display cases, neon signs, hotel equipment, bar, scales, mannequins, soda fountain, partitions, cooking equipment commercial
423450 surgical instruments, wheelchairs, bandages, x-ray, hearing aids, orthopedic, surgical dressings, diagnostic equipment, thermometers, hospital beds, prosthetic, patient monitoring, first-aid kits, @3250 @2660
423460 eyeglasses, spectacles, lenses, frames optical, contact lenses, sunglasses, binoculars
423490 laboratory equipment, surveying instruments, religious supplies, drafting, school equipment, architect's supplies, scientific instruments, church supplies, teaching aids, microscopes, analytical instruments, globes, veterinarians equipment, @2651
423510 steel, aluminium, copper, metal sheets, iron, pipes metal, wire, brass, bars, ingots, tinplate, castings, rails, foil, lead, zinc, nails, rope wire, reinforcing, cast iron pipe, galvanized, @2410 @2420 @2431
423520 coke, iron ore, mica, sulfur, graphite, @0510 @0710 @0729
423610 cables, switches, light bulbs, solar panels, electric wire, transformers, motors electric, generators, batteries, lighting fixtures, circuit breakers, conduit, burglar alarms, fire alarms, fuses, lamps, security systems, panelboards, turbines, extension cords, relays, switchgear, outlets, @2710 @2732 @2733 @2740
423620 televisions, refrigerators, fans, washing machines, radios, air conditioners room, vacuum cleaners, sewing machines household, stoves, ovens, toasters, cookers, video cameras, stereo, hair dryers, irons, dvd, shavers, blankets electric, video game consoles, @2640 @2750
423690 mobile phones, electronic components, telephones, semiconductors, radio parts, cable, connectors, capacitors, communications equipment, telegraph, diodes, transistors, intercom, modems, blank tapes, blank discs, navigational, radar, resistors, antennas, sonar, gps, crystals, microwave, @2610 @2630 @2680
423710 locks, tools hand, screws, nails, bolts, knives, power tools, fasteners, saw blades, door locks, rivets, nuts, shelf hardware, washers, garden hand tools, builders hardware, staples, @2593
423720 taps, sanitary ware, pipes plumbing, bathroom fittings, water heaters, boilers, valves, bathtubs, toilets, sinks, faucets, kitchen sinks, solar heating panels, burners, furnaces hot water, radiators
423730 ventilation, furnaces warm air, fans, ducts, blowers, stoves heating, dehumidifiers, dust collection, humidifiers, thermostats
423740 cold storage equipment, commercial freezers, compressors refrigeration, ice cream cabinets, condensing units, refrigerated display, beverage coolers, ice making, water coolers
423810 cranes, excavators, bulldozers, cement mixers, tractors construction, loaders, scaffolding, crushers, road machinery, pumps construction, @2824
423820 tractors farm, lawn mowers, ploughs, sprayers, irrigation equipment, harvesters, milking machines, poultry equipment, dairy equipment, snow blowers, hay, bee keeping, @2821
423830 generators industrial, sewing machines industrial, pumps, compressors, forklifts, conveyors, oil well machinery, food processing machinery, printing machinery, lathes, machine tools, welding machinery, textile machinery, packaging machinery, cranes industrial, robots, woodworking machinery, engines diesel, hoists, chemical machinery, metalworking machinery, plastics machinery, measuring instruments industrial, materials handling, elevators, pulverizing, controlling instruments, internal combustion, compactors, hydraulic equipment, actuators, pallets industrial, meters industrial, ladders, cryogenic, fishing commercial equipment, scales industrial, winches, batteries industrial, cooling industrial, tanks industrial, parking equipment, @2811 @2812 @2813 @2816 @2822 @2825 @2826 @2829
423840 bearings, abrasives, gaskets, hoses, belts, seals, chain, industrial containers, drums, valves industrial, welding supplies, tool bits, rods, gears, bottles, refractory, rope, diamonds industrial, grinding wheels, packing, hydraulic, pulleys, barrels, boxes, pails, cordage, strapping, twist drills, mechanical rubber goods, printing, packing materials, corks, bottle caps, pipe fittings industrial, foam packing, filters industrial, hardware industrial, crates, casters, closures metal, tile refractory, excelsior, @2814 @2391
423850 barber supplies, beauty parlor equipment, laundry machines, cleaning equipment, janitorial supplies, undertakers, caskets, carwash, salon equipment, dry cleaning, shoe repair, upholsterers supplies, funeral supplies, carnival, sprinklers, locksmith equipment, vacuum cleaners commercial, carpet cleaning, mops, salon, locksmith, taxidermy, pressure washers, uniforms machines, fire hydrants, police equipment, voting machines, coffins, church supplies
423860 aircraft, ships, boats commercial, railway equipment, marine supplies, helicopters, locomotives, space vehicles, ship parts, aeronautical, @3011 @3020 @3030
423910 bicycles, fishing tackle, gym equipment, boats pleasure, guns, camping, ammunition, golf, swimming pools, exercise, surfboards, tents camping, canoes, firearms, skates, bowling, billiard, playground, hunting, saddles, yachts, jet skis, camping equipment, archery, outboard motors, exercise equipment, hot tubs, skis, scuba, @3230 @3092 @3012
423920 games, craft kits, dolls, fireworks, playing cards, video games, puzzles, stamps collectors, coins, bicycles children's, board games, @3240
423930 scrap metal, waste paper, plastic scrap, old newspapers, bottles used, iron scrap, rags, automotive scrap, junk, aluminum cans recyclable, cardboard recyclable, industrial wastes, rubber scrap, textile waste, oil used
423940 gems, gold, jewellery, diamonds, clocks, silverware, pearls, costume jewelry, rings, sapphires, trophies, coins precious, bullion, @3211 @3212
423990 musical instruments, cds, firewood, luggage, fire extinguishers, timber logs, signs, wood pallets, drafting, cassettes, lighters, records phonograph, pallets, guitars, pianos, tapes prerecorded, logs, telephone poles, cups trophies, life jackets, novelties, video tapes, monuments, motion picture films, ties railroad, computer games, @3220
424110 newsprint, fine paper, copy paper, envelope paper, groundwood, @1701
424120 pens, school supplies, envelopes, gift wrap, greeting cards, notebooks, pencils, adhesive tapes, file folders, toner, labels, markers, photo albums, ribbons inked, rubber stamps, crayons, blank books, tape cellophane, calendars, school pads, photocopy supplies, file cards, paper office, printer paper, copy paper, ink, staplers, diaries, binders, scrapbooks, @1709
424130 packaging, paper bags, cartons, tissues, cardboard boxes, plates paper, paper cups, diapers, towels paper, napkins, toilet tissue, wrapping paper, corrugated, kraft, sanitary paper, dishes paper, boxes paperboard, plastic bags, wax paper, shipping supplies, pressed paper, sanitary napkins, egg cartons, @1702
424210 medicines, pharmaceuticals, cosmetics, vitamins, ayurvedic, herbal, soap toilet, perfumes, shampoo, first aid supplies, toiletries, razor blades, antibiotics, toothpaste, health supplements, vaccines, hair preparations, bandages, botanicals, serums, deodorants, pills, lotions, biologicals, veterinary medicines, blood derivatives, tooth brushes, makeup, contraceptives, antiseptics, beauty products, soap, first aid, bath, razor, hand sanitizers, diagnostics, contact lens solution, @2100 @2023
424310 fabrics, textile, lace, buttons, yarn, thread, sewing accessories, zippers, ribbons, cloth, cotton piece goods, trimmings, needles, knitting yarns, hair accessories, upholstery fabrics, woven, patterns, narrow fabrics, burlap, felts, tapes textile, @1311 @1312 @1313 @1391
424340 shoes, sandals, boots, athletic footwear, slippers, shoe accessories, @1520
424350 garments, handbags, belts, baby clothes, hats, umbrellas, uniforms, dresses, gloves, underwear, hosiery, scarves, sportswear, swimsuits, sarees, furs, raincoats, wigs, costumes, jeans, purses, wallets, strollers, socks, ties, t-shirts, sleepwear, sweaters, millinery, caps, blouses, trousers, leather clothing, lingerie, coats, diapers cloth, suits, infants clothing, @1410 @1420 @1430 @1512
424410 supermarkets supply, wholesale food general
424420 frozen vegetables, frozen juice, frozen fruit, frozen dinners, frozen bakery
424430 milk, cheese, butter, cream, ice cream, yogurt, frozen desserts, @1050
424440 chicken, eggs, turkey, dressed poultry
424450 sweets, chocolate, candy, chips, snacks, nuts, popcorn, chewing gum, potato chips, corn chips, fountain fruits, pretzels, salted nuts, toppings, @1073
424460 prawns, dried fish, shellfish, cured fish, frozen fish, lobsters, @1020
424470 beef, sausages, mutton, pork, lard, hot dogs, frozen meats, ham, cured meats, lamb, veal
424480 fresh produce, berries, potatoes, bananas, coconuts, mushrooms, onions, health foods fresh, herbs fresh
424490 tea, coffee, spices, sugar, bottled water, soft drinks, oil cooking, flour, canned foods, pet food, honey, bakery, rice milled, cinnamon, salt, biscuits, bread, coconut products, jams, cereals, pasta, juices canned, vinegar, baby foods, cookies, syrups, soups, sauces, pickles, health foods, mineral water, dried fruits, condiments, cocoa, margarine, molasses, milk dried, yeast, vegetable oils, soda, crackers, canned fruits, sandwiches, macaroni, spaghetti, canned vegetables, dog food, extracts flavoring, drinking water, beverages nonalcoholic, gelatin, canned fish, sweeteners, cakes, pies, noodles, desserts, seafood canned, shortening, chutney, tofu, milk canned, energy drinks, preserved foods, snacks nuts, edible oil, rice, bread mixes, salad dressings, chocolate, eggs substitute, @1030 @1040 @1061 @1071 @1072 @1074 @1079 @1104
424510 rice, wheat, corn, beans dry, soybeans, grain elevators, lentils dry, barley, oats, paddy
424520 cattle, goats, pigs, sheep, hogs, auction livestock, calves
424590 leaf tobacco, cotton raw, wool, hides, chicks, coir fibre, horses, mules, rubber raw, hops, skins, raw silk, furs raw, peanuts bulk, pelts, bristles, oil seeds, feathers, nuts unprocessed, broomcorn, mohair, pecans, animal hair, auction tobacco, natural rubber
424610 plastic resin, plastic sheets, plastic rods, plastics film, plastic foam, plastics pipe, polymers, tubing plastics, @2013 @2220
424690 detergents, gas cylinder gas, glue, essential oils, industrial gases, acids, dyes, explosives, soap laundry, alcohol industrial, salts industrial, ammonia, turpentine, gelatin, cleaning compounds, polishes, waxes, rustproofing, concrete additives, antifreeze, rosin, caustic soda, dry ice, sealants, bleach, coal tar, adhesives, pigments, compressed gases, dyestuffs, carbon black, naval stores, flavoring synthetic, synthetic rubber, fuel additives, welding gases, water treatment, manmade fibers, deicing, glycerin, solvents, alcohols, industrial chemicals, plastics additives, cleaners, resins, drilling mud, fire extinguisher preparations, disinfectants, cbd, biodiesel, refrigerants, industrial solvents, fabric softeners, deodorants, lubricating oil additives, @2011 @2021 @2029
424710 bulk oil storage, lpg bulk, gasoline bulk stations, fuel oil terminals
424720 petrol, diesel, lubricants, kerosene, lpg, gasoline, fuel oil, grease, aircraft fuelling, propane, butane gas, oil crude, petroleum brokers, lubricating oils, jet fuel, naphtha, @1920
424810 porter, fermented malt
424820 whisky, arrack, spirits, liquor, brandy, cocktails, neutral spirits
424910 fertiliser, seeds, animal feed, pesticides, farm chemicals, hay, alfalfa, insecticides agricultural, straw, fodder, field seeds, phosphate, flower seeds bulk, garden supplies, grass seed, herbicides, feed supplements, lime agricultural, animal health, bird feed, potting soil, @2012
424920 magazines, comics, maps, textbooks, pamphlets, @5811 @5813
424930 plants, artificial flowers, potted plants, trees, christmas trees, bulbs, shrubs, sod, cut flowers
424940 beedi, vape, cigars, snuff, chewing tobacco
424950 wallpaper, paint brushes, lacquers, enamels, wallcoverings, calcimines, shellac, wall paper, pigments paint, colors, paint rollers, stains
424990 pet supplies, artificial flowers, rope, charcoal, crafts, wigs, leather cut stock, coir products, rubber raw, canvas products, art goods, burlap bags, lawn ornaments, candles, sponges, gifts, hairpieces, baskets, textile bags, christmas ornaments, novelties paper, sisal, worms, statuary, crude rubber, twine, flags, smokers, animal hair, aquarium, thread industrial, pet accessories, tropical fish, gas lighting, pipes smoking, matches, wood carvings, ice, jute, souvenir, party supplies, @1394 @1399
425120 commission agents, import export agent, sales agents, b2b marketplace, business to business electronic markets, manufacturer representatives, auctions wholesale, brokers goods, online wholesale
441110 car sales, automobile agencies, light trucks
441120 second hand vehicles, antique auto, used trucks, car sale yard, automobile auction retail
441210 caravans, camper sales, motor homes, travel trailers, truck campers
441222 outboard motors, marine supply dealers, yachts, canoes, jet skis, boat trailers
441227 scooters, three wheelers, quad bikes, mopeds, utility trailers, snowmobiles, golf carts, aircraft dealers, motorbikes, motorcycle parts, dune buggy, personal watercraft
441330 spare parts shop, car accessories, car audio, batteries car, speed shops, seat covers, truck caps, radios car, tint
441340 tyre shop, wheels
444110 building materials superstore, home improvement, do it yourself center
444120 paint shop
444140 tools, locks, hardware shop, door locks, fasteners
444180 cement shop, tiles, timber shop, roofing, doors and windows, lumber yard, bricks, glass stores, electrical supply, plumbing supply, garage door dealers, kitchen cabinets retail, fencing dealers, flooring wood, bathroom fixtures, insulation dealers, plywood, lighting electrical, prefabricated buildings, retaining, ceramic floor tile, concrete, gravel, heating supply, masonry
444230 lawn mowers, garden power tools, snowblowers, chain saws, tractors garden
444240 plants, seeds, fertilizer, pots, feed stores, nursery stock, christmas trees, sod, garden ornaments, pesticide, saplings, lawn supply, grain feed, hay, harness, agricultural chemicals
445110 food stores, delicatessen, commissaries, groceries online
445131 corner shop, minimart, kade, convenience food
445132 snacks machine, coffee vending
445230 greengrocer, produce stands, fruit stand, roadside vegetables
445240 butcher, chicken shop, poultry dealers, freezer provisioners, frozen meat, steaks
445250 prawns, fishmonger, dried fish
445291 bread shop, cakes shop, bagels, doughnuts, pastry not baked on premises, cookies, pretzel
445292 sweets shop, chocolate, cashew shop, candy, popcorn packaged, gourmet nuts
445298 spices shop, tea leaves shop, coffee beans, dairy shop, honey, water delivery, eggs, milk, ice cream packaged, gourmet food, coffee, tea, bottled water, cheese, soft drink, mineral water
445320 wine shop, liquor shop, bottle shop, package stores
449110 sofas, mattress, beds, waterbeds, outdoor furniture, unfinished furniture, furniture custom, nursery furniture, cabinets, office furniture retail
449121 carpets, rugs, tiles vinyl, linoleum, wood flooring retail
449122 curtains, blinds, drapery, shades
449129 kitchenware, bed linen, home decor, crockery, lamps, picture frames, towels, chinaware, glassware, bath shops, linens, cutlery, pottery, fireplace, cookware, mirrors, wood stoves, lighting lamps, housewares, quilts
449210 phones, computers, televisions, fridges, cameras, mobile phone shop, laptops, software, cellular telephone accessories, washing machines, sewing machines, home theater, vacuum cleaners, stereo, video games hardware, radio, air-conditioners, security alarm retail, photographic supplies, computer equipment, consumer electronics
455110 department store, departmental
455211 hypermarket, cash and carry, superstores, wholesale clubs
455219 variety store, dollar shop, bargain, online general store, trading posts, catalogue showroom, five and ten, home and auto supply, dollar
456110 medicines, chemist shop, apothecary, drug store, prescription
456120 makeup, skin care, hair products
456130 spectacles, sunglasses, contact lens, eyeglasses
456191 vitamins, protein powder, nutrition, herbal, ayurvedic, diet pills
456199 medical equipment shop, hearing aids, wheelchairs, convalescent supply, hospital supplies, orthopedic, personal mobility scooters, prosthetic, sick room, bandages, limb
457110 petrol shed with shop, gas station with convenience store, truck stops with convenience
457120 petrol station, filling station, fuel station, marine service stations, truck stops
457210 gas cylinder delivery, lpg delivery, firewood, kerosene, heating oil, coal dealer, bottled gas, propane, fuel oil, charcoal, wood fuel
458110 garments, sarees, baby wear, t-shirts, boutique, hats, dresses, uniforms, children's clothing, men's clothing, women's clothing, lingerie, bridal gown, costumes, family clothing, swimwear, jeans, gloves, wigs, fur, tailor retail, hosiery, sportswear, leather coats, umbrellas, scarves, bridal, maternity, custom tailors, work clothing, belts, dancewear, millinery, sleepwear, infants, western wear, ties, furriers, apparel accessories, hairpiece
458210 sandals, sneakers, bootery, athletic footwear, footwear
458310 gold, gems, watches, diamonds, rings, jewellery, clock, silverware
458320 handbags, suitcases, wallets, briefcase, trunks, backpacks
459110 bicycles, fishing tackle, gym equipment, guns, diving equipment, surf shop, camping equipment, golf pro, exercise, ski, bait, firearms, tack shop, skates, saddlery, billiard, bowling, pool tables, uniforms athletic, playground
459120 crafts supplies, board games, magic supplies, video games, collectors, kits, science, dolls, model, scrapbook
459130 fabrics, yarn, buttons, thread, needlecraft, upholstery materials, quilting, drapery materials, mill end, remnant, textiles
459140 guitars, pianos, sheet music, drums, organs
459210 magazines, newspapers, bookshop, textbook, comic books, religious books, newsstand, periodicals
459310 flowers, bouquets, cut flowers, wreaths
459410 pens, school items, copying supplies
459420 handicrafts, greeting cards, batik shop, masks, ladies gift, balloon shops, christmas, craft stores finished, curio, seasonal, party goods, collectible gift, pottery gifts
459510 second hand, antiques, thrift, used books, used clothes, consignment, flea market used, used furniture, used appliances, used records, architectural salvage, rare, used musical instruments, used cell phones, used computers, rare manuscripts, used sports, coins used, vintage, auction houses, coins collectors, stamps collectors, pawn goods
459910 pet food, aquarium, fish pet, tropical fish, birds, bird cages, dog
459920 paintings, art gallery, sculpture, art auction
459930 prefabricated homes
459991 vape, cigars, pipes
459999 funeral goods, candles, fire extinguishers, religious goods, swimming pool supplies, stamps, coins, auction house, fireworks, monuments, trophies, flags, hot tubs, home security equipment, cactus, tombstones, art supplies, religious, janitorial supplies, calendars, cemetery memorials, awnings, batteries, closet organizers, tents, marijuana, cannabis, safety equipment, water softener, hydroponic, crystals, philatelist, electronic auctions, statuary, pictures, police supply, banner
481111 airline, passenger flights, commuter airline, helicopter scheduled, air passenger carriers
481112 air cargo, scheduled cargo airlines, air freight carrier
481211 charter flights, helicopter charter, air taxi, charter plane, passenger charter aircraft
481212 cargo charter, air cargo charter
481219 aerial photography flights, general purpose aircraft, aerial advertising, skywriting, aircraft charter services various
482111 railways, train, long distance railroad, rail freight, passenger railway
482112 beltline railroads, logging railroads, terminal railroad
483111 shipping line, ocean freight, cargo ship, overseas
483112 cruise, ocean passenger, cruise lines
483113 coastal shipping, barge coastal, lightering
483114 ferry coastal, coastwise passenger
483211 river barge, canal freight, towing barge, intracoastal, log rafting
483212 ferry, water taxi, river passenger, lake ferry
484110 lorry transport local, truck hire, container trucking local, delivery truck, motor freight
484121 long distance lorry, line haul, container trucking, full load
484122 part load, ltl
484210 house moving, movers, packers and movers, furniture moving, van lines, removals
484220 sand transport, tanker, dump truck, refrigerated local, boat hauling, milk hauling, automobile carrier, gravel hauling, livestock, hazardous materials, farm products hauling, bulk liquids, log hauling, coal hauling, top soil, mobile home towing
484230 refrigerated trucking, tanker long distance, car carrier long distance, bulk liquids long
485111 city transit, bus and subway
485112 commuter train, suburban rail
485113 city bus, bus line local, trolley bus, public bus
485119 metro, monorail, light rail, streetcar, subway, cable car, tramway
485210 intercity bus, long distance bus
485310 tuk tuk, uber driver, cab, three wheel hire
485320 chauffeur, luxury car hire with driver, limo, stretch, hearse rental with driver, hire cars with driver
485410 school van, staff transport
485510 tour bus charter, coach hire
485991 disabled transport, handicapped passenger, senior citizens transportation, paratransit
485999 airport transfer, shuttle, vanpool, carpool, hotel shuttle, ski area, cable lift
486110 booster pumping
486210 gas pipeline, natural gas pipeline
486910 fuel pipeline, gasoline pipeline
486990 water pipeline, coal slurry, pipeline terminal
487110 safari, city tour bus, jeep tours, horse drawn sightseeing, trolley tours, scenic railway, cog railway, steam train, buggy
487210 whale watching, boat trips, dinner cruises, fishing charter, airboat, sightseeing boat, harbor tours, excursion boat, swamp buggy
487990 hot air balloon, helicopter tours, aerial tramway, glider excursions, hang gliding
488111 control tower
488119 ground handling, baggage handling airport, hangar rental, runway, cargo handling airport, airfields, fixed base operators, aircraft parking, airport fueling
488190 aircraft maintenance, aircraft repair, aircraft testing, ferrying, aircraft inspection, aircraft janitorial, upholstery repair aircraft
488210 railway station, railroad switching, loading rail, rail car repair, stock car, railroad terminals, railroad maintenance of way, grain leveling
488310 docks operating, seaway, canal operation, wharf, lighthouse operation, pier
488320 stevedoring, longshoremen, loading ships, ship unloading, dock loading
488330 ship towing, salvage, pilotage, tugboat, piloting vessels, docking, marine salvaging, radio beacon
488390 ship agent, boat cleaning, ship scaling, marine cargo checkers, marine surveyors, dry-docks floating, ship dismantling at floating, testing ship, cargo surveyor, lighterage, ship hold cleaning, wrecking
488410 breakdown, recovery truck, tow trucks, emergency road service
488490 bus station, toll road, weighbridge, bridge toll, tunnel operation, pilot car, truck weighing, oversize load flagging, highway rest, driving automobile delivery, cargo surveyors truck, snow clearing highways, truck terminals independent
488510 freight forwarder, customs clearing, shipping agent, logistics, customs broker, clearing and forwarding, freight broker, cargo consolidation, nvocc, marine shipping agency, freight rate
488991 packing for shipping, preparing goods
488999 stockyards, pipeline terminal, arranging car pools, liquefied gas terminals, feeding livestock transit, cargo inspection
491110 post office, mail, postal stations
492110 parcel delivery, air courier, document courier intercity
492210 delivery service, bike delivery, food delivery, grocery delivery, restaurant meals delivery, local parcel, alcoholic delivery, letter delivery local, private mail local
493110 fulfilment, bonded warehouse, general merchandise, container storage, foreign trade zone, storage household
493120 cold storage, frozen food locker, fur storage, cool room, controlled atmosphere
493130 grain storage, paddy store, cotton warehouse, silo, tobacco warehouse, wool, bean, potato cellars
493190 petroleum storage, lumber storage, automobile dead storage, document storage, records storage, whiskey warehousing, bulk petroleum, furniture, vehicle, textile
512110 film maker, youtube, documentary, wedding films, animation, television show production, cartoons, music videos, commercials production, wedding videographer, instructional video, tv
512120 film distribution, film libraries, tape distribution
512131 cinema, film hall, movie theatre, film festivals, motion picture exhibition
512132 drive-in
512191 video editing, dubbing, subtitles, visual effects, film editing, titling, color, animation post, closed captioning, special effects, film transfer, stock footage, format conversion
512199 film processing laboratories, stock footage libraries, film laboratories, rerecording, motion picture lab, reproduction of film
512230 music rights, song publishing, sheet music publishing, copyright music
512240 audio recording, sound mixing, mastering
512250 record label, music album, releasing, producing records, record companies, promoting
512290 podcast recording, radio program taping, audiobook recording, sound effects, recording seminars, music programming, taped radio, oral history
513110 online newspaper, newspaper publishing and printing
513120 magazine, journal, comic books, trade journals, newsletter, scholarly, internet magazine, tv guide, advertising periodical
513130 textbooks, maps, atlas, encyclopedias, travel guide, dictionaries, audio books, technical manuals, religious books, school
513140 yellow pages, telephone directories, address lists, business directories, databases
513191 postcards, birthday
513199 calendars, posters, art prints, catalogs, diary, diaries and time schedulers, coloring books, patterns, yearbooks, art publishing, race track programs, clothing patterns, blueprint
513210 software product, app publisher, saas, video game publisher, packaged software, operating systems, utility software, games computer, programming language
516110 fm radio, radio network
516120 tv channel, television network
516210 podcast, blog, news website, influencer, news agency, video on demand, internet radio, news syndicates, cable networks, wire services, broadcasting internet, youtube, web broadcasting, satellite television networks, online publishing content, feature syndicate, subscription television, photo distribution news, traffic reporting
517111 broadband, internet provider, cable tv, telephone company, isp, voip own network, fixed line, landline, cable operators, telegram, local telephone carriers, dsl, iptv
517112 mobile network operator, cellular service, paging, wireless internet, ship-to-shore
517121 telecom reseller, mvno, prepaid calling cards, calling cards, long-distance resellers, satellite resellers
517122 mobile agent, phone connections, cellular phone service agents, sim
517410 satellite internet, earth stations, satellite communication
517810 voip, tracking stations, radar stations, dial-up, radio dispatch, telemetry tracking, missile tracking, using client connections, satellite tracking
518210 cloud, server, data centre, data entry, media streaming data storing, cloud storage, scanning documents optical, video streaming, cryptocurrency mining, computer time, application hosting, microfiche recording, computer input preparation, automated data, bitcoin, electronic data, time-sharing, disk conversion, rendering farm
519210 film archives, lending libraries, music archives, bookmobiles, historical archives, circulating, reference
519290 search engine, news clipping, directory website, stock photo, telephone recorded, dial-a-song, stock photo agencies, data research, newspaper clipping
521110 federal reserve
522110 national, state
522130 cooperative thrift, employees savings
522180 savings bank, private banks, industrial banks, postal savings, building and loan
522210 charge card
522220 hire purchase, vehicle finance, leasing finance, equipment finance leasing, automobile finance, truck finance
522291 personal loans, micro loans, student loans, payday, cash advance, installment lending, unsecured
522292 mortgage, home loans, construction lending, home equity, mortgage bankers
522299 pawn shop, trade finance, import export finance, factoring, inventory lending, pawn, agricultural credit, government sponsored enterprise loans, export-import, repurchase, receivable financing, working capital, short-term inventory, commodity credit, mortgage-backed, student loan corp, letter of credit, pawnbrokers, mortgage secondary, agricultural lending, fannie mae, industrial banks, conduits, export financing, loan correspondents
522310 credit broker
522320 payment processing, fintech, money transfer agent, payment gateway, electronic funds transfer, clearing house, check clearing, credit card processing, atm network
522390 money exchange, cheque cashing, money changer, remittance, travelers check, money order, loan servicing, escrow servicing, check cashing
523150 stock broker, securities dealing, underwriting, bond, share, brokerages, stock options, treasury, mutual fund agents
523160 commodity broker, gold trading, futures, options dealing commodity
523210 stock exchange, grain exchange, futures exchanges
523910 venture capital, angel investor, private equity, oil royalty, tax liens, investment clubs, viatical, mineral royalties, leases oil dealing, trading own account, day trading, cryptocurrency trading
523940 fund manager, wealth manager, financial adviser, financial planning, investment advisory, pension fund managing, commodity trading advisory, trading advice, mutual fund managing, certified financial planners
523991 trust company, escrow, bank trust, securities custodians, agency
523999 stock transfer agent, investor services, deposit brokers, bond, quotation, transfer agencies, clearinghouse securities, gas lease brokers, securities clearing, protective committee, stock quotation
524113 life cover, annuities, disability insurance, accidental death
524114 dental insurance, hospitalization
524126 vehicle insurance, fire insurance, motor insurance, marine insurance, malpractice insurance, workers compensation, liability, surety, homeowners, fidelity, bonding, burglary, product liability, crop, automobile insurance
524127 real estate title
524128 warranty, bank deposit insurance, product warranty, mechanical breakdown
524130 reinsurance carriers
524210 insurance agent
524291 loss adjuster, claims investigators, insurance adjusters, insurance settlement
524292 benefit plan processing, employee benefit administration, claims processing third
524298 actuary, insurance advisory, insurance inspection, insurance rate making, insurance reporting, loss prevention, insurance claims, property inspection insurance, plan
525110 retirement fund, annuity, employee retirement
525120 sickness benefit, vacation fund, workers' benefit
525190 self insurance fund, workers compensation fund, medical insurance fund
525910 mutual fund, unit trust, money market
525920 testamentary, bankruptcy estate, personal trust, living trusts
525990 investment trust, mortgage backed, special purpose, reit, hedge fund, closed-end, unit investment, collateralized, remic, face amount, real estate investment trust
531110 house rent, apartments letting, landlord, flats, annex rent, apartment rental, cottage rental, real estate rental residential, retirement hotel rental
531120 office space rent, shop rent, coworking, building lease, hall rent, conference rental, shopping center, ballroom, auditorium rental, market, industrial building, banquet hall, concert hall rental, arenas no operating, exhibition hall
531130 mini warehouse, lockers rental
531190 land lease, plots, trailer park residential, mobile home site, farmland rental, agricultural property rental, airport leasing, vacant lots, grazing land
531210 property broker, house sales, realty, escrow real estate, buyers agents, auction real estate
531311 apartment managers, condominium managing
531312 property management commercial, managing shopping centers, managing office buildings
531320 property valuer, valuation, appraisal, assessors
531390 real estate consultant, escrow agencies, listing services, fiduciary real estate
532111 car hire, van hire, self drive, passenger van rental, sports utility rental, hearse no driver
532112 fleet leasing cars
532120 lorry rental, truck hire, bus rental, camper hire, moving van, semi-trailer, mobile home travel trailer rental
532210 tv rental, washing machine rental, refrigerator, video recorder rental
532281 bridal hire, dress rental, suits hire, tuxedo, wedding gown
532282 dvd rental, movie rental, video game rental
532283 medical equipment rental, wheelchair rental, hospital bed rental, crutches, invalid, oxygen
532284 bicycle rental, surfboard rental, boat hire, camping rental, golf cart rental, beach, canoe, ski rental, sports equipment, exercise equipment rental, yacht rental without crew, houseboat rental, pleasure boat, tent camping, diving, saddle, motorcycle rental, moped, sailboat
532289 party supplies, furniture rental, event hire, musical instruments rental, tents party, tables chairs rental, garden tool rental, plants, baby furniture, lawn equipment, hot tub, piano rental, dishes rental, residential furniture, banquet, home, wedding decoration, coin operated
532310 tool hire, contractor's tool, homeowners tools
532411 aircraft lease, ship charter without crew, container leasing, railcar leasing, airplane rental, barge rental, boats commercial rental, helicopter rental, cargo container, tugboat
532412 excavator hire, construction machinery hire, scaffolding hire, crane rental without operator, bulldozer, earthmoving, oil field machinery rental, logging, well drilling, concrete
532420 photocopier rental, computer rental, office furniture rental, computer peripheral leasing
532490 generator rental, film equipment rental, medical machinery, farm equipment rental, sound equipment, vending, theatrical equipment, audio visual, tractor, broadcasting, telephone equipment, manufacturing machinery, materials handling, motion picture equipment, sign, communications, pallet, milking machine, textile machinery, coin-operated, metalworking, pumps, cinematographic, public address, livestock
533110 franchising, patent licensing, royalty, brand name, trademark, oil royalty, industrial design licensing
541110 attorney, notary, barrister, solicitor, legal aid, counsel, law firm, private practice
541120 notary public
541191 title search, deeds, real estate closing
541199 patent agent, company secretary, paralegal, process server, notary publics, patent filing, searching, document filing
541211 audit, chartered accountant, cpa
541213 tax returns, tax filing, income tax
541214 payroll
541219 bookkeeper, accounting outsourcing, billing, accountants private, cost accounting, management accounting
541310 architect, house plans, building architectural design
541320 landscape design, town planning, urban planner, golf course design, garden planning, land use, city, ski area planning
541330 civil engineer, structural engineer, mechanical engineer, electrical engineering, boat engineering, acoustical, marine engineering, traffic engineering, petroleum, chemical engineering, environmental engineering, heating, erosion control, geological, mining engineering
541340 draughtsman, cad, blueprint, autocad
541350 home inspector, energy efficiency inspection, pre-purchase
541360 geological survey, seismic, gravity, remote sensing geophysical, electrical geophysical, aerial geophysical, magnetic surveying, oil and gas geophysical
541370 land surveyor, gis, drone survey, cadastral, geographic information, topographic, hydrographic, photogrammetric, geospatial, property line, aerial survey, cartographic, construction surveying
541380 lab testing, product testing, calibration, assaying, radiation testing, soil testing, food testing, water testing, film badge, forensic laboratory, quality inspection, non-destructive, x-ray inspection industrial, automobile testing, acoustics testing, pollution, seed testing, thermal, textile testing, vibration, radiographing, certification
541410 interior decorator, home staging, kitchen design
541420 product designer, furniture design, tool design, packaging design, automobile design
541430 logo design, branding, illustrator, art studio commercial, corporate identity, commercial illustration, medical art, silk screen design, calligraphy, communication design
541490 fashion designer, jewellery design, textile design, costume design, shoe design, clothing, float, lighting, set design, fur
541511 developer, website, app, web design, software custom, webpage, analysis and design program
541512 it consultant, cyber security, systems integrator, erp, network, cad systems, information management, computer software consulting, lan, office automation, systems analysis
541513 managed it, it outsourcing, data processing facility, computer systems operation
541519 it support, helpdesk, software installation, data recovery, computer disaster recovery, devops, installing
541611 business consultant, strategy, startup adviser, company formation, financial management consulting, site location, records, reorganizational, business start-up, strategic planning
541612 hr consultant, compensation, benefits consulting, personnel management, labor relations, employee assessment
541613 digital marketing, seo, social media, sales management, customer service, new product
541614 supply chain, freight traffic consulting, inventory planning, production planning, operations research, manufacturing management, customs consulting, transportation
541618 telecom consultant, utilities consulting
541620 sustainability, hydrology, sanitation, site remediation consulting, ecological restoration
541690 agronomist, scientific adviser, energy consultant, agricultural consulting, security consulting, economic consulting, safety consulting, nuclear energy, biology, geochemical, entomology, horticultural, livestock breeding, physics, motion picture consulting, radio consulting, chemical consulting, dairy herd, fisheries
541713 nanotech
541714 biotech, dna, cloning, genomics, gene, cell, recombinant, protein, nucleic
541715 r&d, laboratory research, medical research, chemical, food, agriculture research, bacteriological, industrial research, guided missile, computer research, veterinary research, electronics, environmental, health research, astronomy, oceanographic, plant breeding, forestry research
541720 economics research, sociology, archeological, cognitive, psychology, historic, learning disabilities, demographic, language, business research, education
541810 ad agency, digital ads, campaign
541820 pr agency, publicity, lobbying, press agent
541830 media planning
541840 ad sales, newspaper advertising representatives, radio representative, television advertising, time, publishers' representative, magazine advertising
541850 billboards, hoardings, transit advertising, bus card, signage, subway card, taxicab
541860 leaflets mail, mailing list advertising
541870 leaflet distribution, flyers, samples distribution, coupon distribution, handbill, telephone directory distribution, circular
541890 promotional goods, merchandising, sign painting, window dressing, mannequin decorating, welcome wagon, sign lettering, store demonstration, advertising specialty, coupon redemption, show card, trading stamp, samples, specialties, display lettering, product demonstration
541910 survey, broadcast media rating, political
541921 wedding photographer, passport photos, school photography, video taping events, videography
541922 product photography, drone photography, medical photography, aerial, fashion, freelance photographers
541930 sign language, subtitles translation
541940 vet, animal clinic, animal hospital, pet hospital, veterinary lab, spaying
541990 appraiser, weather forecasting, arbitration, patent broker, consumer credit counselling, handwriting, pipeline inspection, marine survey, mediation, quantity surveyor, estimating, credit counseling, consumers, meteorological, bid, appraisal jewelry
551111 bank holding
551112 investment holding, ownership
551114 head office
561110 virtual assistant, office administration, back office, business management administrative, hotel management administrative, medical office management, industrial management
561210 facilities management, prison operating, base maintenance, jail privately operated, government base
561311 job agency, foreign employment, recruitment, casting, nanny placement, babysitting bureaus, chauffeur registries, maid registries, talent, registries
561312 headhunter, senior executive
561320 temp staff, manpower, labour supply, staffing, help supply, labor contractors, model supply, office help
561330 peo, employee leasing, co-employment, extended
561410 typing, word processing, proofreading, transcription, resume writing, editing, desktop publishing, dictation, letter writing, secretarial
561421 virtual receptionist, message, voice mailbox, wakeup call, beeper
561422 call centre, customer support, bpo, customer service call, telephone solicitation, teleservices, hotline
561431 mailbox rental, virtual office
561439 photocopy shop, internet cafe, communication centre, blueprinting, duplicating, printing quick copying, photostat, binding documents, plotting, scanning
561440 debt collection, bill collection, account, tax collection
561450 credit rating, credit bureau, credit investigation, mercantile reporting, consumer credit reporting
561491 vehicle repo
561492 stenography, public
561499 mail sorting, fundraising, address bar coding, bar code, captioning real-time, mail presorting, fund raising campaign, microfilm, voting proxy, stuffing, presorting
561510 travel agent, ticketing, air tickets, tourist travel, travel bureau
561520 tour packages, inbound tours, safari packages, wholesale tours
561591 tourist board, visitors bureau, tourism promotion, convention bureau
561599 hotel booking, ticket agency, event tickets, time share exchange, airline reservation, theater ticket, car rental reservation, auto clubs, bus ticket, automobile club, sports tickets, hotel reservation, motor travel, visitor bureau, cruise reservation, road service
561611 private detective, lie detection, fingerprint, polygraph, private investigation, skip tracing
561612 bodyguard, guard dog, dog training guard, parking security, watchman, protective, personal protection
561613 cash transport, money transport
561621 cctv, alarm monitoring, burglar alarm, fire alarm monitoring, closed circuit
561622 key cutting, safe opening, lock rekeying, key duplicating
561710 termite, fumigation, mosquito, bird proofing, rodent, insect
561720 cleaning, janitor, house cleaning, office cleaning, maid service, window cleaning, aircraft janitorial, restroom, rest room cleaning, interior cleaning, washroom, custodial, deodorant servicing, acoustical tile cleaning, housekeeping
561730 gardening, lawn mowing, tree cutting, lawn care, snow plowing combined, tree surgery, hydroseeding, plant maintenance, ornamental, lawn fertilizing, turf, cemetery plot care, line slashing, tree trimming, arborist, bush, weed control, sod laying, planting, mulching, garden maintenance, weed control lawn, plant care, sprinkler winter, hedge
561740 sofa cleaning, rug, furniture cleaning on premises
561790 pool cleaning, pressure washing, gutter cleaning, chimney cleaning, duct cleaning, exterior building cleaning, driveway cleaning, swimming pool maintenance, ventilation duct, parking lot cleaning, power washing, furnace cleaning, light fixture cleaning, steam cleaning building exteriors
561910 gift wrapping, bottling contract, blister, mounting, kit assembling, apparel folding, shrink wrapping, contract packaging
561920 event organiser, exhibition, trade fair, conference, meeting planning
561990 auctioneer, lumber grading, coupon processing, bartering, diving services, bottle exchanges, meter reading, flagging traffic, license issuing, inventory taking, driver license, firefighting contract, cloth cutting, sampling, contract meter, lumber, commodity inspection, product sterilization, weighing food, exhibit building, mobile car
562111 garbage collection, trash, recyclables collection, waste hauling, ash collection, refuse
562112 medical waste collection, waste acid, biological, radioactive collection, used oil collection
562119 debris removal, rubble, brush collection, dead animal, construction debris, rubbish
562211 medical waste disposal, hazardous incinerators, radioactive waste disposal, acid, toxic
562212 dump, garbage disposal landfills
562213 combustors garbage
562219 composting dumps, compost, sludge disposal
562910 asbestos removal, oil spill, soil remediation, lead paint removal, toxic material abatement, underground storage, land reclamation mining, radon, hazardous clean, mold remediation, environmental cleanup, underground
562920 recycling, plastic recycling, sorting recyclables, separating recyclable, waste recovery
562991 gully bowser, cesspool, portable toilet, sewer cleaning, pumping, rodding, sewer, grease trap, drain
562998 beach cleaning, catch basin cleaning, tank cleaning, sewer or storm basin, sewer cleanout, oil storage tank
611110 primary, international school, high schools, kindergarten, academies, handicapped schools, military academies school, parochial, boarding, finishing
611210 community
611310 degree, higher education, medical schools, law school, seminary, dental schools, theological, business colleges granting
611410 typing courses, court reporting school, bookkeeping
611420 computer classes, coding school, it training, computer programming school, software training
611430 leadership courses, corporate training, quality assurance training
611511 beauty school, hairdressing, barber college, nail training, cosmetic
611512 pilot school, flying, aviation, airline pilot
611513 trade union training, carpentry apprenticeship, vocational apprenticeship
611519 technical college, nursing school, driving heavy, vocational, truck driving school, bartending, broadcasting schools, real estate schools, modeling schools, air traffic, practical nursing, graphic arts, hospitality management, computer repair training, restaurant, banking, health, machinery, security training, electronic, blasting, dog grooming, welding school, nursing aide school, photography school, massage school, technical training, health training, fire training, dental hygienist
611610 dance, music lessons, art class, drama, drawing, piano, ballet, acting, photography schools, pottery, voice, handicrafts, sculpture, performing arts
611620 swimming lessons, yoga class, karate, cricket coaching, tennis, gymnastics, riding, golf, martial arts, camps sports, scuba, cheerleading, aerobics, baseball, bowling, judo, diving, skating, horse riding, surf, ski
611630 english class, ielts, japanese class, sign language school, second language
611691 tuition, revision class, academic tutoring, college selection, learning centers, remedial, test preparation
611692 learners
611699 public speaking, cooking class, first aid training, survival, bible schools, personal development, diet training, cpr, life guard, charm schools, bridge instruction, speed reading, meditation, defensive driving, firearms, cooking schools
611710 exam board, career guidance, student visa, study abroad, testing, educational consultant, curriculum, student exchange, school bus attendant, educational guidance counseling, test development
621111 doctor, surgeon, clinic, cardiologist, dermatologist, gynaecologist, pediatrician, radiologists office, anesthesiologists, general medicine, family physicians, pathologists offices, ophthalmologists, osteopathic
621112 psychiatrist, psychoanalyst
621210 dental clinic, orthodontist, endodontist, oral surgeon, periodontists, prosthodontists
621310 chiropractor
621320 eye testing
621330 psychologist, counselling, clinical psychologists, psychotherapists, social worker mental, behavioral
621340 physiotherapist, recreational, industrial therapists, art therapists, music therapists, dance therapists, respiratory
621391 foot doctor, chiropodist
621399 ayurveda doctor, homeopath, acupuncturist, midwife, nurse, dietician, hypnotherapist, herbalists, naturopaths, nutritionists, dental hygienists, inhalation, christian science, registered nurses, physician assistant, denturists
621410 birth control, abortion, fertility clinic, pregnancy counselling, artificial insemination human, reproductive
621420 rehab centre, drug counselling, detox outpatient, alcoholism treatment, mental health clinic, crisis
621491 health maintenance
621492 dialysis
621493 day surgery, urgent medical, trauma
621498 pain clinic, sleep clinic, community health, infusion therapy, biofeedback, medical centers
621511 blood tests, pathology, medical lab, bacteriological laboratory, dna testing, urinalysis, cytology, toxicology, forensic medical, mycology, parasitology
621512 scanning, ultrasound, ct, mri centre, x-ray laboratories, mammography, pet scan, radiological
621610 home nurse, elder care home, visiting nurse, hospice home
621910 air ambulance, emergency medical transportation
621991 sperm bank, eye, placenta, plasmapheresis, tissue
621999 blood pressure screening, smoking cessation, pacemaker monitoring, hearing testing, health screening, physical fitness evaluation, stop
622110 children's hospital, maternity
622210 mental hospital, detox hospital, rehabilitation alcoholism hospital
622310 cancer hospital, eye hospital, maternity hospital, tuberculosis, orthopedic, chronic disease, leprosy, children's specialty, rehabilitation hospital
623110 nursing home, convalescent, hospice, rest homes with nursing
623210 autism home, intellectually disabled, group home disabled, intermediate care
623220 alcoholism rehabilitation residential, halfway mental, drug addiction residential, psychiatric convalescent
623311 retirement village, homes for the aged with nursing
623312 elders home, old age home, without nursing, rest homes
623990 orphanage, children home, group foster, boot camps, delinquent, halfway houses offenders, juvenile, boys' and girls', disabled group homes, youth residential, child group
624110 youth centre, child guidance, adoption, foster care placement, juvenile probation, teen outreach, self-help youth
624120 day care elderly, homemaker, senior citizens, companion, activity centers, disabled support, day care adult
624190 counselling family, ngo social, welfare, marriage counselling, alcoholics, crisis intervention, hotline, refugee settlement, exoffender, self-help, suicide, mediation, travelers' aid, rape, community action, multiservice, telephone counseling
624210 food bank, meals on wheels, soup kitchen, community meals, food distribution
624221 homeless, battered women's, runaway, emergency shelter
624229 habitat, housing repair volunteers, transitional housing, housing assistance, home construction volunteer, work camps
624230 disaster relief, red cross, immigrant resettlement, refugee, displaced
624310 job training, sheltered workshop, work experience, habilitation
624410 day care, nursery, montessori, preschool, baby sitting, daycare, pre-kindergarten, childcare, head start, before after school
711110 drama, opera, puppet, comedy troupes, musical theater, repertory, broadway, mime
711120 ballet, folk dance, dance productions, jazz dance
711130 band, singer, orchestra, rapper, choir, concert artists, drum and bugle, rock groups, vocalists, chamber, jazz
711190 circus, magic show, ice skating shows, carnival traveling, magicians
711211 cricket club professional, football team, professional sports, baseball clubs, basketball, hockey, soccer, jai
711212 race track, horse racing, dog tracks, stock car, speedway, motorcycle racetrack
711219 athlete, race horse, jockey, car racing, boxer, dog racing, trainers, professional golfers, referee, race drivers, wrestlers, tennis, figure skaters, umpire, race car drivers, horse trainers, racing stables, racing teams
711310 concert venue, theatre hall, stadium operator, arena, wrestling event with, sports arena, live theater operators, state fairs, performing arts center, rodeo, festival organizers, concert hall, beauty pageant, air show, theatre operators, boxing promoters, fair organizers, managers of performances
711320 music festival, booking, boxing promoter, concert promoter, beauty pageants, air show, theatrical no facilities
711410 talent manager, model agent, sports agent, celebrity, literary agents, speakers bureau, theatrical
711510 author, painter artist, actor, journalist, blogger, model, voice over, stand up, sculptor, freelance, speakers, composers, comedian, poets, announcers, dancers independent, cartoonist, entertainers, choreographers, columnists, correspondents, songwriter, art restorers, motion picture directors, producers, recording technicians, script, illustrators independent, journalists freelance, lecturers, technical writers
712110 gallery exhibition, art museums, wax, planetarium, halls of fame, herbariums, science, observatory
712120 heritage, fort, battlefields, archeological sites, pioneer
712130 aquarium, arboreta, petting, wild animal, reptile, aviary
712190 nature reserve, waterfalls, bird sanctuary, caverns, natural wonders, wildlife sanctuary, conservation areas
713110 water park, piers amusement
713120 game arcade, video game centre, gaming cafe, pinball, family fun, indoor play
713210 gambling boat, riverboat casino
713290 lottery, betting, bookmaker, bingo, card rooms, off-track, poker, slot machine parlors, video gaming, gambling device
713910 golf course, country club
713920 alpine, cross country
713930 boat basin, yacht basin, sailing clubs with marinas, boat fuel
713940 gym, yoga studio, swimming pool, badminton court, tennis court, skating rinks, aerobic, squash, racquetball, health clubs, spa fitness, wave pools, ice rink, roller, handball
713950 tenpin, candlepin, lanes
713990 surfing, dj, snooker, horse riding, diving, archery, paintball, mini golf, dance halls, billiard parlors, fishing piers, shooting range, rafting, sports clubs recreational, go-kart, ballrooms, bathing beaches, trampoline, bridge club, fishing guides, miniature golf, shooting galleries, hunting guides, waterslides, baseball batting, jukebox concession, hockey recreational, flying fields, riding stable, amusement ride concession, pool hall, picnic grounds, kayaking, boating clubs, mountain climbing, coin-operated nongambling, soccer recreational, escape room, karaoke, riding clubs, houseboat, billiards, discotheques, day camp sports, race tracks slot car, tracks recreational, beaches, laser tag
721110 resort, villa, seaside hotels, health spas with accommodations, membership hotels, ski lodges, tourist lodges
721120 casino hotel
721191 homestay
721199 guest house, airbnb, hostel, cabana, tourist homes, youth hostels, holiday home, cottages housekeeping
721211 camping, glamping, campsites, trailer park travelers
721214 summer camp, boys' camps, dude ranch, fishing camps, hunting camps, outdoor adventure, children's camp, wilderness
721310 hostel, student room, bodima, fraternity, sorority, lodging
722310 canteen, airline catering, cafeteria contract, concession stadium, industrial caterers, food concession contractors
722320 wedding catering, party, banquet
722330 food truck, kottu cart, ice cream van, street food, hot dog stands mobile, canteens mobile, food carts, coffee cart
722410 bar, pub, night club, lounge, tavern, discotheques alcoholic, cocktail, karaoke bar
722511 fine dining, bistro, diners, steak house, family restaurant, pizzeria full service
722513 fast food, takeaway, rice and curry, pizza, burger, delicatessen restaurants, sandwich shop, drive-in, chicken fried, carryout, fast casual, pizza delivery, sub shops
722514 buffet, cafeteria
722515 cafe, coffee shop, juice bar, ice cream parlour, bubble tea, donut shop, bagel shop, cookie, smoothies, pretzel, frozen custard stands, tea room, soft drink bars, donut, cookies, bagel, frozen yogurt, canteen, milkshake
811111 garage, mechanic, car service, engine repair, truck repair, automotive engine, vehicle repair, tune-up
811114 brakes repair, exhaust, transmission, auto electrician, radiator, muffler, alternator, front end alignment, air conditioning repair automotive, electrical repair motor, fuel system, gear box
811121 tinkering, denting, car painting, body shop, upholstery car, collision, customizing vehicles, restoration antique
811122 windscreen, tinting, auto glass
811191 lube
811192 detailing, truck wash, auto detail, self-service, waxing
811198 emission test, tyre repair, undercoating, rustproofing, tire, smog, safety inspection, diagnostic, ev charging
811210 computer repair, phone repair, tv repair, camera repair, photocopier repair, printer repair, stereo repair, radio repair, medical equipment repair, cell phone, calibration instruments, surveying instruments, telephone equipment, microscope, laboratory, video, dental equipment, fax, office machine, optical, communication, @2620 @2630 @2640 @2651 @2660 @2670
811310 generator repair, agricultural machinery repair, motor rewinding, pump repair, forklift repair, welding repair, engine repair non-automotive, blade sharpening, refrigeration commercial repair, tank repair, hydraulic, construction equipment, farm, tractor, electric motor repair, machine tool, bailing, valves, crane, heavy machinery, boiler, container, mining, textile machinery, printing trade, sewing machine industrial, blacksmith, armature, service station equipment, elevator, coin-operated, scales, fire extinguisher, waterways, meter, @2811 @2812 @2813 @2814 @2815 @2816 @2818 @2819 @2821 @2822 @2823 @2824 @2825 @2826 @2829
811411 lawn mower repair, snowblower, chain saw, hand-held power tool, small engine
811412 fridge repair, washing machine repair, air conditioner repair, stove, microwave, dryer, sewing machine household, water heater, vacuum cleaner, gas appliance, hot-water, @2750
811420 sofa repair, upholstery, restoring furniture, refinishing, chair caning, antique furniture, @3100
811430 shoe repair, bag repair, shoemaking repair, luggage, handbag, @1512 @1520
811490 watch repair, bicycle repair, jewellery repair, tailor alterations, musical instrument repair, key, clothing, boat repair, gun, garment, clock, piano tuning, motorcycle repair, china firing, sports equipment, sail repair, pleasure boats, engraving, knife sharpening, tent repair, bowling, mending, gunsmith, window shade, venetian blind, rug repair, hair, toy, monogramming, pool, trailer, golf club, @3211 @2652 @3220 @3230 @3092 @3012
812111 hair cutting men
812112 hairdresser, bridal makeup, facial, hairstyling, eyebrow, makeup artist, unisex, cosmetology
812113 manicure, pedicure
812191 slimming, weight loss
812199 spa, massage, tattoo, ayurveda spa, tanning, ear piercing, sauna, hair removal, body piercing, permanent makeup, baths turkish, hair replacement, scalp, color consulting, day spas, electrolysis, depilatory, steam, hair transplant, massage parlors, waxing
812210 undertaker, mortuary, funeral parlour, embalming
812220 crematorium, mausoleum, pet cemetery, memorial gardens, burial
812310 laundromat, self-service laundry
812320 dry clean, ironing, pick-up, pressing, garment cleaning, hand laundry, leather cleaning, valet, bobtail, fur
812331 towel supply, uniform supply, diaper service, coat, apron, table linen, continuous towel
812332 industrial laundry, work clothing, dust control, mat rental, clean room apparel, shop towel, uniform industrial
812910 pet grooming, dog walking, pet boarding, dog training, kennels boarding, pet sitting, obedience, guide dog, animal grooming, cats
812921 film processing, photo printing, film developing
812922 quick photo, photo one-hour, minilab
812930 car park, valet, automobile parking
812990 astrology, horoscope, dating agency, wedding planner, personal shopper, house sitting, shoe shine, psychic, marriage bureau, matrimonial, bail bonding, fortune teller, escort, checkroom, baby shoe bronzing, social escort, genealogy, concierge, palmistry, rest room operation, phrenology, wedding chapel, personal fitness, dating, singing telegram, party planning, photo machine, lockers coin, shopping service, butler, introduction, comfort station, blood pressure machine, scales coin, pay, buyers, tattoo, parking valet, check room, fortune, doula
813110 church, temple, mosque, kovil, monasteries, retreat, synagogues, shrine, missions, bible societies, convents
813211 scholarship, trusts charitable, philanthropic
813212 health charity, fundraising health, disease research fund, cancer, heart
813219 community fund, united fund, federated charities, community chests
813311 civil liberties, veterans' rights, tenant advocacy, women's rights
813312 environment ngo, animal rescue, animal shelter, humane societies, animal rights
813319 drug prevention, peace, community action advocacy, gun control, drunk driving, taxpayers, housing advocacy, antipoverty, accident prevention
813410 club, alumni, scouts, society, lodges, women's clubs, veterans', fraternal, social clubs, senior citizen clubs, ethnic, rotary, book discussion clubs, student clubs, booster, granges, youth clubs, historical clubs, poetry, computer clubs, garden clubs, singing societies, public speaking clubs, lions, parents association, fraternities, senior citizens association, sororities, ethnic association
813910 chamber of commerce, trade association, merchants', growers', real estate boards, junior, boards of trade, farmers association, manufacturers, better business
813920 bar association, engineers institute, medical association, accountants association, learned, dentists', nurses', scientists', engineers association, teachers association, dentists association, architects, scientific association, nurses association, learned societies, pharmacists, professional institute
813930 trade union, federation of workers, employees' associations
813940 political party, campaign organisation, pac, election
813990 homeowners association, cooperative owners, condominium association, property owners, athletic association regulatory, tenants, sports governing, athletic leagues
814110 domestic worker, housemaid, cook private, nanny private, personal affairs, butler, gardener, yacht crews
921110 governor, mayor, president office
921120 parliament, legislature, council, city councils, assembly, county commissioners
921130 tax authority, treasury, taxation, budget, controllers, property tax, customs
921140 county supervisor
921150 tribal, native
921190 election board, civil service, supply agencies, public property, general accounting government, personnel government
922110 courts of law, civil, criminal, traffic
922120 sheriff, highway patrol, drug enforcement, marshals
922130 attorney general, public defender, district attorney, crime
922140 prison, jail, penitentiary, detention, honor camps, reformatories
922150 pardon
922160 fire brigade, fire department, firefighting forest government, ambulance and fire
922190 emergency planning, disaster preparedness, law enforcement statistics, consumer product safety, criminal justice
923110 ministry of education, school board, state education, certification of schools
923120 ministry of health, health statistics, immunization, communicable disease, cancer detection, maternity, environmental health
923130 social security, welfare administration, old age assistance, unemployment insurance, workers' compensation, medicare, employment security
923140 veterans
924110 environmental authority, pollution control, water control, waste management regulation, sanitary, flood control government, epa
924120 wildlife department, forest department, soil, game, park, geological survey, erosion
925110 housing authority, building standards, housing agencies
925120 zoning, redevelopment, planning commissions, land
926110 economic development, trade commission, tourism development, small business, labor statistics, energy program, export promotion, consumer protection, arts
926120 transport department, vehicle licensing, motor vehicle, coast guard, highway, aviation administration, railroad commission, traffic, aircraft inspecting, transit
926130 telecom regulator, public utility, energy regulation, nuclear energy inspection, mass communications, public service commissions
926140 food inspection agency, plant protection, animal disease, grain inspection, meat
926150 licensing board, banking regulation, insurance commission, labor standards, weights and measures, alcohol control, securities regulation, wage control, minimum wage, labor relations, equal employment, price control, consumer protection offices, occupational safety, rent control
927110 space flight, nasa
928110 army, navy, air force, military, marine corps, national guard, military base, courts military
928120 embassy, consulate, immigration, united nations, world bank, passport, foreign affairs, foreign missions, peace, economic assistance foreign, foreign aid
`;
