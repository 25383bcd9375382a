/** Words that give each style its sound. Our own compilation, without words that are famous trade marks. */
export const styleWords = {
  modern: {
    prefixes:
      'neo, nova, next, omni, hyper, opti, inno, cyber, velo, axi, zen, lumi, quant, vert, flux, mono, poly, syn, tri, uni, vivo, avant, prime, apex, core',
    suffixes:
      'ly, ify, io, ix, ora, ova, eon, ium, ity, lab, labs, hub, works, stack, flow, grid, base, forge, pilot, loop, mint, sphere, scale',
    adjectives:
      'agile, bright, bold, clear, crisp, digital, fluid, global, lean, linked, nimble, open, pure, rapid, sharp, smart, swift, true, vivid',
    nouns:
      'arc, beacon, bridge, canvas, circuit, current, edge, frame, horizon, leap, lens, link, loom, node, orbit, path, pixel, pulse, signal, spark, summit, vector, wave',
  },
  classic: {
    prefixes: 'royal, grand, old, first, crown, heritage, sterling, regent, northern, eastern',
    suffixes: '& Co, & Sons, & Partners, House, Trading, Company, Merchants, Associates, Brothers, Guild',
    adjectives:
      'ancient, distinguished, enduring, faithful, fine, genuine, golden, noble, steadfast, sterling, timeless, trusted, venerable',
    nouns:
      'anchor, arch, banyan, bell, castle, cedar, compass, crest, crown, elm, falcon, gate, hall, harbour, ivory, keystone, lion, mill, oak, pearl, pillar, quill, shield, stag, tower, willow',
  },
  playful: {
    prefixes: 'happy, lucky, jolly, zippy, fizzy, bubbly, cheeky, snappy, peppy, bouncy',
    suffixes: 'oo, ster, kins, bee, pop, zilla, mania, berry, puff, doodle, nest',
    adjectives:
      'breezy, bubbly, cheeky, chirpy, cosy, curious, dizzy, fuzzy, giggly, jazzy, merry, perky, quirky, sunny, witty, zany',
    nouns:
      'acorn, banana, biscuit, bubble, button, cricket, cupcake, doodle, firefly, gecko, jellybean, kite, mango, muffin, otter, panda, pebble, pickle, rocket, sprout, teapot, tiger, tuktuk, waffle',
  },
} as const;

/**
 * Roots with their meanings, one a line: `root = meaning`. The Sinhala and Tamil ones are written in Latin letters
 * from general knowledge: a native reader should see a name before it is used.
 */
export const roots = {
  Latin: `
acer = sharp
aevum = age
altus = high
amicus = friend
aqua = water
arbor = tree
ars = art, skill
aurum = gold
bonus = good
civis = citizen
clarus = clear
cor = heart
crescere = grow
dux = leader
fidelis = faithful
firmus = firm
flamma = flame
fons = spring
fortis = strong
gradus = step
ignis = fire
integer = whole
iter = journey
lumen = light
lux = light
mare = sea
mons = mountain
navis = ship
novus = new
opus = work
orbis = circle, world
pax = peace
pons = bridge
primus = first
radix = root
salus = well-being
sapiens = wise
semper = always
solis = of the sun
spes = hope
stella = star
terra = earth
unus = one
valor = worth
ventus = wind
verus = true
via = way
victor = winner
vigor = energy
vita = life
`,
  Greek: `
agora = market
alpha = first
anemos = wind
archon = leader
arete = excellence
aster = star
astron = star
chronos = time
chryso = gold
dynamis = power
eidos = form
ergon = work
ethos = character
eureka = I have found it
gaia = earth
gnosis = knowledge
helios = sun
hydra = water
kairos = right moment
kinesis = movement
kosmos = order, world
kyma = wave
logos = word, reason
metron = measure
nous = mind
oikos = house
orama = view
pan = all
petra = rock
philia = friendship
phos = light
pyr = fire
sophia = wisdom
syn = together
techne = craft
telos = goal
thesis = proposition
zoe = life
`,
  Sinhala: `
hiru = sun
sanda = moon
tharu = stars
pahan = lamp
eliya = light
diya = water
ganga = river
muhuda = sea
kanda = mountain
wewa = lake, tank
gama = village
mihi = earth
mal = flower
nelum = lotus
manel = water lily
sal = sal tree
bo = sacred fig
kola = leaf
suwanda = fragrance
rana = gold
ran = gold
ridi = silver
muthu = pearl
menik = gem
jaya = victory
wasana = luck
isuru = prosperity
siri = glory
nidahas = free
nawa = new
alutha = newly
hela = Sinhala, native
lanka = island name
gamana = journey
maga = path
mituru = friend
sathuta = joy
suba = auspicious
shakthi = strength
diyunu = progress
`,
  Tamil: `
oli = light, sound
oviya = art
nila = moon
kathir = ray
vaanam = sky
kadal = sea
alai = wave
malai = mountain
aaru = river
mazhai = rain
mann = soil
ulagam = world
oor = town
veedu = house
pazham = fruit
malar = flower
thamarai = lotus
mullai = jasmine
pon = gold
thangam = gold
velli = silver
muthu = pearl
mani = gem, bell
vetri = victory
selvam = wealth
aram = virtue
anbu = love
nanban = friend
puthu = new
pudhumai = novelty
vazhi = way
payanam = journey
sakthi = strength
tamil = Tamil
amuthu = nectar
inbam = joy
kalai = art
arivu = knowledge
thozhil = work, trade
vidiyal = dawn
`,
} as const;
