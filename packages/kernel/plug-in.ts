import type { ServerContext } from './context.ts';
import type { PersonalData } from './personal-data.ts';

/** Something that a feature adds at another one's point; declared on the feature that adds it. */
export interface PlugIn {
  point: PlugInPoint<never>;
  make: (context: ServerContext) => unknown;
}

/** Where a feature lets others add to it, without knowing them. */
export interface PlugInPoint<T> {
  name: string;
  with(make: (context: ServerContext) => T): PlugIn;
  /** What was added, in the order of the features. */
  of(context: ServerContext): readonly T[];
}

/** What a feature makes once for each instance and holds on to: keys, caches, counts. */
export interface Service<T> {
  name: string;
  /** Made on first use. */
  of(context: ServerContext): T;
}

/** What the app collected from its features. */
export interface Assembly {
  plugIns: readonly PlugIn[];
  personalData: readonly PersonalData[];
  /** What points and services have made so far for this instance. */
  made: Map<object, unknown>;
}

export function plugInPoint<T>(name: string): PlugInPoint<T> {
  const point: PlugInPoint<T> = {
    name,
    with: (make) => ({ point: point as unknown as PlugInPoint<never>, make }),
    of: (context) =>
      onceIn(context, point, () =>
        context.assembly.plugIns
          .filter((plugIn) => Object.is(plugIn.point, point))
          .map(({ make }) => make(context) as T),
      ),
  };
  return point;
}

export function defineService<T>(name: string, make: (context: ServerContext) => T): Service<T> {
  const service: Service<T> = {
    name,
    of: (context) => onceIn(context, service, () => make(context)),
  };
  return service;
}

function onceIn<T>({ assembly: { made } }: ServerContext, key: object, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}
