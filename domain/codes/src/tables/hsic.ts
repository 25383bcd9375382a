/**
 * Hong Kong Standard Industrial Classification (HSIC) Version 2.0: 1,814 entries.
 *
 * One a line, parents before children: the code, a space, the English title as published
 * (its spellings too). A division, group or class without a line of its own has the title of the
 * first line beneath it: 642, 6420 and 642000 are one line.
 *
 * @see https://www.censtatd.gov.hk/en/page_698.html, Census and Statistics Department
 */
export const hsic = `
A Agriculture, forestry and fishing
01 Crop and animal production, hunting and related service activities
011000 Growing of vegetables, melons, flowers and other non-perennial crops
012000 Growing of fruits, drug and beverage crops and other perennial crops
013000 Plant propagation
014 Animal production
014100 Raising of livestock
014200 Raising of poultry and eggs
014900 Raising of other animals
015000 Mixed farming
016000 Support activities to agriculture and post-harvest crop activities
017000 Hunting, trapping and related service activities
020000 Forestry activities
03 Fishing and aquaculture
031000 Fishing
032000 Aquaculture
B Mining and quarrying
050000 Mining of coal and lignite
060000 Extraction of crude petroleum and natural gas
070000 Mining of metal ores
080000 Quarrying and other mining of non-metal ores
090000 Mining support service activities
C Manufacturing
10 Manufacture of food products
101 Processing and preserving of meat
101100 Rendering of lard and tallow
101200 Slaughtering
101300 Meat preserving
101400 Manufacture and processing of slaughtering by-products (excl. leather tanning and dressing)
102000 Processing and preserving of fish, crustaceans and molluscs
103000 Processing and preserving of fruit and vegetables
104000 Manufacture of plant and animal oils and fats
105000 Manufacture of dairy products
106 Manufacture of grain mill products, starches and starch products
1061 Manufacture of grain mill products
106101 Manufacture of bean curd
106199 Manufacture of grain mill products n.e.c.
106200 Manufacture of starches and starch products
107 Manufacture of other food products
107100 Manufacture of bakery products
107200 Manufacture of sugar
107300 Manufacture of cocoa, chocolate and confectionery
107400 Manufacture of noodles and similar farinaceous products
107500 Manufacture of prepared meals and dishes
1079 Manufacture of other food products n.e.c.
107901 Ice manufacture (excl. dry ice)
107902 Manufacture of tea products
107903 Production of coffee products
107904 Manufacture of spices, sauces and condiments
107999 Manufacture of other miscellaneous food products n.e.c.
108000 Manufacture of prepared animal feeds
110 Manufacture of beverages
110100 Manufacture of beer
110200 Manufacture of alcoholic beverage other than beer
110300 Manufacture of soft drinks; production of mineral waters and other non-alcoholic drinks
120000 Manufacture of tobacco products
13 Manufacture of textiles
131 Spinning, weaving and finishing of textiles
1311 Preparation and spinning of textile fibres
131101 Texturising
131102 Spinning, cotton
131103 Spinning, wool
131104 Spinning, synthetic fibre
131199 Spinning n.e.c.
1312 Weaving of textiles
131201 Weaving, cotton
131202 Weaving, wool
131203 Weaving, silk
131204 Synthetic fibres weaving
131299 Weaving, blend fibre and other textiles n.e.c.
1313 Dyeing and finishing of textiles (excl. manufacturing of silkscreen for printing)
131301 Textile stencilling and printing of fabrics
131302 Textile stencilling and printing of garment
131303 Bleaching and dyeing of yarn
131304 Bleaching and dyeing of woven fabrics
131305 Bleaching and dyeing of knitted fabrics
131306 Bleaching and dyeing of garment
131307 Garment washing (excl. laundering)
131399 Textile finishing n.e.c.
139 Manufacture of other textiles
1391 Manufacture of knitted and crocheted fabrics
139101 Knitting or crocheting of fabrics, cotton
139102 Knitting or crocheting of fabrics, wool
139199 Knitting or crocheting of fabrics n.e.c.
1392 Manufacture of made-up textile articles (except apparel)
139201 Manufacture of canvas products
139202 Manufacture of bed articles
139203 Manufacture of sails and flags
139204 Button holing, seaming and pleating
139205 Curtain or drapery cutting and sewing
139206 Manufacture of silkscreen for printing (excl. textile stencilling and printing)
139207 Ribbon and tape cutting (excl. weaving of label and narrow fabrics)
139299 Manufacture of made-up textile articles (except apparel) n.e.c.
139300 Manufacture of carpets and rugs
1394 Manufacture of cordage, rope, twine and netting
139401 Manufacture of fishing nets
139402 Manufacture of rope
139403 Manufacture of shoe laces
139404 Manufacture of twine
139500 Weaving, labels (excl. laces, ribbon/tape, ropes, twines and cordage)
139600 Manufacture of embroidery
139700 Manufacture of laminated cloth
139900 Manufacture of other miscellaneous textiles n.e.c.
14 Manufacture of wearing apparel
141 Manufacture of wearing apparel (except fur, knitted and crocheted apparel)
1411 Manufacture of garments and clothing
141101 Manufacture of outer garments (excl. leather garment, raincoat, knitwear from yarn)
141102 Tailoring (excl. custom tailoring without workshop)
141103 Manufacture of raincoats
141104 Manufacture of under garments and night garments
141105 Manufacture of leather garments
141199 Manufacture of garments and clothing n.e.c.
1419 Manufacture of other wearing apparel (except fur, knitted and crocheted apparel) n.e.c.
141901 Manufacture of gloves (excl. plastic and rubber gloves)
141902 Manufacture of headgear (excl. straw headgear, plastic and metal and fibreglass helmet)
141903 Manufacture of waist belts
141904 Manufacture of neckwear
141999 Manufacture of other miscellaneous wearing apparel n.e.c.
142000 Manufacture of articles of fur
143 Manufacture of knitted and crocheted apparel
143100 Manufacture of knitted and crocheted hosiery (incl. all materials)
143200 Manufacture of knitted and crocheted outerwear (excl. garment not knitted, raincoat, leather garment)
143300 Manufacture of knitted and crocheted underwear
15 Manufacture of leather and related products
151 Tanning and dressing of leather; manufacture of luggage and handbags; dressing and dyeing of fur
151100 Tanning and dressing of leather; dressing and dyeing of fur
151200 Manufacture of luggage and handbags (excl. plastic shopping bags)
1519 Manufacture of other products of leather and leather substitutes (excl. footwear and wearing apparel)
151901 Manufacture of wrist watchbands, leather or non-metallic
151999 Manufacture of miscellaneous products of leather and leather substitutes n.e.c. (excl. footwear and wearing apparel)
152000 Manufacture of footwear
16 Manufacture of wood and of products of wood and cork, articles of straw and plaiting materials (except furniture and toys)
161000 Sawmilling and planing of wood
162 Manufacture of products of wood, cork, straw and plaiting materials (except furniture and toys)
162100 Manufacture of veneer sheets and wood-based panels
1622 Manufacture of wooden containers (excl. wooden chest)
162200 Manufacture of wooden containers (excl. chest of camphor woods)
1629 Manufacture of other wood products and articles of cork, straw and plaiting materials (except furniture and toys)
162901 Manufacture of wooden domestic utensils, jewellery boxes or other articles
162902 Manufacture of rattan materials and articles
162903 Manufacture of bamboo materials and articles
162904 Manufacture of plaiting materials and straw wares
162905 Manufacture of cork materials and articles
170 Manufacture of paper and paper products
170100 Manufacture of pulp, paper and paperboard
1702 Manufacture of containers of paper and paperboard
170201 Manufacture of paper boxes
170202 Manufacture of paper bags
1709 Manufacture of other articles of paper and paperboard
170901 Manufacture of joss paper
170902 Manufacture of paper cones
170903 Manufacture of paper lantern
170904 Manufacture of paper stationery
170905 Manufacture of toilet paper, tissue paper and napkins
170906 Manufacture of wallpaper
170999 Manufacture of miscellaneous articles of paper and paperboard n.e.c.
18 Printing and reproduction of recorded media
181 Printing and service activities related to printing
181100 Printing
1812 Service activities related to printing
181201 Book binding
181202 Photo-engraving, composition and typesetting (excl. design)
181299 Printing allied industries n.e.c.
182000 Reproduction of recorded media
190 Manufacture of coke and refined petroleum products
190100 Manufacture of asphalt
190200 Petroleum refineries
190900 Manufacture of coke and refined petroleum products n.e.c.
20 Manufacture of chemicals and chemical products
201 Manufacture of basic chemicals, fertiliser and nitrogen compounds, plastic and synthetic rubber in primary forms
2011 Manufacture of basic chemicals
201101 Manufacture of chemicals
201102 Manufacture of dyes
201103 Mixing of pigments
201200 Manufacture of fertilisers and nitrogen compounds
201300 Manufacture of plastics and synthetic rubber in primary forms
202 Manufacture of other chemical products
202100 Manufacture of pesticides and other agrochemical products
202200 Manufacture of paints, varnishes and similar coatings, printing ink and mastics
2023 Manufacture of cosmetics, toilet preparations and cleaning materials
202301 Manufacture of cosmetics, perfumes and toilet preparations
202302 Manufacture of detergent and soaps
2029 Manufacture of other chemical products n.e.c.
202901 Manufacture of camphor products
202902 Manufacture of joss sticks
202903 Manufacture of mosquito sticks
202904 Manufacture of glue
202905 Manufacture of explosives
202999 Manufacture of other miscellaneous chemical products n.e.c.
203000 Manufacture of man-made fibres
21 Manufacture of pharmaceuticals, medicinal chemical and botanical products
211 Manufacture of human pharmaceuticals, medicinal chemical and botanical products
211100 Manufacture of Chinese herbal and drug medicine
211200 Manufacture of western medicine, diagnostic and therapeutic medicaments, and medical and nursing preparations
212000 Manufacture of veterinary pharmaceuticals
22 Manufacture of rubber and plastics products (except furniture, toys, sports goods and stationery)
221 Manufacture of rubber products (except furniture, toys, sports goods and stationery)
221100 Manufacture of rubber tyres and tubes; retreading and rebuilding of rubber tyres
221900 Manufacture of other rubber products
222 Manufacture of plastics products (except furniture, toys, sports goods and stationery)
222100 Manufacture of plastic flowers and foliage (excl. metal flowers, other artificial flowers)
222200 Manufacture of plastic domestic utensils
222300 Manufacture of plastic bags (excl. handbags)
222400 Manufacture of plastic cases and parts
2229 Manufacture of plastics products n.e.c. (except furniture, toys, sports goods and stationery)
222901 Plastic stencilling
222902 Manufacture of foam rubber articles and sponge goods
222999 Manufacture of miscellaneous plastics products n.e.c. (except furniture, toys, sports goods and stationery)
23 Manufacture of other non-metallic mineral products
231000 Manufacture of glass, glass fibre and glass products
239 Manufacture of non-metallic mineral products n.e.c.
239100 Manufacture of refractory and structural clay products
239200 Manufacture of pottery, china and earthenware
239300 Manufacture of cement, lime and plaster
239400 Manufacture of articles of concrete, cement and plaster
239500 Cutting, shaping and finishing of marble and stone
239900 Manufacture of other non-metallic mineral products n.e.c.
24 Manufacture of basic metals
241000 Manufacture of basic iron and steel (excl. casting)
242 Manufacture of basic non-ferrous metals (excl. casting)
242100 Manufacture of basic copper
242200 Manufacture of basic aluminium
242300 Precious metal refinery (excl. goldsmithing and silversmithing)
242900 Manufacture of basic non-ferrous metals n.e.c. (excl. casting)
243 Casting of metals
243100 Casting of iron and steel
2432 Casting of non-ferrous metals
243201 Copper foundries
243202 Aluminium casting
243299 Casting of non-ferrous metals n.e.c.
25 Manufacture of fabricated metal products (except machinery and equipment)
251 Manufacture of structural metal products, tanks, reservoirs and steam generators
2511 Manufacture of structural metal products
251101 Manufacture of metal windows, doors and gates
251199 Manufacture of structural products of metal n.e.c.
251200 Manufacture of tanks, reservoirs and containers of metal
251300 Manufacture of steam generators (except central heating hot water boilers)
259 Manufacture of other fabricated metal products; metalworking service activities
259100 Forging, pressing, stamping and roll-forming of metal; powder metallurgy
2592 Treatment and coating of metals; machining
259201 Buffing, polishing and electroplating
259299 Treatment and coating of metals n.e.c.
2593 Manufacture of cutlery, hand tools and metal hardware
259301 Manufacture of nails, screws and hinges
259302 Manufacture of cutlery
259303 Manufacture of hand tools and metal hardware
2599 Manufacture of other fabricated metal products n.e.c.
259901 Manufacture of cans and domestic utensils of metal
259999 Manufacture of other miscellaneous fabricated metal products n.e.c.
26 Manufacture of computer, electronic and optical products
261 Manufacture of electronic components and boards
261100 Manufacture of electronic parts and components for computer and telecommunications equipment
261900 Manufacture of electronic parts and components n.e.c.
262000 Manufacture of computers and peripheral equipment
263000 Manufacture of communication equipment
264000 Manufacture of audio and video equipment
265 Manufacture of timing, measuring, testing, navigating and control equipment
265100 Manufacture of measuring, testing, navigating and control equipment
2652 Manufacture of watches and clocks
265201 Manufacture of mechanical watches, watch movements, mechanical clocks and clock movements
265202 Manufacture of electronic watches, watch movements, electronic clocks and clock movements
265203 Manufacture of cases and parts for watches and clocks n.e.c.
266000 Manufacture of irradiation, electromedical and electrotherapeutic equipment
267 Manufacture of optical instruments and equipment (except ophthalmic goods)
267100 Manufacture of photographic equipment (optical and digital)
267200 Manufacture of other optical instruments and equipment (except ophthalmic goods) n.e.c.
268000 Manufacture of magnetic and optical media
27 Manufacture of electrical equipment
271000 Manufacture of electric motors, generators, transformers and electricity distribution and control apparatus
272000 Manufacture of dry batteries and accumulators
273 Manufacture of wiring and wiring devices
273100 Manufacture of electric wire, fibre optic cables and other cables
273200 Manufacture of wiring devices
274000 Manufacture of electric and non-electrical lighting equipment
275000 Manufacture of domestic electric appliances
279000 Manufacture of other electrical equipment
28 Manufacture of machinery and equipment n.e.c.
281 Manufacture of general-purpose machinery
281100 Manufacture of engines and turbines (except aircraft, motor vehicle and motorcycle engines)
281200 Manufacture of fluid power equipment
281300 Manufacture of other pumps, compressors, taps and valves
281400 Manufacture of bearings, gears, gearing and driving elements
281500 Manufacture of ovens and furnaces
281600 Manufacture of lifting, loading and unloading equipment
281700 Manufacture of office machinery and equipment (except computers and peripheral equipment)
281800 Manufacture of power-driven hand tools
281900 Manufacture of other general-purpose machinery
282 Manufacture of special-purpose machinery
282100 Manufacture of agricultural and forestry machinery
282200 Manufacture of metal-forming machinery and machine tools
282300 Manufacture of machinery for metallurgy
282400 Manufacture of machinery for mining, quarrying and construction
282500 Manufacture of machinery for food, beverage and tobacco processing
282600 Manufacture of machinery for textile, apparel and leather production
282900 Manufacture of other special-purpose machinery
290000 Body assembly of motor vehicles
30 Manufacture of other transport equipment
301 Building of ships and boats
301100 Building of ships and floating structures
301200 Building of pleasure and sporting boats
302000 Manufacture of railway locomotives and rolling stock
303000 Aircraft assembly and manufacture of related machinery
309 Manufacture of transport equipment n.e.c.
309100 Manufacture of motorcycles
309200 Manufacture of bicycles and invalid carriages
309900 Manufacture of other transport equipment n.e.c.
310 Manufacture of furniture
3101 Manufacture of wooden and rattan furniture and fixtures
310101 Manufacture of wooden furniture and fixtures
310102 Manufacture of rattan furniture
310200 Manufacture of metal furniture and fixtures
310900 Manufacture of furniture and fixtures of other materials
32 Other manufacturing
321 Manufacture of jewellery, bijouterie and related articles
3211 Manufacture of jewellery and related articles
321101 Cutting and setting of precious stones
321102 Goldsmithing and silversmithing
321103 Manufacture of jewellery (excl. artificial pearls, imitation jewellery) and precious metal accessories
321200 Manufacture of imitation jewellery and related articles
322000 Manufacture of musical instruments
323000 Manufacture of sports goods
324 Manufacture of games and toys
324100 Manufacture of wooden toys
324200 Manufacture of rubber toys
324300 Manufacture of plastic toys
324400 Manufacture of metal toys
324500 Manufacture of electronic games and toys
324900 Manufacture of games and toys n.e.c.
325 Manufacture of medical and dental instruments and supplies
325100 Manufacture of spectacles and ophthalmic products
325200 Manufacture of dentures (incl. dental laboratories)
325900 Manufacture of medical and dental instruments and supplies n.e.c.
329 Manufacture of other products
329100 Manufacture of candles
329200 Manufacture of wigs and related products
3293 Manufacture of buttons and slide fasteners
329301 Manufacture of buttons
329302 Manufacture of slide fasteners
329400 Manufacture of umbrellas and related products
329500 Manufacture of stationery articles (except paper stationery)
329600 Manufacture of advertising displays (except electric, neon and illuminated signs)
329900 Manufacture of miscellaneous products n.e.c.
33 Repair and installation of machinery and equipment
331 Repair of fabricated metal products, machinery and equipment
331100 Repair of fabricated metal products
331200 Repair of machinery
331300 Repair of electronic and optical equipment
331400 Repair of electrical equipment
331500 Repair of air, water and rail transport equipment
331900 Repair of other non-household equipment
332000 Installation of industrial machinery and equipment
D Electricity and gas supply
35 Electricity and gas supply
351000 Electric power generation, transmission and distribution
352000 Manufacture and distribution of gas
359000 Supply of air-conditioning, steam and similar products through mains systems
E Water supply; sewerage, waste management and remediation activities
360000 Water collection, treatment and supply
370000 Sewerage
38 Waste collection, treatment and disposal activities; materials recovery
381 Waste collection
381100 Collection of non-hazardous waste
381200 Collection of hazardous waste
382 Waste treatment and disposal
382100 Treatment and disposal of non-hazardous waste
382200 Treatment and disposal of hazardous waste
383 Materials recovery
383100 Motor vehicle breaking
383900 Recovery of materials n.e.c.
390000 Remediation activities and other waste management services
F Construction
41 Construction of buildings
411000 Erection of architectural superstructures
412000 Structural steel framework erection
419 Other new building construction works
419100 Structural alteration and addition works
419200 Erection of minor architectural superstructures
419300 Erection of temporary structures
419900 Combined and other miscellaneous new building construction works
42 Civil engineering
421000 Construction of civil engineering projects
422000 Miscellaneous civil engineering works
43 Specialised construction activities
431 Demolition and site preparation
431100 Demolition
4312 Site preparation
431201 Site formation and clearance
431202 Foundation works
431203 Site investigation
431204 Excavation work
431299 Combined and other site preparation works
432 Building services installation and maintenance activities
4321 Electrical equipment installation and maintenance
432101 Electrical wiring and fitting
432102 Electrical fitting with water plumbing
432103 Fire alarm and fire fighting equipment, installation and maintenance
432104 Anti-burglar system, installation and maintenance
432105 Intercommunication system, installation and maintenance
432106 Telecommunications equipment, installation and maintenance
432199 Combined and other installation and maintenance of electrical and mechanical equipment
4322 Ventilation, gas and water fitting installation and maintenance activities
432201 Air-conditioning and ventilation system, installation and maintenance
432202 Water plumbing and drain laying
432203 Water well drilling
432204 Gas fitting, installation and maintenance
432299 Combined and other ventilation, gas and water fitting, installation and maintenance
4329 Other construction installation and maintenance
432901 Lift and escalator, installation and maintenance
432999 Miscellaneous construction installation and maintenance n.e.c.
439 Building finishing and other specialised construction activities
4391 Decoration, repair and maintenance for buildings
439101 Interior fitting, decoration and repairs for buildings
439102 Exterior renovation and repairs for buildings
439199 Combination of interior fitting, decoration and exterior renovation and repairs for buildings
4399 Other general finishing and specialised construction works
439901 Concrete work
439902 Steel bending (incl. welding)
439903 Bamboo scaffolding
439904 Metal scaffolding
439905 Carpentry
439906 Masonry
439907 Sheet metal work
439908 Roofing and water proofing
439911 Brick laying, tile setting and plastering
439912 Floor laying (excl. setting floor tiles)
439913 Window installation and glass glazing
439914 Painting
439915 Crane operation
439916 Carpet fitting, upholstery and wallpapering
439917 Fencing, railing and related metal structure installation
439918 Ornamentation fitting
439999 Miscellaneous finishing and specialised construction works n.e.c.
G Import/export, wholesale and retail trades
45 Import and export trade
451 Export trade
451100 Export trading on a fee or contract basis
4512 Export trading of agricultural products and live animals
451201 Export trading of livestock and poultry
451202 Export trading of cotton, textile fibre and yarn
451203 Export trading of leather (incl. imitation leather and other plastic sheetings)
451204 Export trading of rubber
451205 Export trading of wood and rattan
451206 Export trading of fresh flowers and plants
451207 Export trading of pet animals (incl. aquarium fish)
451299 Export trading of agricultural products and live animals n.e.c.
4513 Export trading of food, beverages and tobacco
451301 Export trading of canned foods
451302 Export trading of confectioneries and biscuits
451303 Export trading of dairy products
451304 Export trading of edible oils
451305 Export trading of nuts, seeds and dried beans
451306 Export trading of eggs
451307 Export trading of feeds for animals and pets
451308 Export trading of fish and other sea products, dried or preserved
451311 Export trading of fish and other sea products, fresh or frozen
451312 Export trading of fruits and vegetables, fresh
451313 Export trading of meat, fresh or frozen (incl. poultry and meat of wild animals)
451314 Export trading of noodles and rice sticks
451315 Export trading of rice
451316 Export trading of sugar and flour
451317 Export trading of tea, coffee and cocoa
451318 Export trading of meat, roasted, dried or preserved
451321 Export trading of preserved provisions and spices
451322 Export trading of tobacco, cigarettes and cigars
451323 Export trading of alcoholic drinks
451324 Export trading of groceries of general provisions
451399 Export trading of specialised food n.e.c.
4514 Export trading of household goods
451401 Export trading of footwear and shoe accessories
451402 Export trading of fabrics
451403 Export trading of tailoring accessories and trimming materials
451404 Export trading of wearing apparel
451405 Export trading of embroidery and drawn works
451406 Export trading of household linen, drapery, carpets, rugs and allied products
451407 Export trading of rope, cord and netting appliances
451408 Export trading of umbrellas
451411 Export trading of luggage cases, handbags and similar articles of leather or leather substitutes
451421 Export trading of antiques and works of art and craft
451422 Export trading of bamboo and cane products (excl. furniture and fixtures)
451423 Export trading of books, periodicals and newspapers
451424 Export trading of china, earthenware and glassware
451425 Export trading of Chinese drugs and herbs
451426 Export trading of cooking and kitchen utensils, other than electrical
451427 Export trading of toilet preparations and cleaning materials
451428 Export trading of drugs and pharmaceuticals (excl. Chinese drugs and herbs)
451431 Export trading of cosmetics and perfumes
451432 Export trading of jewellery and precious metal accessories
451433 Export trading of imitation jewellery and related articles
451434 Export trading of hardware and metalware
451435 Export trading of spectacles and optical supplies
451436 Export trading of photographic equipment and supplies
451437 Export trading of recorded audio and video tapes, CDs, DVDs and similar media
451438 Export trading of sacks and bags (excl. handbags and travelling bags)
451441 Export trading of stationery
451442 Export trading of musical instruments
451443 Export trading of sports goods
451444 Export trading of toys
451445 Export trading of computer games
451446 Export trading of watches and clocks
451447 Export trading of paper products
451448 Export trading of Chinese religious articles
451451 Export trading of plastic products (incl. decorative ornaments and flowers)
451452 Export trading of electrical goods (excl. machinery, office and telecommunications equipment and appliances)
451499 Export trading of household goods n.e.c.
4515 Export trading of motor vehicles, motorcycles and other transport equipment
451501 Export trading of motor vehicles
451502 Export trading of motorcycles
451503 Export trading of parts and accessories of motor vehicles and motorcycles
451599 Export trading of other transport equipment (except motor vehicles and motorcycles)
4516 Export trading of machinery, equipment and supplies
451601 Export trading of computers and computer peripheral equipment
451602 Export trading of computer software
451611 Export trading of telecommunications equipment
451612 Export trading of blank audio and video tapes, diskettes, CDs and DVDs
451613 Export trading of electronic parts
451621 Export trading of agricultural machinery, equipment and supplies
451631 Export trading of scientific and professional instruments (excl. medical and dental instruments)
451632 Export trading of sewing machines and parts (incl. stands)
451633 Export trading of medical, health and hospital equipment and supplies
451634 Export trading of office appliances and equipment (excl. computers, furniture and fixtures)
451635 Export trading of cases and other parts for watches and clocks
451699 Export trading of machinery and equipment n.e.c. (except furniture)
4517 Other specialised export trading
451701 Export trading of firewood, charcoal, coke and similar fuels
451702 Export trading of oil fuels and lubricants
451703 Export trading of petroleum products (kerosene and L.P. gas)
451711 Export trading of metals and metal ores
451721 Export trading of construction materials, hardware and plumbing equipment and supplies
451731 Export trading of furniture and fixtures
451741 Export trading of chemicals and allied products
451742 Export trading of paints and varnishes
451743 Export trading of paper for industrial use and printing
451744 Export trading of waste and scrap
451799 Export trading of other specialised products n.e.c.
451900 Non-specialised export trading
452 Import for wholesale
452100 Import for wholesale on a fee or contract basis
4522 Import for wholesale of agricultural products and live animals
452201 Import for wholesale of livestock and poultry
452202 Import for wholesale of cotton, textile fibre and yarn
452203 Import for wholesale of leather (incl. imitation leather and other plastic sheetings)
452204 Import for wholesale of rubber
452205 Import for wholesale of wood and rattan
452206 Import for wholesale of fresh flowers and plants
452207 Import for wholesale of pet animals (incl. aquarium fish)
452299 Import for wholesale of agricultural products and live animals n.e.c.
4523 Import for wholesale of food, beverages and tobacco
452301 Import for wholesale of canned foods
452302 Import for wholesale of confectioneries and biscuits
452303 Import for wholesale of dairy products
452304 Import for wholesale of edible oils
452305 Import for wholesale of nuts, seeds and dried beans
452306 Import for wholesale of eggs
452307 Import for wholesale of feeds for animals and pets
452308 Import for wholesale of fish and other sea products, dried or preserved
452311 Import for wholesale of fish and other sea products, fresh or frozen
452312 Import for wholesale of fruits and vegetables, fresh
452313 Import for wholesale of meat, fresh or frozen (incl. poultry and meat of wild animals)
452314 Import for wholesale of noodles and rice sticks
452315 Import for wholesale of rice
452316 Import for wholesale of sugar and flour
452317 Import for wholesale of tea, coffee and cocoa
452318 Import for wholesale of meat, roasted, dried or preserved
452321 Import for wholesale of preserved provisions and spices
452322 Import for wholesale of tobacco, cigarettes and cigars
452323 Import for wholesale of alcoholic drinks
452324 Import for wholesale of groceries of general provisions
452399 Import for wholesale of specialised food n.e.c.
4524 Import for wholesale of household goods
452401 Import for wholesale of footwear and shoe accessories
452402 Import for wholesale of fabrics
452403 Import for wholesale of tailoring accessories and trimming materials
452404 Import for wholesale of wearing apparel
452405 Import for wholesale of embroidery and drawn works
452406 Import for wholesale of household linen, drapery, carpets, rugs and allied products
452407 Import for wholesale of rope, cord and netting appliances
452408 Import for wholesale of umbrellas
452411 Import for wholesale of luggage cases, handbags and similar articles of leather or leather substitutes
452421 Import for wholesale of antiques and works of art and craft
452422 Import for wholesale of bamboo and cane products (excl. furniture and fixtures)
452423 Import for wholesale of books, periodicals and newspapers
452424 Import for wholesale of china, earthenware and glassware
452425 Import for wholesale of Chinese drugs and herbs
452426 Import for wholesale of cooking and kitchen utensils, other than electrical
452427 Import for wholesale of toilet preparations and cleaning materials
452428 Import for wholesale of drugs and pharmaceuticals (excl. Chinese drugs and herbs)
452431 Import for wholesale of cosmetics and perfumes
452432 Import for wholesale of jewellery and precious metal accessories
452433 Import for wholesale of imitation jewellery and related articles
452434 Import for wholesale of hardware and metalware
452435 Import for wholesale of spectacles and optical supplies
452436 Import for wholesale of photographic equipment and supplies
452437 Import for wholesale of recorded audio and video tapes, CDs, DVDs and similar media
452438 Import for wholesale of sacks and bags (excl. handbags and travelling bags)
452441 Import for wholesale of stationery
452442 Import for wholesale of musical instruments
452443 Import for wholesale of sports goods
452444 Import for wholesale of toys
452445 Import for wholesale of computer games
452446 Import for wholesale of watches and clocks
452447 Import for wholesale of paper products
452448 Import for wholesale of Chinese religious articles
452451 Import for wholesale of plastic products (incl. decorative ornaments and flowers)
452452 Import for wholesale of electrical goods (excl. machinery, office and telecommunications equipment and appliances)
452499 Import for wholesale of household goods n.e.c.
4525 Import for wholesale of motor vehicles, motorcycles and other transport equipment
452501 Import for wholesale of motor vehicles
452502 Import for wholesale of motorcycles
452503 Import for wholesale of parts and accessories of motor vehicles and motorcycles
452599 Import for wholesale of other transport equipment (except motor vehicles and motorcycles)
4526 Import for wholesale of machinery, equipment and supplies
452601 Import for wholesale of computers and computer peripheral equipment
452602 Import for wholesale of computer software
452611 Import for wholesale of telecommunications equipment and parts
452612 Import for wholesale of blank audio and video tapes, diskettes, CDs and DVDs
452613 Import for wholesale of electronic parts
452621 Import for wholesale of agricultural machinery, equipment and supplies
452631 Import for wholesale of scientific and professional instruments (excl. medical and dental instruments)
452632 Import for wholesale of sewing machines and parts (incl. stands)
452633 Import for wholesale of medical, health and hospital equipment and supplies
452634 Import for wholesale of office appliances and equipment (excl. computers, furniture and fixtures)
452635 Import for wholesale of cases and other parts for watches and clocks
452699 Import for wholesale of machinery and equipment n.e.c. (except furniture)
4527 Other specialised import for wholesale
452701 Import for wholesale of firewood, charcoal, coke and similar fuels
452702 Import for wholesale of oil fuels and lubricants
452703 Import for wholesale of petroleum products (kerosene and L.P. gas)
452711 Import for wholesale of metals and metal ores
452721 Import for wholesale of construction materials, hardware and plumbing equipment and supplies
452731 Import for wholesale of furniture and fixtures
452741 Import for wholesale of chemicals and allied products
452742 Import for wholesale of paints and varnishes
452743 Import for wholesale of paper for industrial use and printing
452744 Import for wholesale of waste and scrap
452799 Import for wholesale of other specialised products n.e.c.
452900 Non-specialised import for wholesale
460 Wholesale
460100 Brokers and agents for wholesale (incl. auctioneers)
4602 Wholesale of agricultural products and live animals
460201 Wholesale of livestock and poultry
460202 Wholesale of cotton, textile fibre and yarn
460203 Wholesale of leather (incl. imitation leather and other plastic sheetings)
460204 Wholesale of rubber
460205 Wholesale of wood and rattan
460206 Wholesale of fresh flowers and plants
460207 Wholesale of pet animals (incl. aquarium fish)
460299 Wholesale of agricultural products and live animals n.e.c.
4603 Wholesale of food, beverages and tobacco
460301 Wholesale of canned foods
460302 Wholesale of confectioneries and biscuits
460303 Wholesale of dairy products
460304 Wholesale of edible oils
460305 Wholesale of nuts, seeds and dried beans
460306 Wholesale of eggs
460307 Wholesale of feeds for animals and pets
460308 Wholesale of fish and other sea products, dried or preserved
460311 Wholesale of fish and other sea products, fresh or frozen
460312 Wholesale of fruits and vegetables, fresh
460313 Wholesale of meat, fresh or frozen (incl. poultry and meat of wild animals)
460314 Wholesale of noodles
460315 Wholesale of rice
460316 Wholesale of sugar and flour
460317 Wholesale of tea, coffee and cocoa
460318 Wholesale of meat, roasted, dried or preserved
460321 Wholesale of preserved provisions and spices
460322 Wholesale of tobacco, cigarettes and cigars
460323 Wholesale of alcoholic drinks
460324 Wholesale of groceries of general provisions
460399 Wholesale of specialised food n.e.c.
4604 Wholesale of household goods
460401 Wholesale of footwear and shoe accessories
460402 Wholesale of fabrics
460403 Wholesale of tailoring accessories and trimming materials
460404 Wholesale of wearing apparel
460405 Wholesale of embroidery and drawn works
460406 Wholesale of household linen, drapery, carpets, rugs and allied products
460407 Wholesale of rope, cord and netting appliances
460408 Wholesale of umbrellas
460411 Wholesale of luggage cases, handbags and similar articles of leather or leather substitutes
460421 Wholesale of antiques and works of art and craft
460422 Wholesale of bamboo and cane products (excl. furniture and fixtures)
460423 Wholesale of books, periodicals and newspapers
460424 Wholesale of china, earthenware and glassware
460425 Wholesale of Chinese drugs and herbs
460426 Wholesale of cooking and kitchen utensils, other than electrical
460427 Wholesale of toilet preparations and cleaning materials
460428 Wholesale of drugs and pharmaceuticals (excl. Chinese drugs and herbs)
460431 Wholesale of cosmetics and perfumes
460432 Wholesale of jewellery and precious metal accessories
460433 Wholesale of imitation jewellery and related articles
460434 Wholesale of hardware and metalware
460435 Wholesale of spectacles and optical supplies
460436 Wholesale of photographic equipment and supplies
460437 Wholesale of recorded audio and video tapes, CDs, DVDs and similar media
460438 Wholesale of sacks and bags (excl. handbags and travelling bags)
460441 Wholesale of stationery
460442 Wholesale of musical instruments
460443 Wholesale of sports goods
460444 Wholesale of toys
460445 Wholesale of computer games
460446 Wholesale of watches and clocks
460447 Wholesale of paper products
460448 Wholesale of Chinese religious articles
460451 Wholesale of plastic products (incl. decorative ornaments and flowers)
460452 Wholesale of electrical goods (excl. machinery, office and telecommunications equipment and appliances)
460499 Wholesale of household goods n.e.c.
4605 Wholesale of motor vehicles, motorcycles and other transport equipment
460501 Wholesale of motor vehicles
460502 Wholesale of motorcycles
460503 Wholesale of parts and accessories of motor vehicles and motorcycles
460599 Wholesale of other transport equipment (except motor vehicles and motorcycles)
4606 Wholesale of machinery, equipment and supplies
460601 Wholesale of computers and computer peripheral equipment
460602 Wholesale of computer software
460611 Wholesale of telecommunications equipment and parts
460612 Wholesale of blank audio and video tapes, diskettes, CDs and DVDs
460613 Wholesale of electronic parts
460621 Wholesale of agricultural machinery, equipment and supplies
460631 Wholesale of scientific and professional instruments (excl. medical and dental instruments)
460632 Wholesale of sewing machines and parts (incl. stands)
460633 Wholesale of medical, health and hospital equipment and supplies
460634 Wholesale of office appliances and equipment (excl. computers, furniture and fixtures)
460635 Wholesale of cases and other parts for watches and clocks
460699 Wholesale of machinery and equipment n.e.c. (except furniture)
4607 Other specialised wholesale
460701 Wholesale of firewood, charcoal, coke and similar fuels
460702 Wholesale of oil fuels and lubricants
460703 Wholesale of petroleum products (kerosene and L.P. gas)
460711 Wholesale of metals and metal ores
460721 Wholesale of construction materials, hardware and plumbing equipment and supplies
460731 Wholesale of furniture and fixtures
460741 Wholesale of chemicals and allied products
460742 Wholesale of paints and varnishes
460743 Wholesale of paper for industrial use and printing
460744 Wholesale of waste and scrap
460799 Wholesale of other specialised products n.e.c.
460900 Non-specialised wholesale
47 Retail trade
471 Retail sale in non-specialised stores
4711 Retail sale in general merchandise stores with food and beverages predominating
471101 Supermarkets
471102 Convenience stores
471103 Grocery stores of Chinese provisions
471104 Grocery stores of general provisions
4719 Other retail sale in non-specialised stores
471901 Department stores
471999 Other retail sale of general merchandise
472 Retail sale of food, beverages and tobacco in specialised stores
4721 Retail sale of food in specialised stores
472101 Retail sale of bread and pastry
472102 Retail sale of confectioneries and biscuits
472103 Retail sale of fish and other sea products, dried or preserved
472104 Retail sale of fish, other sea products and meat, fresh or frozen
472105 Retail sale of fruits and vegetables, fresh
472106 Retail sale of noodles and rice sticks
472107 Retail sale of preserved provisions and spices (incl. dried or preserved fruits and vegetables)
472108 Retail sale of rice
472111 Retail sale of meat, roasted, dried or preserved
472112 Retail sale of tea
472113 Retail sale of bean curd and bean products
472114 Retail sale of eggs
472199 Specialised food retail stores, without seats provided n.e.c.
4722 Retail sale of beverages in specialised stores
472201 Retail sale of alcoholic beverages in specialised stores
472202 Retail sale of non-alcoholic beverages in specialised stores
472299 Retail sale of beverages (incl. alcoholic and non-alcoholic)
472300 Retail sale of tobacco products in specialised stores
473 Retail sale of fuel
473100 Petrol filling stations
473200 Retail sale of firewood, charcoal, coke and similar fuels
473300 Retail sale of kerosene and L.P. gas
474 Retail sale of information and communications equipment in specialised stores
4741 Retail sale of computers, peripheral units, software and telecommunications equipment
474101 Retail sale of telecommunications equipment
474102 Retail sale of computers and peripheral units
474103 Retail sale of computer software
474200 Retail sale of audio and video equipment
475 Retail sale of other household equipment in specialised stores
4751 Retail sale of textiles
475101 Retail sale of fabrics
475102 Retail sale of tailoring accessories and trimming materials
475103 Retail sale of knitting yarn
475104 Retail sale of embroidery and drawn works
475105 Retail sale of household linen
475106 Retail sale of drapery (incl. blinds and curtains)
475107 Retail sale of rope, cord and netting appliances
475199 Retail sale of other textiles or textiles of several kinds
475200 Retail sale of hardware, metalware, paints and other building renovation materials
475300 Retail sale of carpets, rugs, wall and floor coverings
4759 Retail sale of electrical household appliances, furniture and other household articles
475901 Retail sale of bamboo and cane products (excl. furniture and fixtures)
475902 Retail sale of china, earthenware and glassware
475903 Retail sale of cooking and kitchen utensils, other than electrical
475904 Retail sale of canvas and canvas products
475905 Retail sale of electrical goods (excl. machinery, office and telecommunications equipment and appliances, audio and video equipment)
475906 Retail sale of furniture and fixtures
475999 Retail sale of household articles n.e.c.
476 Retail sale of cultural and recreation goods in specialised stores
476100 Retail sale of books, newspapers and stationary
476200 Retail sale of music and video recordings
476300 Retail sale of sporting equipment
4764 Retail sale of games and toys
476401 Retail sale of toys
476402 Retail sale of computer games
476403 Retail sale of gambling apparatus
477 Retail sale of other goods in specialised stores
4771 Retail sale of clothing, footwear and leather articles
477101 Retail sale of footwear and shoe accessories
477102 Retail sale of wearing apparel
477103 Retail sale of umbrellas
477104 Retail sale of luggage cases, handbags and similar articles of leather or leather substitutes
477199 Combined retail sale of clothing, footwear and leather articles
4772 Retail sale of pharmaceutical, medical and health goods, cosmetics and personal care products
477201 Retail sale of Chinese drugs and herbs
477202 Retail sale of medicines and health supplements (with or without selling cosmetics and personal care products)
477203 Retail sale of medical goods
477204 Retail sale of cosmetics and personal care products
4773 Retail sale of motor vehicles, motorcycles and other transport equipment
477301 Retail sale of motor vehicles
477302 Retail sale of motorcycles
477303 Retail sale of motor vehicle and motorcycle parts and accessories
477399 Retail sale of other transport equipment (except motor vehicles and motorcycles)
4774 Other retail sale of new goods
477401 Retail sale of works of art and craft
477402 Retail sale of jewellery and precious metal accessories
477403 Retail sale of imitation jewellery and related articles
477404 Optical shops
477405 Retail sale of photographic equipment and supplies
477406 Retail sale of sacks and bags (excl. handbags and travelling bags)
477407 Retail sale of musical instruments
477408 Retail sale of watches and clocks
477411 Retail sale of paper products
477412 Retail sale of Chinese religious articles
477413 Retail sale of flowers and plants (incl. seeds, fertilisers and horticultural sundries)
477414 Retail sale of pets and animals (incl. feeds and accessories)
477415 Retail sale of fire prevention equipment
477416 Retail sale of gifts, novelties and souvenirs
477417 Luxuries comprehensive stores
477418 Retail sale of scientific & professional instruments (excl. medical & dental equipment and appliances)
477421 Retail sale of sewing machines and parts (incl. stands)
477422 Retail sale of office appliances and equipment (excl. computers, furniture and fixtures)
477499 Other miscellaneous retail sale of new goods n.e.c.
4775 Retail sale of second-hand goods
477501 Retail sale of antiques
477502 Stamp collection shops
477599 Retail sale of second-hand goods n.e.c.
478 Non-store retailing
4781 Retail sale via mobile stalls
478101 Retail sale of food, beverages and tobacco products via mobile stalls
478102 Retail sale of textiles, clothing and footwear via mobile stalls
478199 Retail sale of other goods via mobile stalls
4782 Retail trade not via stores and mobile stalls
478201 Retail sale via mail order or internet
478299 Other retail sale not via stores and movable stalls
H Transportation, storage, postal and courier services
49 Land transport
491000 Railway and cable transport
492 Land transport by road
492100 Public bus services
4922 Taxi services
492201 Urban taxi services
492202 New Territories taxi services
492203 Lantau taxi services
492300 Non-scheduled public light bus services
492400 Scheduled public light bus services
492500 School bus services
4926 Rental of passenger vehicles with drivers
492601 Rental of passenger vehicles with drivers (providing local transportation services only)
492602 Rental of passenger vehicles with drivers (with cross-border transportation services)
4927 Freight transport by road (excl. tractors)
492701 Transport by goods vehicles (excl. tractors) (providing local transportation services only)
492702 Transport by goods vehicles (excl. tractors) (with cross-border transportation services)
4928 Transport by tractors
492801 Transport by tractors (providing local transportation services only)
492802 Transport by tractors (with cross-border transportation services)
499000 Other land transport services
50 Water transport
501 Cross-border water transport
501100 Ship agents and managers
501200 Local representative offices of overseas shipping companies
5013 Ship owners of sea-going vessels
501301 Ship owners of sea-going vessels for passenger transport
501302 Ship owners of sea-going vessels for freight transport
5014 Operators of sea-going vessels
501401 Operators of sea-going vessels for passenger transport
501402 Operators of sea-going vessels for freight transport
5015 Ship owners and operators of vessels moving between Hong Kong and the ports in Pearl River Delta
501501 Ship owners and operators of passenger vessels moving between Hong Kong and the ports in Pearl River Delta
501502 Ship owners and operators of freight vessels moving between Hong Kong and the ports in Pearl River Delta
502 Inland water transport
5021 Inland passenger water transport
502101 Licensed and franchised ferry services
502199 Kaito and non-scheduled inland water passenger transport
502200 Inland freight water transport
510 Air transport
510100 Hong Kong-based airline and helicopter companies
5102 Local representative offices of overseas airline companies
510201 Local representative offices of overseas airline companies (passenger)
510202 Local representative offices of overseas airline companies (freight)
510900 Air transport services n.e.c.
52 Warehousing and support activities for transportation
521 Warehousing and storage
521100 Cold storage
521200 General cargo warehouses
522 Support activities for transportation
5221 Service activities incidental to land transportation
522101 Car park operation
522102 Vehicular tunnel, bridge and highway operators
522103 Loading and unloading of luggage or freight during land transport
522199 Service activities incidental to land transportation n.e.c.
5222 Service activities incidental to water transportation
522201 Container terminal and marine cargo terminal operators
522202 Mid-stream operation
522203 Port facilities operators (except container and marine cargo terminals)
522204 Container back-up activities
522299 Service activities incidental to water transportation n.e.c.
522300 Service activities incidental to air transportation
5229 Other transportation support activities
522901 Air cargo forwarding services
522902 Sea cargo forwarding services
522903 Land cargo forwarding services
522904 Packing and crating services
522905 Cargo inspection, sampling and weighing services
522906 Shipbrokers
522999 Other miscellaneous transportation support activities n.e.c.
53 Postal and courier activities
531000 Postal activities
532 Courier activities
532100 International courier activities
532200 Local courier activities
I Accommodation and food service activities
550 Short term accommodation activities
550100 Hotels
550900 Guesthouses, boarding houses and other short term accommodation activities
56 Food and beverage service activities
561 Restaurants and other meal service activities
5611 Restaurants
561101 Hong Kong style tea cafes
561103 Japanese cuisine restaurants
561104 Korean cuisine restaurants
561105 Thai cuisine restaurants
561106 Vietnamese cuisine restaurants
561107 French cuisine restaurants
561108 Italian cuisine restaurants
561109 Guangdong cuisine restaurants
561110 Beijing, Sichuan, Shanghai cuisine restaurants
561111 Chinese restaurants serving other Chinese cuisines
561199 Restaurants n.e.c.
561200 Fast food cafes
5619 Other meal service activities
561901 Other eating places with seats
561902 Stalls at food court
561903 Takeaway shops and meal outlets without seats
562000 Event catering and other food service activities
563 Beverage serving places
563100 Bars and lounges
563200 Coffee shops
563300 Herb tea shops
563900 Beverage serving places n.e.c.
J Information and communications
58 Publishing activities
581 Publishing of books, periodicals and other publishing activities
581100 Publishing of books, directories and mailing lists
5812 Publishing of newspapers, magazines and periodicals
581201 Publishing of newspapers
581202 Publishing of magazines and periodicals
581900 Other publishing activities
582 Software publishing
582100 Publishing of computer games
582900 Publishing of other softwares
59 Motion picture, video and television programme production, sound recording and music publishing activities
591 Motion picture, video and television programme activities
591100 Motion picture, video and television programme production activities
591200 Motion picture, video and television programme post-production activities
591300 Motion picture, video and television programme distribution activities
591400 Motion picture projection activities
592000 Sound recording and music publishing activities
60 Programming and broadcasting activities
601000 Radio broadcasting
602000 Television programming and broadcasting activities
61 Telecommunications
611000 Telecommunications network operation
619 Other telecommunications activities
619100 Internet access services
619900 Other miscellaneous telecommunications activities n.e.c.
620 Information technology service activities
6201 Computer programming activities
620101 Development of computer games
620199 Development of other softwares and programming activities
620200 Information technology consultancy activities and computer facilities management activities
620900 Other information technology service activities
63 Information service activities
631 Web portals, data processing, hosting and related activities
631100 Data processing, hosting and related activities
631200 Web portals
639 Other information service activities
639100 News agency activities
639900 Other information service activities n.e.c.
K Financial and insurance activities
64 Financial service activities (except insurance and pension funding)
641 Monetary intermediation
641100 Monetary authorities
6412 Domestic banking units
641201 Licensed banks
641202 Restricted licensed banks
641203 Deposit-taking companies
641300 Local representative offices of foreign banks
642000 Investment and holding companies
644000 Trusts, funds and similar financial entities
649 Other financial service activities
649100 Financial leasing
6492 Credit granting (except financial leasing)
649201 Pawnshops
649299 Personal loan, mortgage, instalment credit and other credit granting
6499 Other financial service activities without loan making
649901 Money changers and foreign exchange brokers or dealers
649999 Other miscellaneous financial service activities n.e.c.
65 Insurance
651 Insurance underwriting
651100 Life insurance underwriting
651200 Non-life insurance underwriting
652000 Pension funding
66 Activities auxiliary to financial service and insurance activities
661 Activities auxiliary to financial service activities (except insurance and pension funding)
661100 Administration of marketplaces for securities and commodity contracts
6612 Securities and commodity contracts dealing activities
661201 Investment banking activities
661202 Securities brokerage
661203 Commodity futures and gold bullion brokers and dealers
6619 Other activities auxiliary to financial service activities
661901 Investment advisory services
661902 Trustees and custodians
661999 Other miscellaneous activities auxiliary to financial service activities n.e.c.
662 Activities auxiliary to insurance and pension funding
662100 Risk and damage evaluation
662200 Activities of insurance agents and brokers
662900 Other activities auxiliary to insurance and pension funding
663000 Fund management
L Real estate activities
68 Real estate activities
681 Real estate activities with own or leased property
681100 Real estate development
681200 Real estate leasing
681300 Real estate development with leasing
681400 Property holding and resale
682 Real estate activities on a fee or contract basis
682100 Real estate brokerage and agency
682200 Real estate maintenance management
682900 Other real estate services n.e.c.
M Professional, scientific and technical activities
69 Legal and accounting activities
691 Legal activities
691100 Solicitor services
691200 Barrister services
692 Accounting, bookkeeping and auditing activities, tax consultancy
692100 Accounting and auditing services
692200 Book-keeping and general accounting services
70 Activities of head offices; management and management consultancy activities
701 Activities of head offices
701100 Business head offices of local enterprises
701200 Head/Regional offices of enterprises operating aboard
702 Management consultancy activities
702100 Public relation services
702200 Business management and consultancy services
71 Architecture and engineering activities, technical testing and analysis
711 Architectural, surveying and engineering services related to real estate and construction
711100 Architectural design services
711200 Surveying services related to real estate and construction
711300 Structural engineering services
711400 Building services engineering services
711500 Civil and geotechnical engineering services
711600 Environmental engineering services and related consultancy services
711700 Town planning and urban design activities
711900 Combined and other architectural, surveying and engineering services related to construction
712000 Technical testing and analysis
719000 Engineering, technical and consultancy services not related to construction and real estate activities n.e.c.
72 Scientific research and development
721000 Research and development on natural sciences and engineering
722000 Research and development on social sciences and humanities
729000 General and miscellaneous research and development services
730000 Veterinary activities
74 Advertising and market research
741 Advertising
741100 Advertising companies and agencies
741900 Advertising services n.e.c.
742000 Market research and public opinion polling
75 Other professional, scientific and technical activities
751 Specialised design activities
751100 Interior and furniture design services
751200 Multi-media, visual and graphic design activities
751300 Fashion design services (incl. accessories)
751400 Industrial design services
751900 Specialised design activities n.e.c.
752 Photographic activities
752100 Photographic production services
752200 Photo printing and photo finishing services
753000 Translation and interpretation services
759000 Other miscellaneous professional, scientific and technical activities n.e.c.
N Administrative and support service activities
77 Rental and leasing activities
771000 Renting and leasing machinery and equipment
772 Renting and leasing of personal and household goods
772100 Renting and leasing of recreational and sports goods
772200 Renting of video tapes and discs
772900 Renting and leasing of other personal and household goods
773000 Leasing of intellectual property and similar non-financial intangible assets (except copyrighted works)
78 Employment activities
781000 Activities of employment placement agencies
782000 Provision of temporary personnel
783000 Management of human resources functions
79 Travel agency, reservation service and related activities
791000 Travel agency activities
799000 Other reservation service and tourist-related activities
80 Security and investigation activities
801000 Security guard services
802000 Security system operation services
803000 Private detective services
81 Services to buildings and landscape care activities
811000 Pest control services
812 Cleaning activities
812100 General cleaning of buildings
812900 Other building and industrial cleaning activities
813000 Landscape care and greenery services
82 Office administrative, office support and other business support activities
821 Office administrative and support activities
821100 Combined office administrative service activities
821900 Photocopying, document preparation and other specialised office support activities
822000 Activities of call centres
823000 Convention and trade show organising services
829 Business support service activities n.e.c.
829100 Debt collecting and credit reporting services
829200 Packaging activities
829300 Printing agents
829400 Agents for artists, athletes, models and other public figures
829900 Other miscellaneous business support service activities n.e.c.
O Public administration
84 Public administration
841000 Government administration; economic and social policy
842000 Public order and safety activities
P Education
85 Education
851 Primary and pre-primary education
851100 Kindergartens
851200 Primary schools
852000 Secondary schools
853000 Universities and colleges providing post-secondary courses
854 Other education
8541 Sports skills instruction (except academic)
854101 Ball games instruction
854102 Athletic instruction
854103 Swimming and lifeguard instruction
854104 Yoga and gymnastics instruction
854105 Marital arts and taiji instruction
854106 Windsurfing, yachting and rowing instruction
854107 Wilderness skills and mountaineering instruction
854108 Skating and roller skating instruction
854111 Riding instruction
854112 General sports skills training
854199 Other sports skills instruction
8542 Cultural education (except academic)
854201 Drama instruction
854202 Music instruction
854203 Dance instruction
854204 Painting instruction
854205 Sculpture instruction
854206 Calligraphy instruction
854207 Photography instruction
854208 General fine arts and performing arts schools (except academic)
854299 Other cultural education
854300 Special education
854400 Academic tutoring services
8549 Miscellaneous education (except academic)
854901 Automobile driving instruction
854902 Computer application training
854903 Linguistic instruction
854904 Industrial and commercial vocational schools
854905 Cookery instruction
854999 Other miscellaneous education n.e.c.
855000 Educational support services
Q Human health and social work activities
86 Human health activities
861 Hospital activities
861100 Hospitals
861200 Maternity homes
862 Medical and dental practice activities
862100 Clinics
862200 Medical practitioners' offices
862300 Dental practitioner activities
869 Other human health activities
869100 Medical and X-ray laboratories
869200 Allied health personnel practice activities
869300 Chinese medicine practitioners
869900 Miscellaneous human health services n.e.c.
87 Residential care activities
871 Nursing homes
871100 Nursing homes for the elderly
871900 Nursing homes n.e.c.
872000 Residential care activities for substance abuse
873000 Residential care activities for the elderly
874000 Residential care activities for persons with disabilities
879000 Other residential care activities
88 Social work activities without accommodation
881000 Social work activities without accommodation for the elderly
882000 Social work activities without accommodation for the disabled
883000 Youth centres
884000 Child day-care centres
885000 Welfare foundations and development projects
889000 Other social work activities without accommodation
R Arts, entertainment and recreation
90 Creative and performing arts activities
901000 Performing arts activities
902000 Creative artists, musicians and writers
903000 Performing arts venue operation
910 Libraries, archives, museums and other cultural activities
910100 Libraries and archives activities
910200 Museums activities and operation of historical sites
910300 Botanical and zoological gardens, nature reserves activities
920000 Activities of amusement parks and theme parks
93 Sports and other entertainment activities
931 Sports activities
9311 Operation of sports facilities
931101 Billiard centres
931102 Bowling centres
931103 Swimming pools
931104 Skating centres
931105 Gymnasium and fitness centres
931106 Golf centres
931107 Tennis courts
931108 Football and athletics pitches
931111 General-purposes sports centres
931199 Other sports facilities operators n.e.c.
931200 Activities of sports clubs
931900 Other sports activities
939 Other entertainment activities
939100 Betting activities
939200 Night clubs and dance halls
939300 Karaoke
939400 Discotheques
939500 Amusement game centres
939900 Other miscellaneous entertainment activities n.e.c.
S Other service activities
94 Activities of membership organisations
941 Activities of business, employers and professional membership organisations
941100 Activities of business and employers membership organisations
941200 Activities of professional membership organisations
942000 Activities of trade unions
943000 Activities of religious organisations
944000 Activities of political organisations
949000 Activities of other membership organisations n.e.c.
95 Repair of motor vehicles, motorcycles, computers, personal and household goods
951000 Servicing and repairing of motor vehicles and motorcycles
952 Repair of computers and communications equipment
952100 Repair of computers and peripheral equipment
952200 Repair of communications equipment
953 Repair of personal and household goods
953100 Repair of audio and visual electronic products
953200 Repair of household appliances, home and garden equipment
953300 Repair of footwear and leather goods
953400 Repair of furniture and home furnishings
953500 Locksmith services
953600 Repair of watches and clocks
953700 Repair of jewellery
953900 Repair of other personal and household goods
960 Other personal service activities
960100 Laundry and dry-cleaning services
9602 Beauty and body prettifying treatment
960201 Hairdressing treatment
960202 Made-up, skin and facial care services
960203 Weight control and slimming services
960299 Other beauty and body prettifying treatment
960300 Bathhouse services
9604 Massage services
960401 Body massage services
960402 Foot reflexology
960500 Geomancy, fortune telling and spiritualist services
960600 Match-making, matrimonial agency and marriage ceremony services
960700 Care and training services for pets and animals
960800 Funeral and related activities
960900 Other miscellaneous personal service activities n.e.c.
T Work activities within domestic households
970000 Activities of households as employers of domestic personnel
980000 Goods- and services-producing activities of private households for own use
U Activities of extraterritorial organisations and bodies
990000 Activities of extraterritorial organisations and bodies
`;
