/** A pattern of `like` for texts that contain this one, taken as it is written. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
