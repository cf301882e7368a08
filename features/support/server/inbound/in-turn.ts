/**
 * Does one piece of work at a time, in the order in which they came. Where `mostWaiting` wait already, the next is
 * refused at once, and what it was given is not held.
 */
export function inTurn<Given, Made>(
  work: (given: Given) => Promise<Made>,
  mostWaiting: number,
): (given: Given) => Promise<Made> {
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  return async (given) => {
    if (inside > mostWaiting) throw new Error('Too many wait already');
    inside += 1;
    const made = last
      .then(() => work(given))
      .finally(() => {
        inside -= 1;
      });
    const over = () => undefined;
    last = made.then(over, over);
    return made;
  };
}
