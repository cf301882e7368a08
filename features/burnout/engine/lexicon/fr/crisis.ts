import type { CrisisFamily } from '../source.ts';

/** Crisis wordings in French, in our own words; not reviewed by a psychologist. */
export const crisis: Record<CrisisFamily, string> = {
  imminent: `
(vais|décidé de|décidé d|compte) (me tuer|me suicider|en finir|mettre fin à mes jours|me pendre|
  me jeter|me foutre en l air|passer à l acte)
ce soir (je me tue|j en finis|c est fini pour moi)
(gardé|stocké|acheté|mis de côté|préparé|caché|accumulé|compté) [tous|toutes|assez] (mes|les|des|
  une|la|de|assez de) (médicaments|cachets|comprimés|corde|pilules|somnifères)
(écrit|écris|laissé|rédigé) (une|ma|mes|des|la) (lettre|lettres|mot) [d adieu|d adieux|de suicide|
  pour ma famille|pour mes enfants|à ma mère]
lettre d adieu, lettres d adieu, mot d adieu
(choisi|fixé) (la date|le jour|une date|le lieu|le moyen|la façon)
je sais comment (je vais|faire|mourir)
(avalé|pris) (tous mes|toute la boîte|une boîte de|plein de) [de] (médicaments|cachets|comprimés)
`,
  explicit: `
(me|m) (suicider|tuer|pendre|ôter la vie|mutiler|scarifier|scarifie)
(veux|voudrais|envie de|aimerais|souhaite|préfère|préférerais|pense à|pensé à|penser à|idée de|
  idées de|besoin de|rêve de|pensées de|j aimerais) (mourir|crever|être mort|être morte|la mort|
  ma mort|ne plus vivre|ne plus exister|ne plus être là|disparaître pour toujours|
  disparaître à jamais|disparaître de la surface|ne pas me réveiller|ne plus me réveiller|
  ne jamais me réveiller|en finir|en finir avec la vie|mettre fin à mes jours|dormir et ne plus|
  m endormir et ne|n être jamais né|n être jamais née|me faire du mal|me faire mal|me couper|
  disparaître définitivement)
je (ne|) veux (plus|pas) (vivre|exister|être en vie|me réveiller|continuer à vivre|être là)
veux plus (vivre|exister), plus envie (de vivre|d exister|d être en vie)
(plus|pas|aucune|sans) [de|aucune] (raison|raisons|envie|goût|force) de (vivre|continuer à vivre|
  rester en vie|vivre encore|me lever demain)
fatigué/e de (vivre|la vie|exister)
la vie (n a|ne vaut|n en vaut) (plus|pas) [aucun|de|la] (sens|peine|le coup|d être vécue)
(ne|) vaut (plus|pas) la peine (de vivre|d être vécue), mettre fin à (mes jours|ma vie)
mis fin à ses jours, en finir (avec la vie|une bonne fois|pour de bon|avec tout ça|avec tout)
(m endormir|dormir) et ne (plus|jamais|pas) [me|jamais] (réveiller|me réveiller)
ne (plus|jamais|pas) [plus] me réveiller
si je (mourais|meurs|disparaissais|ne me réveillais|n existais|n étais plus)
mieux (sans moi|si je n|si j étais mort|si j étais morte|si je mourais), meilleure sans moi
heureux sans moi
(je ne|personne ne) (manquerais|remarquerait|me regretterait|me pleurerait) [à personne]
(aucune|plus d|pas d|d) (issue|porte de sortie), vois (aucune|pas d|plus d) issue, seule issue
tentative de suicide, ma tentative, j ai (tenté|essayé) de (me tuer|me suicider|mourir|mettre fin)
tenté de me suicider, pensées (suicidaires|noires de mort), idées (suicidaires|de mort)
(scarifié/e|scarifications|scarification|automutilation|automutile|mutilé/e)
suis (encore|) (scarifié/e|coupé/e les|mutilé/e|brûlé/e exprès)
(coupé/e|brûlé/e|fait mal|blessé/e|frappé/e|griffé/e|fait du mal) (exprès|volontairement|
  encore hier|de nouveau|à nouveau|les veines|pour sentir|pour ressentir|délibérément)
(recommencé|recommence) à me (couper|faire du mal|scarifier|mutiler|brûler), me fais du mal
me fais mal exprès
disparaître (pour toujours|à jamais|pour de bon|définitivement|de ce monde|de la surface)
plus rien ne me retient (ici|dans|en vie|sur), rien ne me retient (ici|en vie|sur)
(frère|soeur|ami|amie|fils|fille|mère|père|cousin|cousine|collègue|il|elle) .. (veut mourir|
  veut se tuer|veut se suicider|a tenté de se suicider|a fait une tentative|parle de mourir|
  a avalé)
`,
  topical: 'suicide, suicider, suicidaire, suicidaires, suicides',
  soft: `
(veux|voudrais|envie de|aimerais) (disparaître|m effacer), que tout s arrête
tout arrêter pour de bon, en finir, quand je ne serai plus là
un poids pour (ma famille|tout le monde|mes proches), est ce que ça fait mal de mourir
mourir fait mal
`,
  cue: `
adieu, adieux, pardon [à tous|maman|mes|à mes|pour tout], pardonnez moi, testament, choisi la date
plus d espoir, personne ne me (regretterait|remarquerait), pour toujours, à jamais
aimerais disparaître, rien ne me retient, aucun avenir, prenez soin (de|d), un poids pour, exprès
ils s en remettront
`,
  affairs: '',
  topic: `
film, livre, roman, série, cours, campagne, prévention, formation, article, journal, reportage
documentaire, podcast, statistiques, taux, chiffres, conférence, pièce, personnage, chanson, étude
colloque, atelier, squad, de café
`,
  decoy: `
(mort/e|morts|mourir|meurs|mourais|morte) de (rire|faim|froid|chaud|soif|peur|honte|fatigue|
  trouille|jalousie|ennui|sommeil|envie de|curiosité)
(blague|vanne|film|chef|patron|boulot|travail|réunion|chaleur|dos|prof|délai|client|trajet|ça|
  escaliers|sport|vidéo|humour|stress|cours) .. (me tue|m a tué|m a tuée|me tuer|va me tuer|tue)
(téléphone|batterie|ordinateur|portable|plante|plantes|voiture|imprimante|pile|serveur|chat|chien|
  grand père|grand mère|oncle|tante|voisin|voisine|poisson|arbre) .. (mort|morte|mortes|morts|
  mourir|décédé|décédée|meurt|meurent)
(tuer|tue|tué) (le temps|l ennui|un moustique|une mouche|le game|le match), à tuer le temps
(ennui|rire|travail|tâche) mortel, mortel, point mort, temps mort, nature morte, langue morte
poids mort, disparaître .. (vacances|plage|week end|île|montagne|soleil|corse|août)
coupé/e (en cuisinant|en cuisine|les cheveux|en me rasant|avec du papier|avec une feuille|
  le doigt|en épluchant|en bricolant|les ongles)
brûlé/e (en cuisinant|avec le four|au soleil|la langue|la main avec|en repassant|avec le café|
  le gâteau)
fait mal (au dos|au genou|à la cheville|en courant|au sport|en jouant|à la main|en tombant|
  en portant)
me suis fait mal (en|au|à), tuer au travail, me tue (au travail|à la tâche|à expliquer|à le dire)
lettre d adieu (du|de la|d un collègue), pot d adieu, fête d adieu
pardon (pour le retard|du retard|pour la)
en finir avec (ce|cette|le|la|les|ces|mon|ma) (dossier|rapport|projet|réunion|dossiers|paperasse|
  travaux|factures|rangement|tableau|livre)
(jamais) (pensé|songé) (au suicide|à mourir|à me tuer|à me suicider), veau mort, suicide squad
`,
};
