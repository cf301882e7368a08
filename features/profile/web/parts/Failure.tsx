import { Note } from '#packages/ui/index.ts';
import { useAccountFailure } from '../use-failure.ts';

/** Why something did not work, where it did not; nothing without an error. */
export function Failure({ error, title }: { readonly error: unknown; readonly title?: string }) {
  const text = useAccountFailure();
  if (!error) return null;
  return (
    <Note tone="sun" role="alert">
      {title ? (
        <div>
          <strong>{title}</strong>
        </div>
      ) : null}
      {text(error)}
    </Note>
  );
}
