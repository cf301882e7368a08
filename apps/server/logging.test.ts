import { expect, it } from 'vitest';
import { createLogger } from './logging.ts';

const SECRET = 'a jabuticabeira floriu';

it('says of an error what it is and where, never its message, whoever logs it', () => {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line) => void lines.push(line) });
  const error = new TypeError(`Failed query with ${SECRET}`);
  log.error(error);
  log.warn({ err: error });
  log.error({ err: error }, 'Promise errored');
  log.error(error, 'Promise errored');
  log.info({ status: 200 }, 'answered');
  expect(lines.join()).not.toContain(SECRET);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'error',
    'error',
    'Promise errored',
    'Promise errored',
    'answered',
  ]);
  for (const line of lines.slice(0, 4)) {
    expect(JSON.parse(line).err).toEqual({
      type: 'TypeError',
      at: expect.arrayContaining([expect.stringContaining('logging.test.ts')]),
    });
  }
});
