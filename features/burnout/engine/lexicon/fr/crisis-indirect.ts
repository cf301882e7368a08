/**
 * What people say in French instead of saying it: no reason to go on, a night that is the last, a loss
 * that would be the end, fear of oneself. In our own words, not reviewed by a psychologist.
 */
export const indirect = `
# No reason to go on
(n ai|ai|y a|n y a|vois|ne vois|trouve) [plus|pas|aucune|de] [plus] [de] (raison|raisons|sens|but) [de|à|
  pour] (continuer|vivre|rester|me lever|me battre|exister), (vois|sais) (plus|pas) (pourquoi|
  à quoi bon) (continuer|vivre|rester|me lever|je continue)
(ma|la) vie (est finie|s arrête là|s est arrêtée|ne vaut plus rien|est terminée), (vivre|exister) (fait|me fait|
  est) trop (mal|lourd|dur), (rendre|quitter) (la|ma|cette) vie, ce monde n est pas (fait|) pour moi
# A loss that would be the end
(si|s) (on|il|elle|ils) (me|m) (retire|enlève|prend|quitte|vire|lâche|abandonne|licencie) [encore] [ça|ma|mon|
  mes|le|la|les] [fille|fils|enfants|poste|boulot|classe|chien|équipe|maison|garde] [je|j] (saute|
  ne réponds plus de moi|réponds plus de moi|ne survivrai pas|me tue|en finis|me fous en l air|ne tiendrai pas)
me (fous|foutrai|foutre|fiche) en l air, (encore|un|une) .. (et|de plus et) [je|j] (saute|en finis|me jette|
  me tue|me flingue)
# The last night
(cette|c est la) nuit [c est|est|sera] (la|ma) dernière [nuit], mon dernier (jour|soir) (sur terre|de vie|
  en vie|ici bas|dans ce monde)
(ne|) passerai pas (la semaine|la nuit|l hiver|l année|noël|le week end), (ne pense pas|pense pas|ne crois pas|
  crois pas) (voir|arriver à|atteindre|tenir jusqu à|être là à) (noël|l été|janvier|mes quarante ans|
  l année prochaine|mon anniversaire|la fin de l année)
(plus personne|personne|on|vous) n (aura|aurez|auront) [plus] (à|besoin de) (s inquiéter|se soucier|
  me supporter|me porter|s occuper) [pour|de] [moi], personne ne (me regrettera|me pleurera|verra la différence)
# Fear of oneself, means out of reach
peur de ce que je (pourrais|peux|vais|suis capable de) [me] faire (cette nuit|ce soir|seul|seule|si|me)
peur de ce que je (pourrais|peux|suis capable de) me faire
(demandé|demande) à .. de (cacher|planquer|enfermer|garder|emporter) (les|mes|tous les) (couteaux|cachets|
  médicaments|comprimés|lames), (caché|planqué) (les couteaux|mes médicaments|mes cachets) (à cause de moi|
  loin de moi)
ne (me fais|me fais plus) (pas|plus) confiance (près|sur|seul|seule|ce soir|cette nuit|avec|au bord), (appelé|
  appelle) (le 3114|sos amitié|suicide écoute), [je] ne réponds plus de moi
(voix|la voix) .. (disent|dit|crient|demandent|ordonnent) de [me] (sauter|tuer|mourir|couper|finir|jeter)
(pense|pensé|envie|penser) (à|de) (faire un pas|le refaire|faire le pas|ne pas freiner|ne pas tourner|
  lâcher le volante|lâcher le volant) [un|le] [arbre|mur|platane|camion]
# Prayer, dreams, an attempt
si [je] [ne] me réveille [pas|plus] [demain] (tant mieux|ça m arrangerait|ce serait), si je (ne|
  ) me réveillais (pas|plus) [demain|jamais], (plus|pas|aucun) d avenir pour moi, pas d avenir pour moi
(refait|fait) du mal (hier|ce soir|cette nuit|hier soir|exprès|encore), cache (mes bras|mes poignets|
  mes cicatrices|les marques|mes coupures|mes cuisses)
(mourir|partir|m éteindre) dans mon sommeil, suis (morte|mort) .. (personne|verrait|remarquerait)
personne .. que (je suis|jsuis|chuis) (morte|mort|plus là)
dieu me (reprenne|rappelle|prenne|reprend), plutôt (mourir|crever) que (de vivre|vivre|de continuer|
  continuer) [encore] [un jour|une semaine|comme ça]
rêvé que je (mourais|mourrais|mourait|partais|m éteignais) .. .. (déçue|déçu|triste|soulagée|soulagé|bien)
(réveillé|réveillée) à l hôpital .. (déçu|déçue|en colère|rage|raté), (déçu|déçue|rage) que [ça|
  cela] n ait pas (marché|fonctionné)
essayé (une|deux) fois .. l envie (revient|est revenue), l envie (est revenue|revient) (de mourir|d en finir|
  de me), l envie d en finir
l assurance vie (paierait|paye|paie|suffirait|couvrirait|remboursera|rembourserait)
[c est] la vie que je (veux|voudrais) quitter, quitter c est la vie
(coupé|coupée|tailladé|tailladée|scarifié|scarifiée|brûlé|brûlée) (aux toilettes|dans les toilettes|
  dans la salle de bain|exprès|en cachette|de nouveau|encore|hier soir)
(seule|seul) (chose|personne|raison) qui me (retient|tient|garde|maintient) [encore] [ici|en vie|debout] [c est|
  est|ce sont] (mon|ma|mes|le|la) (fils|fille|enfants|chien|chat|mère|petit|petite|petits), (recompté|
  compté) [encore] (les|mes) (comprimés|cachets|boîtes)
(manque|manque plus que|reste plus que) [juste|plus que|que|seulement] le courage, (manches longues|
  manches) .. .. (pour que|pour) [on|personne|qu on] (ne|n) (voie|voit|voient|remarque)
`;

/** What sounds like danger and is none. */
export const harmless = `
(veux|voulais|envie de) mourir (mdr|lol|ptdr|haha|hihi), (patiente|patient|client|cliente|élève) .. .. (tenté|
  essayé) de (se suicider|se tuer)
(marre|fatigué|fatiguée|ras le bol) de vivre (pour (bosser|travailler|payer)|à cent à l heure|au rythme|
  en (coloc|colocation|banlieue|ville)), (jamais|n ai jamais) (pensé|songé) à me (faire du mal|tuer|suicider)
(raison|sens|pourquoi) [de|à|pour] continuer (ce|cette|ces|le|la|dans|avec) [projet|boulot|contrat|formation|
  réunion|équipe|mission|cette boîte]
manque [juste|plus que] le courage de (démissionner|partir d ici|parler|le dire|l appeler|quitter|changer|lui dire)
`;
