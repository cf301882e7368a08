import type { LanguageSource } from './source.ts';

const groups = {
  partner:
    '(mari|époux|épouse|femme|copain|copine|conjoint|conjointe|compagnon|compagne|fiancé|fiancée|ex|mec|partenaire)',
  family:
    '(père|papa|mère|maman|beau père|belle mère|beau-père|frère|sœur|fils|fille|oncle|tante|cousin|cousine|grand père|grand mère|grand-père|grand-mère|neveu|nièce|petit fils)',
  home: '(mon|ma) (ex)? (@partner|@family)',
  he: '(il|elle|@home)',
  friend: '(ami|amie|collègue|voisin|voisine|élève|patient|patiente|colocataire|@partner|@family)',
  other: '(mon|ma|un|une|notre) (meilleur|meilleure|petit|petite|grand|grande)? @friend',
  child:
    '(enfant|enfants|bébé|garçon|fille|gamin|gamine|élève|fils|neveu|nièce|petit|petite|nourrisson)',
  frail:
    '(@child|grand mère|grand-mère|grand père|personnes âgées|résidents|résident|résidente|handicapé|handicapée|mère|père|vieille dame)',
  boss: '(chef|cheffe|patron|patronne|gérant|gérante|manager|directeur|directrice|supérieur|responsable|collègue|client|cliente|patient|patiente|élève|usager|contremaître)',
  number: '(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|2|3|4|5|6|7|8|9|10|12|15)',
  pills:
    '(médicament|médicaments|cachet|cachets|comprimé|comprimés|somnifères|anxiolytiques|plaquette|boîte|doliprane|xanax|lexomil|pilules)',
  gun: '(arme|pistolet|fusil|revolver|couteau|hache|flingue|marteau)',
  drug: '(cocaïne|coke|crack|héroïne|shit|cannabis|joint|joints|mdma|ecstasy|kétamine|speed|drogue|drogues|amphétamines|rail)',
};

/** French. */
export const fr: LanguageSource = {
  ear: 'romance',
  groups,
  denials: 'pas jamais ne sans personne aucun aucune ni rien',
  openers: 'et mais parce que alors donc',
  scenes: `
    (dans|de|du|d') (le|un|ce|cet)? (film|roman|livre|jeu|rêve|documentaire|podcast|reportage|conte|cauchemar)
    (dans|de) (la|une|cette) (série|pièce|chanson|nouvelle|bd|histoire)
    (j'ai)? (vu|regardé|lu|lisais|regarde) .. (film|roman|livre|série|documentaire|reportage|article|journal)
    (lu|étudié|cours|formation|conférence|atelier|mémoire|exposé) (sur|de)
    la série (parle|raconte)
    (j'ai rêvé|cauchemar|personnage|acteur|actrice|premiers secours|pour rire|je plaisante|rsrs|façon de parler)
  `,
  past: `
    il y a .. (ans|années|longtemps)
    quand j'étais (petit~|enfant|jeune|ado~|gamin~)
    en (19~|200~|201~|2020|2021|2022|2023)
    (autrefois|dans le passé|à l'époque)
  `,
  recovered: `
    (aujourd'hui|maintenant) .. (bien|en paix|guéri~|libre|en sécurité|heureu~|mieux|sobre|loin)
    (s'est remis~|je m'en suis sorti~|guéri~|rétabli~)
  `,
  kinds: {
    self: {
      now: `
        je vais (me tuer|me suicider|me pendre|me jeter|en finir|mettre fin à mes jours) .. (ce soir|aujourd'hui|demain|pont|maintenant)?
        (écrit|laissé) .. lettre d'adieu
        (gardé|mis de côté|préparé|compté) .. @pills .. (avaler|tout|ce soir|finir)
      `,
      today: `
        (veux|voudrais|envie de|pense à|pensé à|penser à) (mourir|me tuer|me suicider|en finir|disparaître pour toujours|ne plus exister|mettre fin à (mes jours|ma vie)|me couper|crever)
        (ne)? (veux|peux|supporte|en peux) (n'en)? plus (de)? (vivre|exister|être en vie)
        n'en peux plus de vivre
        (mieux|tranquilles) sans moi
        (m'endormir|dormir) et ne (plus)? (jamais)? (me)? (plus)? (jamais)? (me)? réveiller
        je me (suis)? (encore)? (coupé|coupée|scarifié|scarifiée|mutile|scarifie|coupe) .. (bras|soir|exprès|nuit|encore|jambes)
        (idées|pensées) (noires|suicidaires) .. 
      `,
      decoys: `
        (mourir|crever|morte|mort) (de|d') (rire|honte|faim|froid|chaud|soif|sommeil|ennui)
        me tuer (au travail|à la tâche)
        coupé le doigt
      `,
    },
    'someone-else': {
      now: `
        @other .. (a avalé|a pris|avale) .. @pills .. (mourir|hôpital|plein|tous)?
        @other .. (a)? (essayé de|tenté de|fait une) (se tuer|se suicider|tentative de suicide|mourir|se pendre)
        @other .. (a laissé|a écrit|a envoyé|m'a envoyé) .. (lettre|mot|message) ... (vivre|adieu|mourir)
        @other .. (va|dit qu'(il|elle) va) (sauter|se jeter|se tuer|se pendre)
      `,
      today: `
        @other .. (veut|voulait|pense à|parle de|menace de) (mourir|se tuer|se suicider|en finir|suicide|disparaître)
        @other .. (ne)? (veut|voulait) plus (vivre|exister|être là)
        @other .. (m'a dit|dit|raconte) .. (qu'il|qu'elle)? .. (veut (mourir|se tuer|en finir)|veut plus vivre|mieux sans (lui|elle))
        @other .. (se coupe|se scarifie|s'est coupé~|se fait du mal|se mutile|s'automutile)
        (peur) (qu'il|qu'elle) .. (se tue|se suicide|fasse une bêtise|se fasse du mal)
        (ma|mon|une|un) @friend .. se fait (frapper|battre|tabasser|maltraiter) (par)?
        (mari|copain|conjoint|ex) de ma (voisine|sœur|amie|collègue|copine|fille) (la|l'a) (frappe|bat|tape|menace)
      `,
      decoys: `
        se tue (au|à) (travail|la tâche|bosser)
        (meurt|mourir|meurs) de (faim|rire|soif|honte|froid)
        mon équipe
      `,
    },
    'home-violence': {
      now: `
        (serré|serre|attrapé|pris) .. (gorge|cou) 
        (m'a|me) ((étranglée|étranglé)|étrangle|(poignardée|poignardé)|poignarde|étranglé)
        @he .. (menace|menacé|menacée|menacer|dit qu'(il|elle) va) (de)? (me)? (tuer|mort)
        @he .. (avec|sorti) (un|une|le) @gun
        @he .. (m'a|me) (enfermée|enferme|enfermé|séquestrée)
        cachée dans (la salle de bain|les toilettes|la chambre)
      `,
      today: `
        @he .. (m'a|me) (encore|déjà)? (frappée|frappé|frappe|battue|bat|tapée|tape|giflée|gifle|poussée contre|cognée|cogne|mordue|brûlée|tabassée|tirée par|traînée|agressée|insultée et frappée|bousculée)
        @he .. (m'a|me) (donné|donne|mis|met|collé) .. (claque|claques|gifle|coup|coups|raclée)
        (m'a|me) (poussée|poussé|jetée|projetée) contre (le|la|un)
        (j'ai|ai) peur de (mon (ex)? @partner|mon beau-père|mon père|lui) .. (boit|rentre|maison)?
        peur qu'(il|elle) me (frappe|tue|fasse du mal)
        @home .. (me)? (menace|harcèle|suit partout|surveille|espionne)
        (ne)? (me)? laisse pas (sortir|voir|travailler|parler|partir) .. (maison|famille|amies|seule)?
        (m'a pris|a cassé|a pris|fouille) mon (téléphone|portable) .. 
        @he .. (me force|m'oblige|m'a forcée) .. (coucher|sexe|rapports|relations|lit)
        (cacher|cache|couvrir) .. (bleus|bleu|hématome|hématomes|marques|cocard)
        (violences conjugales|violence conjugale) .. (je|subis|vis|chez|moi)
        (subis|vis) .. (violences|violence) ((conjugales|conjugale)|à la maison)
      `,
      cues: `
        @he .. (me|m'a) (crie|hurle|insulte|humilie|hurlé)
        (bleu|cocard|œil au beurre noir)
        peur de rentrer (chez moi|à la maison)
        (tapé|frappé|donné un coup) dans (le mur|la porte)
      `,
      decoys: `
        (poussée|poussé|pousse) (sur|à) .. (balançoire|luge|postuler|tenter|essayer)
        (serrée|serré) dans ses bras
        (patron|patronne|employeur) ... laisse pas
        (échecs|cartes|jeu vidéo|monopoly|bataille d'oreillers)
        mon cœur
      `,
    },
    abuse: {
      today: `
        (beau père|beau-père|père|oncle|grand père|cousin|frère|voisin|prof|entraîneur|prêtre|il) (me|la|le|l'a|m'a) (touche|(touchée|touché)|touchait|viole|(violée|violé)|tripote|(tripotée|tripoté)) 
        (abuse|abusé|abusait) de (moi|elle|lui|ma|mon|sa|son) (fille|fils|nièce|neveu|sœur|frère|élève|quand)?
        (dit|raconté|confié) .. (oncle|beau père|beau-père|père|frère|grand père|prof) .. (touche|frappe|abuse)
        (aide soignante|aide-soignante|soignant|soignante|infirmière|nounou|nourrice|maîtresse|instituteur|éducateur|crèche) .. (frappe|frapper|frappait|tape|gifle|gifler|attache|attaché|secoue|maltraite|enferme) .. 
        (frappe|bat|tape|maltraite|brûle|secoue) (son|sa|ses|leur|leurs|le|la|les|ma|mon) @frail
        (prend|garde|vole|dépense) .. (retraite|pension|allocation) .. (mère|père|grand mère|grand-mère|elle)
        (laisse|laissent) .. sans (manger|nourriture|soins|eau|douche|médicaments)
        (enfant|élève|fils|fille|petit|petite|neveu) .. (arrive|revient|revenu|revenue) .. (bleus|blessé|blessée|brûlures|marques)
        (violé|violée|agressé~ sexuellement|inceste) 
      `,
      decoys: `
        abuse de (ma|mon|sa|la) (gentillesse|patience|confiance|temps|bonté)
        (abus de|abuser du) (pouvoir|sucre|confiance|café|faiblesse)
        (frappe|tape) (la|le|sur) (table|balle|ballon|porte)
      `,
    },
    'work-violence': {
      now: `
        @boss .. (menacé|menace) .. @gun
      `,
      today: `
        @boss .. (m'a|me) (touché|touchée|touche|tripoté|tripotée|tripote|embrassé|embrassée|coincée|coincé|plaquée|pelotée|harcèle|harcelée|violée|agressé|agressée)
        @boss .. (m'a|me) (frappé|frappée|giflée|giflé|poussée|bousculée|bousculé|mordue|craché|tapé|tapée|cogné|insultée et)
        @boss .. (m'a|me) (donné|mis|collé) .. (coup de poing|coup|gifle|claque|coup de pied|coup de tête)
        (garde|promeut|renouvelle|augmente|embauche|promotion|contrat) .. (si|seulement) .. (couche|sors) avec lui
        (subis|subi|victime de|vis) .. (harcèlement|racisme|homophobie|agression|discrimination|insultes racistes|propos racistes)
        (m'a|m'ont|me) (traité|traitée|traitent|appelé|appelée|appellent) de .. (singe|sale noir|sale noire|sale arabe|bougnoule|pédé|pute|salope|gouine|négro|bamboula|handicapé|déchet)
        (m'envoie|m'a envoyé|m'a montré) .. ((photos|photo)|(vidéos|vidéo)) .. (nu|nue|porno|(intimes|intime)|sexe)
        (m'humilie|me hurle dessus|m'insulte) (tous les jours|devant (tout le monde|les clients|l'équipe)|chaque jour|sans arrêt)
        (menacé|menacée|m'a menacé) de mort .. 
      `,
      decoys: `
        (tapé du poing sur la table|tape dans le dos|poing sur la table)
        menacé (d'annuler|de partir|de porter plainte|d'arrêter)
        formation sur le harcèlement
      `,
    },
    'harm-to-others': {
      now: `
        je (vais|veux|compte) (le|la|les)? (tuer|poignarder|buter|descendre|empoisonner|flinguer|brûler) .. (mon|ma|le|la|lui|elle|eux|tout le monde|chef|patron|tous)?
        (j'ai|ai) (acheté|pris|trouvé|récupéré|sorti) (l'|une|un|le|la)? @gun .. (suivi|suivie|lui|elle|chef|tuer|travail|allé)?
        (j'ai|je vais) (mettre|mis) (du)? poison dans (son|sa|leur)
        (mettre|mettrai|mis) le feu .. (dedans|maison|bureau|entrepôt|avec eux)
      `,
      today: `
        peur de (lui)? (faire du mal|frapper|tuer|secouer|blesser|craquer) .. (bébé|fils|fille|(enfants|enfant)|femme|quelqu'un|mari)
        (j'ai|ai) (secoué|étouffé|brûlé|étranglé) (le|mon|ma|la) (bébé|fils|fille|enfant|femme|mère)
        (j'ai|ai) (frappé|battu|giflé|tapé|blessé) (mon|ma|mes) (fils|fille|enfant|enfants|femme|copine|mère|mari|compagne)
        (pense|penser|pensé|imagine|prévois) .. (comment|à)? .. (lui faire du mal|le tuer|la tuer|les tuer|me venger|poignarder|tuer mon|tuer ma)
        envie de (le|la|les|lui)? (tuer|poignarder|étrangler|frapper|faire du mal) .. (quelqu'un|lui|elle|mon|ma|gens)?
      `,
      decoys: `
        (tué|tuer|tue) (le|la|une|un|l')? (temps|araignée|mouche|moustique|rat|boss|cafard|faim|ennui)
        tuer (mon|ma) (frère|sœur) .. (chocolat|pizza|glace|télécommande|mangé)
        (acheté) un couteau .. (cuisine|pain|fromage)
        envie de (le|la)? (tuer|étrangler) .. (ordinateur|imprimante|réveil|logiciel)
      `,
    },
    psychosis: {
      now: `
        (voix) .. (dit|disent|ordonne|ordonnent|demandent|veulent|commandent) .. (mal|tuer|sauter|mourir|couper|obéir|frapper|attaquer)
        (pas dormi|dors plus|sans dormir|pas besoin de dormir) .. (jours|nuits) ... (énergie|choisi~|élu~|invincible|mission|dieu|pouvoirs|génie|fatigué~)
        j'ai été (choisi|choisie|élu|envoyé par dieu)
      `,
      today: `
        (j'entends|entendre|entendu) (des|une|les) voix .. 
        (mis|implanté|installé|posé|il y a) .. (puce|(caméras|caméra)|(micros|micro)|traceur) .. (en moi|dans ma (tête|chambre|maison)|dans mon (corps|appartement|téléphone)|me contrôler|me surveiller|m'espionner|chez moi)
        (on|ils)? m'a mis une puce
        (télé|télévision|radio|internet|journaux) .. (m'envoie|me parle|m'envoient|envoie) .. ((messages|message)|(signes|signe)|moi)?
        (on me suit|ils me suivent|me suivent|suivie partout|suivi partout|me surveille|me surveillent|m'espionnent) .. (partout|jours|caméras|rue|voiture|maison|semaines)
        (lit|lisent|volent|contrôlent) (mes pensées|dans mes pensées)
        (empoisonne|empoisonnent|empoisonné) (mon|ma|l') (eau|nourriture|café|air)
        (vois|voyais) (des)? (ombres|gens|silhouettes|démons|choses) .. (n'existent|me parlent|personne ne voit|pas là)
        je suis (dieu|jésus|le messie)
      `,
      decoys: `
        voix dans ma tête .. (augmentation|pizza|manger|acheter|continuer|demander|démissionner)
        (suit|suivent|suivi) sur (instagram|twitter|tiktok|les réseaux)
        (bébé|fils|fille) .. (pas dormi|dort pas|dort plus)
      `,
    },
    medical: {
      now: `
        j'ai (avalé|pris|mélangé|gobé) .. (toute|tous|toutes|entière|trente|vingt|quarante|cinquante|poignée|plein|20|30|40|50) .. @pills
        (pris|mélangé|avalé) .. @pills .. (vodka|alcool|whisky|vin|rhum)
        (j'ai|fais|fait) .. (overdose|surdose)
        (bu|avalé) .. (javel|déboucheur|poison|mort aux rats|antigel|pesticide|détergent)
        (mal|douleur|serrement|oppression|pression) .. (à la|dans la) poitrine ... (bras|mâchoire|dos|sueur|respirer|forte)
        (n'arrive plus|arrive plus|peux plus|arrive pas|n'arrive pas) à? respirer .. (lèvres|bleues|gorge|poitrine|gonfle|pire)
        lèvres .. (bleues|violettes|gonflées)
        (moitié|côté) .. (visage|corps) .. (engourdi~|paralysé~|tombe|affaissé~)
        (visage|bouche) (engourdi~|paralysé~|de travers|(tordue|tordu))
        (parle|parler|articule) (mal|plus bien) .. (visage|bras|soudain)?
        (enceinte|grossesse) .. (saigne|saignement|sang|perds)
        (saigne) .. (beaucoup|s'arrête pas|enceinte)
        bébé .. (bouge plus|ne bouge plus|a arrêté de bouger)
        (vomis|vomi|crache|tousse) du sang
        (évanoui~|perdu connaissance|malaise|(convulsions|convulsion)) .. (chaleur|deux fois|soleil|encore|tête)
        (fais|fait) un (infarctus|avc|arrêt)
        gorge .. (gonfle|ferme|serre) .. (allergie|respirer|piqûre)
        (mordu~|piqué~) par (un|une) (serpent|vipère|scorpion)
      `,
      cues: `
        (sueurs|sueur) (froides|froide)
        (bras|main) .. (engourdi~|fourmille~)
        (douleur|mal|oppression) .. poitrine
        ((vertiges|vertige)|vision trouble|confus~)
        (essoufflé~|manque d'air|souffle court)
      `,
      decoys: `
        (failli|presque) .. (infarctus|crise cardiaque|avc)
        (couper le souffle|cœur s'est serré|cœur serré)
        (crise|attaque) (de|d') (panique|angoisse)
        (visage|bouche) .. (dentiste|anesthésie)
      `,
    },
    postpartum: {
      now: `
        (images|pensées|envie|idées) .. (jeter|noyer|étouffer|lâcher) .. (bébé|nouveau né|nouveau-né)
      `,
      today: `
        (depuis que|depuis) .. (bébé|fils|fille|naissance|accouchement|né|née) .. (pleure|ressens rien|vide|fuir|disparaître|panique|regrette|dors plus|monstre)
        (j'ai|ai) accouché ... (fuir|pleure|ressens rien|partir|n'en peux plus|tout quitter|disparaître)
        (j'ai|ai) peur de (rester)? (seule|seul) avec (le|mon|ma) (bébé|nouveau né|nouveau-né)
        regrette d'(avoir eu|être mère|être devenue mère|avoir fait) .. (bébé|enfant|mère)?
        (arrive pas|arrive plus|n'arrive pas) à (aimer|m'attacher|m'occuper) .. bébé
        (ne)? ressens rien pour (mon|ma|le|lui|ce) (bébé|nouveau né|nouveau-né)
        bébé .. (serait|sera) mieux sans moi
        (j'ai|ai|fais|crois|diagnostiqué) .. dépression (post partum|post-partum|postpartum|du post partum|postnatale)
      `,
      decoys: `
        (pleuré|pleure|larmes) de joie
        amoureuse
      `,
    },
    eating: {
      now: `
        (évanoui~|malaise) .. (rien mangé|mange plus|laxatifs)
        (rien mangé|mange plus|sans manger) .. jours .. (évanoui~|tête qui tourne|malaise)
      `,
      today: `
        (rien mangé|mange plus|mange plus rien|sans manger|pas mangé) .. depuis .. @number (jours|semaines)
        (rien mangé|mange plus|mange rien) depuis (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)
        depuis @number (jours|semaines) .. (rien mangé|mange plus|mange rien)
        me fais vomir
        (vomis|vomir) .. (après chaque repas|après avoir mangé|tout ce que je mange|en cachette)
        (prends|pris) des (laxatifs|diurétiques)
        (me gave|gave|crise de boulimie|crises de boulimie|compulsions) .. (vomis|mal|déteste|honte|cachette)
        (anorexie|boulimie|tca) .. (revenue|est de retour|reprend|empire|rechute)
        (rechute|rechuté) .. (anorexie|boulimie|tca)
        (mets|mis) (les|deux)? doigts (dans|au fond)
        (saute|sauter) tous les repas
        (peux pas|peux plus|arrive pas à) (m')? (arrêter de)? manger .. (cachette|mal|déteste|honte)
      `,
      decoys: `
        (mangé|mange|manger) .. (sucre|viande|chocolat|bonbons|gluten|pain|(desserts|dessert)|fromage)
        (gastro|intoxication alimentaire|ramadan|prise de sang|intermittent|nausées de grossesse)
      `,
    },
    substances: {
      now: `
        (je conduis|je vais conduire|je prends le volant) .. (ivre|bourré~|bu|défoncé~)
      `,
      today: `
        (conduit|conduis|travaillé|travaille|bossé|opéré) .. (ivre|bourré~|saoul~|soûl~|défoncé~|drogué~|alcoolisé~|sous l'emprise)
        (bois|buvais|boire) .. (en cachette|avant (mon|le) (service|travail|boulot|poste)|tous les jours|tous les soirs|chaque jour|dès le matin|pour tenir|pour dormir)
        (pris|prends|sniffé|sniffe|fumé|fume|consommé|consomme|injecté|tapé) .. @drug .. (travail|toilettes|tenir|service|boulot|jour|jours|semaine|encore|nuit|seul~)
        (arrive pas|arrive plus|peux pas|peux plus|n'arrive pas) (à)? (m')? arrêter (de)? (boire|consommer|jouer|parier|la coke|fumer du crack)
        (réveille|réveillé~) en tremblant 
        (rechuté|rechute|replongé) .. (alcool|héroïne|coke|drogue|bois|boire|repris|crack)?
        (repris|retombé~ dans) (l'|la|le)? (héroïne|coke|crack|alcool|drogue)
        (accro|dépendant~|addict) (à|au|aux) (l'|la)? (@drug|alcool|médicaments|jeux|paris|somnifères)
        je suis (alcoolique|toxicomane)
        (trou noir|black out|blackout|souviens de rien) .. (bu|alcool|boire|soirée)
        (perdu|parié|dois) .. (tout|salaire|argent) .. (paris|casino|jeux|poker)
        (dors plus|dors pas) sans (médicaments|somnifères|alcool|boire|xanax)
      `,
      decoys: `
        accro à (cette|la|ma|une|ce) (série|chanson|musique|livre|téléphone)
        (sobre|abstinent~|sans boire|sans alcool) depuis
        (bois|bu|boire) .. (café|eau|thé|jus)
        (ans|mois) sans (boire|alcool|fumer)
      `,
    },
    exploitation: {
      now: `
        (nous|m'|on nous|me) (enferment|enferme|enfermés|séquestre) .. (dortoir|nuit|atelier|ferme|clé|maison)
        hommes armés .. 
        (me|nous) (force|forcent|oblige|obligent) à (me prostituer|nous prostituer|coucher avec des clients)
        m'oblige~ à me prostituer
      `,
      today: `
        (patron|patronne|employeur|agence|ils|il|elle|madame|chef) .. (garde|gardent|a pris|ont pris|confisqué|confisque|retient|retiennent|a gardé|ont gardé) (mon|mes|nos|notre) (passeport|passeports|papiers|documents|carte)
        (travaille|travaillé|travaillons) .. depuis .. (mois|semaines|ans) .. sans être payé~ .. 
        (travaille|bosse) .. sans être payé~ .. ((dettes|dette)|dois|voyage|partir|loger|mois|ans)
        (dois|devons|disent que je leur dois|doit) .. (voyage|billet|logement|dette) .. 
        (ne)? (me|nous) (laisse|laissent) pas (partir|sortir|m'en aller)
        (reçois|donnent|donne|payé en) .. (que|seulement|juste) .. (nourriture|à manger|repas|un lit)
        (ne)? (reçois|reçoit) que de la nourriture
        (peux|pouvons) pas partir .. (dette|dois|payer|passeport)
        (menace|menacent) de .. (dénoncer|expulser|police) .. (papiers|pars|travail|partir)
        jamais été payé~ .. (ans|mois|depuis)
      `,
      decoys: `
        (oublié|perdu|renouvelé) (mon|mes) (passeport|papiers)
        sans heures supplémentaires
        (dois|devons) (voyager|partir en voyage|payer (mon|le) (billet|voyage) de vacances)
      `,
    },
  },
};
