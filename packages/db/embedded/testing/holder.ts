/**
 * A process that starts the database of the folder given, saves the text given, says so in one
 * line of JSON and then lives until it is killed.
 */
import pg from 'pg';
import { startEmbedded } from '../index.ts';

const [dataDir = '', text] = process.argv.slice(2);
try {
  const { url, attached, dataDir: home } = await startEmbedded({ dataDir, log: () => undefined });
  if (text) {
    const client = new pg.Client(url);
    await client.connect();
    await client.query('CREATE TABLE IF NOT EXISTS notes (text text)');
    await client.query('INSERT INTO notes VALUES ($1)', [text]);
    await client.end();
  }
  console.log(JSON.stringify({ url, attached, home }));
  setInterval(() => undefined, 60_000);
} catch (error) {
  const { name, message } = error as Error;
  console.log(JSON.stringify({ name, message }));
}
