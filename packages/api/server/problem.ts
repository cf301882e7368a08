import {
  type FeatureErrorStatus,
  SHARED_ERRORS,
  type SharedErrorCode,
} from '../contract/errors.ts';

/** An expected refusal: becomes the error body with this code and status. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: string,
    status: number,
    message: string,
    data?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/**
 * Makes a refusal of the shared vocabulary. `message` is English, for developers, and must hold
 * nothing personal; the browser shows its own translation of the code.
 */
export function fail(
  code: SharedErrorCode,
  message: string,
  data?: Readonly<Record<string, unknown>>,
): Problem {
  return new Problem(code, SHARED_ERRORS[code], message, data);
}

/** Makes a refusal with one of the codes that the endpoint itself declares. */
export function failOwn(
  errors: Readonly<Record<string, FeatureErrorStatus>> | undefined,
  code: string,
  message: string,
  data?: Readonly<Record<string, unknown>>,
): Problem {
  const status = errors?.[code];
  if (!status) throw new Error(`The endpoint does not declare the error ${code}`);
  return new Problem(code, status, message, data);
}
