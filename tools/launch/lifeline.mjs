/**
 * Loaded into every program that a launcher starts: the program runs in a session of its own, so
 * that a signal reaches it once and through the launcher only; when the launcher is killed, the
 * channel between them breaks, and the program and its children end as abruptly.
 */
const launcher = process.env.FLORESCER_LAUNCHER;
// Programs hand their own options, this file among them, on to workers that they fork.
delete process.env.FLORESCER_LAUNCHER;

if (process.channel && launcher === String(process.ppid)) {
  process.once('disconnect', () => {
    // The leader of a session has its group's number.
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL');
  });
  // The channel alone must not keep a program running that has done its work.
  process.channel.unref();
}
