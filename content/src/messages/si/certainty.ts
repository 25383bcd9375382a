export const certainty = {
  official: 'නිල ලේඛනයෙන්',
  seen: 'මූලාශ්‍ර දෙකකින් තහවුරු කර ඇත',
  single: 'අපට හමු වූයේ එක් මූලාශ්‍රයකි',
  range: 'දන්නේ පරාසයක් පමණි',
  unknown: 'බොහෝ දෙනා දනී; මූලාශ්‍රයක් හමු නොවීය',
} as const;
