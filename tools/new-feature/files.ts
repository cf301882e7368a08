import { namesOf } from './names.ts';
import { serverFiles } from './server-files.ts';
import { webFiles } from './web-files.ts';

/**
 * The files of a new feature, by path: it keeps short sealed texts of a person, who lists and adds
 * them on one page. Whoever writes the feature puts its own shapes in their place.
 */
export function featureFiles(name: string): Record<string, string> {
  const names = namesOf(name);
  return Object.fromEntries(
    Object.entries({ ...serverFiles(names), ...webFiles(names) }).map(([path, content]) => [
      `features/${name}/${path}`,
      content,
    ]),
  );
}
