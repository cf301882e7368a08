import { PALETTE } from '#packages/ui/tokens/palette.ts';

const { folha, ipe, manaca } = PALETTE;
const PETAL = 'M0 0C19-17 17-43 0-60C-17-43-19-17 0 0Z';

/** The breathing flower of the help page on lilac, in the size of the other pictures. */
export function helpPicture(): string {
  const petals = Array.from(
    { length: 8 },
    (_, index) =>
      `<path d="${PETAL}" fill="${index % 2 ? folha[3] : folha[4]}" transform="rotate(${index * 45})"/>`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 200" width="340" height="200" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="340" height="200" fill="${manaca[1]}"/>` +
    `<circle cx="170" cy="100" r="84" fill="${manaca[2]}"/>` +
    `<g transform="translate(170 100)">${petals}<circle r="15" fill="${ipe[3]}"/></g></svg>`
  );
}
