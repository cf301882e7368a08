/** A CNPJ with letters that no run has used before; its check digits by the official weights. */
export function newCnpj(): string {
  const letters = 'ABCDEFGHJKLMNPRTUVWXY3479';
  const pick = () => letters.charAt(Math.floor(Math.random() * letters.length));
  const base = Array.from({ length: 8 }, pick).join('');
  const digit = (text: string) => {
    const values = [...text].reverse().map((one) => one.charCodeAt(0) - 48);
    const rest = values.reduce((sum, value, i) => sum + value * (2 + (i % 8)), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const whole = `${base}0001`;
  const first = digit(whole);
  return `${whole}${first}${digit(`${whole}${first}`)}`;
}
