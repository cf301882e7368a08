/** What people do instead of saying what they feel: a place, how long, what they could not do. */
export const behaviour = `
(reste|resté|restée|suis restée|suis resté|enfermé|enfermée|cachée|caché) .. (dans|sur|aux) .. (voiture|
  toilettes|carrelage|escalier|parking|vestiaire) .. (minutes|
  heure|heures|sans|longtemps)
sans (arriver|parvenir|réussir|pouvoir) à (descendre|sortir|me lever|bouger|répondre|écrire|commencer|entrer|parler)
(relis|relu|lis|lu) .. (la même|la meme) (ligne|page|phrase|mail), (les lettres|les chiffres) .. (dansent|dansaient)
(fixé|fixe|fixer|regardé|regarde) (l'écran|le mur|le plafond) .. (minutes|heure|heures|sans|longtemps)
(failli m'endormir|me suis endormi|me suis endormie|piqué du nez) .. (volante|volant|route|réunion|caisse|poste)
(double|doubles) (garde|gardes|poste|service) .. (encore|d'affilée), encore une double garde, front sur le volant
n'arrive plus à (cuisiner|répondre|ouvrir|lire|écrire|choisir|décider|sortir|m'y mettre)
je n'arrivais pas à (descendre|sortir) de la voiture
`;

/** Joy said plainly. */
export const plainJoy = `
(la|ma) meilleure (journée|chose|décision) (de|du|que|depuis), le meilleur (jour|service) (de|du|depuis)
c'était (magnifique|génial|top|super|parfait)
belle journée, trop bien aujourd'hui, (on a|j'ai) bien (rigolé|ri), j'avais le sourire
`;
