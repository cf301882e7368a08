/** The forms of a feature's word: `sleep-log`, `sleepLog`, `SleepLog`, `sleep_log`. */
export interface Names {
  kebab: string;
  camel: string;
  pascal: string;
  snake: string;
}

export function namesOf(kebab: string): Names {
  const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  return { kebab, camel, pascal, snake: kebab.replaceAll('-', '_') };
}
