/**
 * Words that mean the same in a trade's name, one group a line. A word stands in one group only.
 */
export const synonyms = `
retail, retailer, shop, store, seller, sell, sale, boutique, outlet, dealer, showroom, mart, kiosk
wholesale, wholesaler, distributor, merchant, bulk, stockist
manufacture, maker, make, factory, producer, production, mill, manufactory
export, exporter, exporting
import, importer, importing
repair, fix, fixing, mechanic, maintenance
farm, farmer, farming, grow, growing, grower, cultivation, plantation, raising, ranch, ranching, breeding, breeder
teach, teacher, lesson, class, classes, instruction, instructor, training, trainer, tuition, education, school, course, coach, tutor, academy
rent, rental, hire, leasing, lease, letting, lessor, renting
car, cars, vehicle, automobile, automotive, motor, auto
motorcycle, motorbike, scooter
build, builder, construction, building, constructing
doctor, physician, medical, clinic, gp
lawyer, solicitor, attorney, legal, law, advocate
clothes, clothing, apparel, garment, wear, fashion, dress, tshirt, saree, sari, saris
shoe, footwear, sandal, slipper
jewellery, jewelry, jeweller, jeweler, jewelery
petrol, gasoline, fuel
tyre, tire
centre, center
aluminium, aluminum
fibre, fiber
colour, color
licence, license
organisation, organization
programme, program
speciality, specialty
theatre, theater
mould, mold
plough, plow
grey, gray
harbour, harbor
labour, labor
film, movie, cinema
bicycle, bike, cycle
bread, bakery, pastry, baker, cake
fish, seafood, fishery, prawn, shrimp, crab, crustacean
meat, butcher, beef, mutton, chicken, pork
alcohol, liquor, spirits, wine, arrack, distillery, distilled, alcoholic
beer, brewery, ale
taxi, cab, ridesharing, tuk, tuktuk
truck, lorry, trucking, haulage, hauling, tipper
phone, telephone, mobile, cellular, smartphone, handset
computer, laptop, pc, desktop, notebook
software, app, apps
hair, hairdresser, hairdressing, barber
gym, fitness, workout
spice, cinnamon, pepper, cardamom, clove, turmeric, nutmeg
vegetable, veg, veggie
flower, florist, floral, floriculture
pharmacy, chemist, drugstore, medicine, pharmaceutical, drug
clean, cleaning, cleaner, janitorial, housekeeping
guard, guards, bodyguard
electric, electrical, electrician, electricity
plumb, plumber, plumbing
paint, painter, painting
wood, wooden, timber, lumber, carpentry, carpenter, joinery
garden, gardening, gardener, landscape, landscaping
news, newspaper, press, journalism, journalist
book, books, bookshop
toy, toys
gift, souvenir, novelty
pet, dog, cat, puppy, kennel
child, children, kid, kids, baby, babies, nursery
old, elderly, elder, aged
hotel, motel, lodge, resort, inn
restaurant, eatery, diner, dining
advertise, advertising, ads, advert, promotion
consult, consultant, consulting, consultancy, advisory, advisor, adviser, advice
account, accountant, accounting, accountancy, bookkeeping
translate, translator, translation, interpreter, interpretation
photo, photograph, photographer, photography, photographic, photoshoot
video, videography, videographer
music, musician, band, singer, song
dance, dancer, dancing, ballet
art, artist, artwork
insurance, insurer, assurance
ship, shipping, vessel, sea, marine
air, aviation, airline, flight, aircraft
house, home, housing, residential, dwelling, domestic
property, realty, realtor
fund, funds
recruit, recruitment, headhunter, headhunting, hiring, employment, jobs
waste, garbage, rubbish, trash, refuse
recycle, recycling, scrap, recovery
solar, photovoltaic
water, aqua
metal, metalwork, steel, iron, welding, welder
glass, glazing, glazier
stone, marble, granite
tea, teas
coconut, coir, copra
rubber, latex
plastic, polythene, polymer
paper, cardboard, carton
print, printing, printer, printers
cosmetic, cosmetics, makeup, skincare, beauty
perfume, fragrance
furniture, sofa, chair, table
carpet, rug
textile, fabric, cloth
tailor, tailoring, seamstress, dressmaker, sewing, stitching
bag, handbag, luggage, purse
watch, clock
toiletries, soap, detergent
dental, dentist, dentistry
eye, optician, optical, optometrist, spectacles
vet, veterinary, veterinarian
funeral, undertaker, burial, crematorium
wash, laundry, launder, drycleaning
travel, holiday, vacation
tour, tourist, tourism, touring
event, exhibition, conference, convention, expo
lift, elevator, escalator
underwear, lingerie, undergarment, nightwear
sock, hosiery
china, porcelain, pottery, ceramic, crockery, tableware, earthenware, stoneware
magazine, periodical, journal
nut, cashew, peanut, almond
drink, beverage, juice
uniform, workwear
pool, swimming
drill, drilling, borehole
sign, signage, signboard
lamp, lighting, light, bulb
box, boxes, container, packaging
yacht, boat
helmet, headgear, hat
tyres, tires, tube
ceremony, wedding, marriage, bridal
therapy, therapist, counselling, counselor, counsellor
nurse, nursing
betting, gambling, casino, lottery
cup, mug
mine, mining, quarry, quarrying
seed, seeds, seedling, sapling
statue, sculpture, sculptor, carving
appliance, fridge, refrigerator, oven
data, database
demolition, demolish, demolishing
fireworks, firecracker, firecrackers
gravestone, headstone, tombstone
study, learn, learning
carry, transport, deliver, delivery
`;
