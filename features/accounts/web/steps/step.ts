/** What a step of the sign-in gets, whatever it asks for. */
export interface StepProps {
  /** What stands in the e-mail field of the form before it. */
  readonly email: string;
  /** A session is there: goes on to a second factor or into the app. */
  readonly onSignedIn: () => Promise<void>;
  /** Back to e-mail and password. */
  readonly onBack: () => void;
}
