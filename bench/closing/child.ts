import { closeMonth } from '#features/company-report/server/closing.service.ts';
import { connect } from '#packages/db/index.ts';

/** Closes a month of some companies, a few at once like the jobs of a server, and tells how far it is. */
const AT_ONCE = 2;

process.once('message', (asked) => {
  void closeAll(asked as { url: string; month: string; companies: string[] });
});

async function closeAll({
  url,
  month,
  companies,
}: {
  url: string;
  month: string;
  companies: string[];
}): Promise<void> {
  const { db, close } = connect(url);
  const now = () => new Date('2026-11-03T09:40:00Z');
  const waiting = [...companies];
  const worker = async () => {
    for (let companyId = waiting.shift(); companyId; companyId = waiting.shift()) {
      await closeMonth({ db, now }, { companyId, period: month });
    }
  };
  const telling = setInterval(() => process.send?.({ rss: process.memoryUsage.rss() }), 200);
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  clearInterval(telling);
  await close();
  process.send?.({ done: true });
  process.disconnect();
}
