import styles from './plain.module.css';

/**
 * Class names for pages built from plain elements: prerendered public pages and whatever they share
 * with the app (the help card). Screens behind the login use the component kit instead.
 */
export const plain = styles;

/** Joins class names, leaving out what is empty or false. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
