/** Ordinary words one letter away from a lexicon form: a slip must not turn them into a signal. */
export const ordinaryWords = `
bailing balling banked blacked blinked bowling brawling breakdowns brillant confidant conical
consent consented contended contento contents contest contested context convent crossed cuffed
defected deflated deleted depressions despite detachments downing dreamed dressed dried droning
enraged excised exited failures fatigues fired frustrations graceful hamming happer hemming hired
homeless homelessness hopefuls hours house humping importer imposters impostors insognia insomniac
interior lathes laughead laughlng learned lichter lighters lightner loveliness miserables
overheating perfecto planned prefect pressed prompted reents regarding regents related relayed
relented relents reneged repented repenting resentments resets resetting sailing sandness seating
shacking shading shaming shaping sharing shower shuttered sinning sired slapped slapping snaking
snipped snipping soaking soiling sprint staking stamped stinking subbing swapped swapping swearing
sweeting tested toothacre trial tried unbound unsound whitling whittling wired withdrew wracked
wreaked
`;
