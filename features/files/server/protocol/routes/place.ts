import type { FastifyRequest } from 'fastify';
import type { ObjectPlace } from '../../objects/objects.queries.ts';

/** A route that ends with a bucket and a path in it. */
export interface AtPath {
  Params: { bucket: string; '*': string };
}

export const placeOf = ({ params }: FastifyRequest<AtPath>): ObjectPlace => ({
  bucketId: params.bucket,
  name: params['*'],
});
