/**
 * Sinhala and Tamil words that sellers name their trades by, one a line: `word | Latin spelling | English meaning`. The
 * spelling is the one that Sri Lankan signs use, which the letters alone do not always give. From general knowledge; a
 * native reader should see the list.
 */
export const nativeWords = `
තේ | Thay | tea
කෝපි | Kopi | coffee
කුරුඳු | Kurundu | cinnamon
ගම්මිරිස් | Gammiris | pepper
කුළුබඩු | Kulubadu | spices
පොල් | Pol | coconut
කොහු | Kohu | coir
මල් | Mal | flowers
මැණික් | Menik | gems
ස්වර්ණාභරණ | Swarna | jewellery
රෙදි | Redi | fabric
ඇඳුම් | Andum | clothes
බතික් | Bathik | batik
සාරි | Sari | sarees
සපත්තු | Sapaththu | shoes
අත්කම් | Athkam | handicrafts
පොත් | Poth | books
කෑම | Kema | food
බේකරි | Bakery | bakery
මාළු | Malu | fish
පලතුරු | Palathuru | fruit
එළවළු | Elawalu | vegetables
බෙහෙත් | Beheth | medicine
ආයුර්වේද | Ayurveda | ayurveda
නිවාස | Niwasa | property
ගෙවතු | Gewathu | garden
වාහන | Wahana | vehicles
සංචාරක | Sancharaka | tours
අධ්‍යාපන | Adyapana | education
ළමා | Lama | children
සංගීත | Sangeetha | music
ඡායාරූප | Chayarupa | photos
ලී | Lee | wood
බඩු | Badu | goods
தேநீர் | Theneer | tea
தேயிலை | Theyilai | tea
காபி | Kaapi | coffee
இலவங்கப்பட்டை | Lavangam | cinnamon
கறுவா | Karuva | cinnamon
மிளகு | Milagu | pepper
மசாலா | Masala | spices
தேங்காய் | Thengai | coconut
பூ | Poo | flowers
நகை | Nagai | jewellery
துணி | Thuni | fabric
புடவை | Pudavai | sarees
ஆடை | Aadai | clothes
காலணி | Kaalani | shoes
புத்தகம் | Puthagam | books
உணவு | Unavu | food
மீன் | Meen | fish
காய்கறி | Kaaikari | vegetables
மருந்து | Marunthu | medicine
வாகனம் | Vaaganam | vehicles
சுற்றுலா | Sutrula | tours
கல்வி | Kalvi | education
இசை | Isai | music
மரம் | Maram | wood
கைவினை | Kaivinai | handicrafts
`;
