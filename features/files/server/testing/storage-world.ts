import { createClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';

type StorageOf = ReturnType<typeof createClient>['storage'];

/** The server of a test, and the official client as each of those who call. */
export interface StorageWorld extends TestApp {
  /** The operator's programs. */
  operator: StorageOf;
  visitor: StorageOf;
  as(person: TestPerson): StorageOf;
  /** A bucket made by the operator. */
  newBucket(name: string, options?: Parameters<StorageOf['createBucket']>[1]): Promise<void>;
}

export async function startStorageWorld(
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<StorageWorld> {
  const world = await startTestApp(options);
  const { serviceKey } = world.context.settings;
  const operator = createClient(world.url, serviceKey).storage;
  return {
    ...world,
    operator,
    visitor: createClient(world.url, PUBLISHABLE_KEY).storage,
    as: ({ accessToken }) =>
      createClient(world.url, PUBLISHABLE_KEY, { accessToken: async () => accessToken }).storage,
    newBucket: async (name, bucketOptions = { public: false }) => {
      const { error } = await operator.createBucket(name, bucketOptions);
      if (error) throw error;
    },
  };
}

/** What the client tells of a refusal. */
export const refusal = (error: unknown) => {
  const { status, statusCode, code } = error as Record<string, unknown>;
  return { status, statusCode, code };
};

/** A picture of a size, of one colour, with a note of where it was taken. */
export async function picture(
  width: number,
  height: number,
  type: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
): Promise<Buffer> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#4da882' } });
  const exif = { IFD0: { Copyright: 'Rua das Quaresmeiras, 12' } };
  return plain.withExif(exif).toFormat(type).toBuffer();
}
