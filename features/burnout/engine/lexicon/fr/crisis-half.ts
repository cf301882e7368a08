/**
 * What is only half of a danger: a letter, a remedy put away, a rope. It takes a second cue, such as
 * a farewell, hoarding or "nobody knows". Not reviewed by a psychologist.
 */
export const half = `
(écrit|écris|laissé|enregistré|envoyé) une lettre à (ma|mon|mes) (fille|fils|enfants|mère|père|grand mère|
  parents|soeur|frère)
(acheté|achète) (une|de la) corde pour
(caché|rangé|range) les (cachets|médicaments) (de|des|du|pour|parce)
`;

/** Trains, letters and weapons of everyday life, which clear the words that they cover. */
export const daily = `
lettre à (ma|mon|mes) [fille|fils|enfants|mère|père|petite fille] pour (ses|son|leurs|leur|noël|le|la)
(regardé|regarder|regarde) passer les (trains|bateaux|péniches|voitures) [depuis|du|sur] [le] [pont]
`;

/** Danger in words that are others once they are written as they sound, and in words run together. */
export const byEar = `
# Écrit comme on l'entend
(vais|veux|veu|envie de|voudrais) (me|m) (tué|tuez|tuer|suicidé|pendu|foutre en l air)
(veux|veu|jveux|jveu) (mourire|mourrir|mourir|crevé|crever), envie (d|de) (mourrir|mourire|crevé)
(veuxmourir|jeveuxmourir|jveuxmourir)
`;
