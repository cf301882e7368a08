import { generateSync } from 'otplib';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import type { TestPerson } from './people.ts';

/**
 * Adds an authenticator app to a person and proves it: the person given back holds the session at
 * aal2, all others of theirs below it are over. Throws with the answer when a step is refused.
 */
export async function addSecondFactor(url: string, person: TestPerson): Promise<TestPerson> {
  const ask = async <Answer>(path: string, body: object): Promise<Answer> => {
    const response = await fetch(`${url}/auth/v1/factors${path}`, {
      method: 'POST',
      headers: {
        apikey: PUBLISHABLE_KEY,
        authorization: `Bearer ${person.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const { id, totp } = await ask<{ id: string; totp: { secret: string } }>('', {
    factor_type: 'totp',
  });
  const challenge = await ask<{ id: string }>(`/${id}/challenge`, {});
  const session = await ask<{ access_token: string; refresh_token: string }>(`/${id}/verify`, {
    challenge_id: challenge.id,
    code: generateSync({ secret: totp.secret }),
  });
  return { ...person, accessToken: session.access_token, refreshToken: session.refresh_token };
}
