/** What a step of the sign-in gets, whatever it asks for. */
export interface StepProps {
  /** What stands in the e-mail field of the form before it. */
  readonly email: string;
  /** A session is there: goes on to a second factor, or to the page asked for unless one is named. */
  readonly onSignedIn: (path?: string) => Promise<void>;
  /** Back to e-mail and password. */
  readonly onBack: () => void;
}
