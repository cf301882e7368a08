import classes from './profile.module.css';

/** What something means, line by line, under a few words of its own. */
export function Lines({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}) {
  return (
    <div>
      <strong>{title}</strong>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
