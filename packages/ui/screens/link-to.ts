type ParameterOf<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

/** What stands behind the `?` of an address. */
export type Search = Readonly<Record<string, string | number | undefined>>;

interface Parts {
  search?: Search | ((former: Search) => Search);
}
type PartsOf<Path extends string> = [ParameterOf<Path>] extends [never]
  ? [parts?: Parts]
  : [parts: Parts & { params: Readonly<Record<ParameterOf<Path>, string>> }];

/** As the router takes it, in a link or to navigate. */
interface LinkTarget {
  to: string;
  params: never;
  search: never;
}

/**
 * Where a link leads: the path of a screen with each parameter that it names. The screens are put
 * together when the app starts, so the router's own types know none of them.
 */
export function linkTo<const Path extends string>(
  path: Path,
  ...[parts]: PartsOf<Path>
): LinkTarget {
  return { to: path, ...parts } as unknown as LinkTarget;
}
