/** What one calls oneself. */
const FAILURE = `(nul/le|nulle part|échec|raté/e|imposteur|imposture|poids|boulet|incapable/s|incompétent/e|inutile/s|mauvais/e|idiot/e|stupide/s|bête/s|con/ne|lamentable/s|médiocre/s|pathétique/s|merde|fraude|faible/s|lâche/s|
  égoïste/s|fardeau|charge|pire|moins que rien|ridicule/s|minable/s|problème|lent/e comparé|trop lent/e|
  trop bête|trop nul/le|trop con/ne|perdant/e|déchet|loser|looser|bon à rien|bonne à rien|zéro|naze/s comme|
  déception|honte|insuffisant/e|illégitime/s|inférieur/e|coupable/s|humilié/e|honteux/se|dévalorisé/e|indigne/s|
  petit/e|fautif/ve|débile/s|sous merde|quiche|branque|tocard/e|bras cassé|boulet pour|poids mort|usurpateur|
  usurpatrice|tricheur|tricheuse|escroc|catastrophe|plaie|maillon faible|dernier des|dernière des|
  insignifiant/e|transparent/e|de trop|jetable/s|remplaçable/s|empoté/e|maladroit/e|gourde|cruche|cloche|
  crétin/e|imbécile/s|
  abruti/e|niais/e|paresseux/se|feignasse|fainéant/e|monstre|sans valeur|un rien|rien du tout|moche|
  largué comparé|ignare/s|cas désespéré|fumiste|hypocrite/s)`;
/** Roles one can be bad at. */
const ROLE = `(mère|père|fille|fils|ami|amie|prof|infirmière|infirmier|collègue|professionnelle|professionnel|manager|épouse|époux|mari|femme|soeur|frère|parent|enseignante|enseignant|soignante|soignant|médecin|chef|cheffe|
  patron|patronne|maman|papa|conjointe|conjoint|compagne|compagnon|employé|employée|développeur|développeuse|
  serveur|serveuse|maîtresse|instit|éducateur|éducatrice|personne|humain|copine|copain|directrice|directeur|
  tutrice)`;

/** Guilt, worthlessness, failure, impostor feelings and shame, in French. */
export const selfcriticism = `
(une vraie|un vrai) (usurpatrice|imposteur|fraude|catastrophe|boulet|nulle|nul|ratée|raté|incapable|
  bonne à rien|bon à rien)
# Culpabilité
coupable/s, culpabilité, <culpabiliser>, culpabilisé, culpabilisation
je m en (veux|voulais|suis voulu), m en (veux|voulais) [encore|terriblement|à mort|énormément]
ma faute, de ma faute, c est ma faute, par ma faute, à cause de moi, tout est de ma faute
(ma|la) très grande faute, remords, mauvaise conscience, conscience (pas tranquille|lourde), honte
honteux/se, (j ai|ai|avais|tellement|trop|si|morte de|mort de) honte
honte de (moi|mon|ma|ne|moi même|mes|être|avoir|pas), me fais honte
je me fais (honte|pitié|horreur)
(me|m) (déteste|hais|dégoûte|méprise|reproche|blâme|juge|flagelle|maudis|dévalorise|culpabilise|
  détestais|reprochais|punis|sous estime|rabaisse|déçois|critique sans|accable|engueule|insulte|
  traite d|traite de|fustige|dévalorisais|auto flagelle|torture) [d|de|tout|sans|encore|tellement|
  moi même]
(me|m) (suis|étais) (détesté/e|reproché|maudit/e|insulté/e|trouvé/e nul|trouvé/e nulle|
  trouvé/e ridicule|trouvé/e minable|traité/e)
(déçu/e|dégoûté/e|fâché/e|en colère|furieux/se|énervé/e|frustré/e|honteux/se) (de|contre|envers|
  avec|par) moi [même]
en colère contre moi, déçu/e de moi
[ne] (me|m) (pardonne|pardonnerai|pardonnerais|supporte|aime) (pas|plus|jamais|pu) [de|d|moi même]
[ne] (peux|arrive) (pas|plus) [à] me (pardonner|regarder en face|regarder dans)
je ne me (supporte plus|pardonne pas|pardonnerai jamais|aime pas|aime plus)
(déçois|déçu|décevoir|décevais|trahi|trahis|laisse tomber|laissé tomber|abandonne|abandonné|
  négligé|néglige|délaisse|délaissé) [tout le monde|tous|mes|mon|ma|l|les] (tout le monde|mes|mon|
  ma|équipe|les|monde|ma famille|mes enfants|mes parents|mon fils|ma fille|élèves|patients|gens|
  parents|enfants|collègues|équipe|famille|proches)
je déçois [tout], je laisse tomber (tout|mes|mon|ma|l), à la hauteur de rien
# Valeur
[ne] (vaux|sers|servais|valais) (plus|pas|) (rien|à rien|pas mieux|pas grand chose|
  strictement rien|à que dalle|grand chose)
(ne|) (vaux|sers) (rien|à rien|que dalle|pas grand chose), [ne] suis (bon|bonne) (à rien|qu à)
bon à rien, bonne à rien, bons à rien, [ne] suis (rien|personne)
[ne] (suis|sens|sentais|étais) pas (grand chose|capable|fait pour ça|faite pour ça|digne|légitime|
  à la hauteur|à ma place|au niveau|assez)
vaux (rien|pas mieux), moins que rien, sans (valeur|intérêt moi|aucune valeur)
(suis|sens|sentais|sent|trouve|trouvais|crois|vois|considère|senti|sentie|étais|devenu|devenue|
  deviens|passe pour|juge|suis vraiment|impression) [d|de|que|comme|être|vraiment|bien|trop|
  tellement|si|complètement|totalement|juste] [être|je|un|une|le|la|comme|d] [suis|un|une|le|la|
  vrai|vraie|gros|grosse|pauvre|sale|belle|imposture|pur|bon|parfait|pire] ${FAILURE}
impression de être [un|une] ${FAILURE}, ^nul/le
(nul|nulle) (en tout|à chier|à pleurer|de chez|dans tout|part dans|au boulot|comme), ^incapable/s
^incompétent/e, incompétence, ^inutile/s, inutilité, minable/s, lamentable/s, pathétique/s
médiocre/s, médiocrité, nullité, une nullité
(un|quel|l|cuisant|mon|cet|encore un|bel|vrai|total) échec [total|cuisant|complet|sur toute|
  permanent|personnel]
quel échec, un échec
une (ratée|imposture|incapable|merde|bonne à rien|catastrophe ambulante|nulle|plaie|incompétente|
  déception|honte pour)
un (raté|imposteur|incapable|bon à rien|boulet|nul|minable|incompétent|fardeau|poids mort)
(un|une|suis un|qu un|être un) (poids|boulet|fardeau|charge|problème|frein|gêne) (pour|à)
(pas|jamais|plus|pu|peu|si peu) [assez|vraiment|du tout|même] (à la hauteur|assez bien|
  assez bon/ne|assez compétent/e|assez fort/e|digne|légitime|assez intelligent/e|assez doué/e|
  doué/e|assez rapide|fait pour ça|faite pour ça|fait pour ce|faite pour ce|assez qualifié/e|
  à ma place ici|crédible|compétent/e|assez courageux/se|assez présent/e|au niveau|le niveau|
  les épaules|les compétences|l étoffe|la carrure|une bonne|un bon|assez solide|assez patient/e|
  intelligent/e)
pas assez (pour|bien|bon|bonne), jamais assez [bien|bon|bonne], pas à la hauteur, pas au niveau
pas le niveau, pas les épaules, plus bon/ne à rien, syndrome de (l|le|la) imposteur
syndrome de imposteur, imposteur, imposture, illégitime/s, illégitimité
(démasqué/e|démasquer|démasqueront)
ils vont (découvrir|voir|comprendre|bien finir par|finir par|se rendre compte|s apercevoir|
  réaliser|capter|me démasquer|tous voir|vite voir) [que|se|s|par|de|s en|voir] [je|rendre compte|
  apercevoir|en rendre compte]
(va|vont|finira|finiront|finir) [bien|tous] [finir] [par] (se|s en|s) [en] (rendre compte|
  apercevoir|rendra compte) [que]
on va (découvrir|finir par voir|voir que je|se rendre compte que je)
(trompe|trompé|berne|bluffe|bluffé|arnaque) (tout le monde|mon monde|tous|mes|les gens)
pure chance si, coup de bol si
[ne] mérite (pas|rien|plus) [ce|ma|mon|cette|d|ma place|de|la|le|tout|cet], pas ma place
[ne] suis pas à ma place, usurpe ma place
(estime|confiance|image) (de|en) (moi|moi même) (à zéro|au plus bas|au ras|détruite|brisée|
  en miettes|inexistante|dans les chaussettes|en berne|zéro|perdue|disparue|s effrite)
estime de moi
(plus|aucune|pas|perdu|manque|zéro|perte|peu|perds|pu|manque de) [de|toute|ma|la|
  totale] confiance en (moi|mes)
doute (de moi|de tout|de mes|de mes capacités|sans arrêt de moi|constamment de moi|
  de mes compétences)
remets en question (toutes mes|tout ce que je|mes compétences)
# Échecs
(ai|avais|avoir) (encore|tout|vraiment|complètement|lamentablement|bien|toujours) [encore|
  tout] (échoué|raté|gâché|foiré|planté|loupé|bâclé|saboté|cafouillé)
(ai|avais) [encore|vraiment|complètement] (échoué|merdé|déconné|manqué à|foiré|foutu en l air|
  fait n importe quoi|fait une connerie|fait de la merde|été nul/le|été bête|été con/ne|
  été en dessous|été lamentable|été minable|été ridicule|été injuste|été odieux|été odieuse|
  été mauvais/e|chié)
tout (raté|gâché|foiré|fait foirer|fait de travers|fait rater|planté|bousillé|foutu en l air|
  va de ma faute)
(rate|gâche|foire|loupe|gâchais|sabote|bousille|foirais|plante|ratais) [toujours|encore] (tout|
  tout ce|systématiquement|toujours|encore|à chaque|même|toutes|mon coup|ma vie)
je (rate|gâche|foire|loupe|plante|merde) [tout], j échoue, je échoue
fais (tout|que|n importe quoi|rien) (mal|de travers|à l envers|foirer|des conneries|
  des erreurs et|de bien|de bon|correctement|comme il faut|rater|de la merde|d utile|que rater)
[ne] fais (rien|jamais rien) (de bien|correctement|comme il faut|de bon|d utile|de valable|bien)
fais (de la merde|n importe quoi au|que de la merde), rien de ce que je fais (est|n est|va|ne va)
(aurais|j aurais|aurait) (dû|du|pu) [le|la|les|mieux|me|y|en|voir|plus|être|m] [faire|voir|savoir|
  mieux|plus|prévoir|vérifier|anticiper|être|appeler|rester|dire|tenir|gérer|réagir|travailler|
  écouter|taire]
je devrais (être|pouvoir|faire mieux|y arriver|faire plus|avoir honte|gérer|tenir|assurer|savoir|
  réussir|être plus|être capable)
(autres|monde|collègues|tous|eux|stagiaire) (y arrive|y arrivent|gère|gèrent|sont|est|fait|font|
  ferait|feraient|réussissent|réussit|assurent) [tellement|plus|bien] (mieux|meilleur/e|meilleurs|
  sauf moi|mieux que moi)
(meilleur|meilleurs|meilleure|mieux|plus forts|plus fort|plus compétent|plus compétents|
  plus rapide|plus rapides|plus intelligents|plus doués) que moi
tous sauf moi, (il n y a|y a) que moi qui (galère|n y arrive|rame|ne|n)
(pire|moins bon|moins bonne|moins bien|plus lent|plus lente|plus nul|plus nulle|inférieur|
  inférieure) (que|qu) (les|tout|tous|eux|n importe|aux)
je me compare, me comparer (à|aux), à la traîne (par rapport|de), en dessous de tout
au dessous de tout, à côté de mes responsabilités
(mauvais/e|piètre|horrible|nulle comme|nul comme|terrible|pire|pitoyable|indigne|exécrable|
  affreuse|affreux) ${ROLE}
${ROLE} (indigne|ratée|raté|minable|absente|absent|nulle|nul|en carton|défaillante|défaillant)
(pas|plus) une bonne ${ROLE}, pas un bon ${ROLE}
(mère|père) (indigne|absente|absent|horrible|nulle|nul)
(quel/le|quelle|pauvre|espèce d|espèce de|sale|gros|grosse) (idiot/e|idiote|conne|con|gourde|
  cruche|incapable|débile|imbécile|abruti|abrutie|quiche|tarte|bouffon|crétin|crétine|nouille|nul|
  nulle|andouille|honte)
quelle (honte|idiote|conne|incompétence|nulle), quel (con|idiot|raté|nul|minable) [que] [je]
(une catastrophe|boulet) ambulante
(je|ne|) (dérange|gêne|encombre|ralentis|freine|pénalise|emmerde|plombe) (tout le monde|l équipe|
  mes collègues|les autres)
(ralentis|freine|plombe|pénalise|tire) (l équipe|tout le monde|le groupe|tout le service|
  le service|l équipe vers)
bon/ne qu à, bonne qu à, je regrette (tout|d avoir|ma|de|mes), regrets, humilié/e, humiliation
humiliant/e, rabaissé/e, (ridiculisé/e|ridicule devant)
tout le monde me (juge|trouve nul|trouve nulle)
[ne] sais (plus|même plus|rien|pas) (rien faire|faire mon|faire|faire correctement|ce que je fous|
  ce que je fais ici) [mon|correctement|de bien]
je ne sais rien faire
`;
