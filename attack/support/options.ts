/** `npm run attack -- --long` takes the time for every request that a figure asks for. */
export const LONG = process.env.ATTACK_LONG === 'on';

/** Where chance begins: the same requests in the same order for the same number. */
export const SEED = Number(process.env.ATTACK_SEED ?? 20_261_124);

/** How much of something, by the form of the run. */
export const inForm = (short: number, long: number): number => (LONG ? long : short);
