/** Does something with every item, so many at a time; the results in the order of the items. */
export async function atOnce<Item, Result>(
  items: readonly Item[],
  width: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await act(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
