/**
 * How Sinhala and Tamil letters are written in Latin ones in Sri Lanka's names, simplified: `letter sound`, a
 * consonant without its inherent "a". From general knowledge; a native reader should see the result.
 */
export const sinhala = {
  consonants: `ක k,ඛ kh,ග g,ඝ gh,ඞ n,ඟ ng,ච ch,ඡ ch,ජ j,ඣ jh,ඤ gn,ඥ gn,ඦ nj,ට t,ඨ t,ඩ d,ඪ d,ණ n,ඬ nd,ත th,ථ th,ද d,ධ dh,න n,ඳ nd,ප p,ඵ ph,බ b,භ bh,ම m,ඹ mb,ය y,ර r,ල l,ව w,ශ sh,ෂ sh,ස s,හ h,ළ l,ෆ f`,
  vowels: `අ a,ආ a,ඇ a,ඈ a,ඉ i,ඊ i,උ u,ඌ u,ඍ ru,එ e,ඒ e,ඓ ai,ඔ o,ඕ o,ඖ au`,
  signs: `ා a,ැ e,ෑ e,ි i,ී i,ු u,ූ u,ෘ ru,ෙ e,ේ e,ෛ ai,ො o,ෝ o,ෞ au`,
  silent: '්',
  others: `ං n,ඃ h`,
} as const;

export const tamil = {
  consonants: `க k,ங n,ச s,ஜ j,ஞ n,ட d,ண n,த th,ந n,ப p,ம m,ய y,ர r,ல l,வ v,ழ zh,ள l,ற r,ன n,ஷ sh,ஸ s,ஹ h`,
  vowels: `அ a,ஆ aa,இ i,ஈ ee,உ u,ஊ oo,எ e,ஏ e,ஐ ai,ஒ o,ஓ o,ஔ au`,
  signs: `ா aa,ி i,ீ ee,ு u,ூ oo,ெ e,ே e,ை ai,ொ o,ோ o,ௌ au`,
  silent: '்',
  others: `ஃ h`,
} as const;
