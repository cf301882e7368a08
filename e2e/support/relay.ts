import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/turnserver',
  '/usr/local/bin/turnserver',
  '/opt/homebrew/bin/turnserver',
];
const SECRET = 'a relay for stories alone';

/** coturn, where it is installed; `TURNSERVER_PATH` names another one. */
export const findTurnserver = (): string | undefined =>
  process.env.TURNSERVER_PATH ?? USUAL_PLACES.find((place) => existsSync(place));

/**
 * coturn on this machine alone, at the port of the product: it speaks UDP, where that number is free. With the
 * settings by which the product gives out its passwords.
 */
export function startRelay(program: string, port: string) {
  const relay: ChildProcess = spawn(
    program,
    [
      ...['-n', '--listening-ip=127.0.0.1', `--listening-port=${port}`, '--relay-ip=127.0.0.1'],
      ...['--use-auth-secret', `--static-auth-secret=${SECRET}`, '--realm=stories'],
      // The two relayed ends stand on this machine too.
      ...['--allow-loopback-peers', '--no-cli', '--no-tcp', '--no-tls', '--no-dtls'],
      ...['--log-file=/dev/null', '--no-stdout-log', '--pidfile=/dev/null'],
    ],
    { stdio: 'ignore' },
  );
  const environment = { TURN_URL: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: SECRET };
  return { environment, stop: () => relay.kill() };
}
