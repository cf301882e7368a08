const HOUR_MS = 3_600_000;

/**
 * The zone that browsers and people of the stories live in: Sao Paulo's, or Manaus' an hour behind it
 * while Sao Paulo's midnight or the close of its day (03:00) could fall into a run.
 */
export const ZONE = zoneWithoutBorder(new Date());

function zoneWithoutBorder(now: Date): string {
  const saoPaulo = new Date(now.getTime() - 3 * HOUR_MS).getUTCHours();
  return saoPaulo === 23 || saoPaulo === 2 ? 'America/Manaus' : 'America/Sao_Paulo';
}
