import { spawn } from 'node:child_process';

/** Pauses only long enough to hear that its starter is gone. */
const loop = `
  process.once('disconnect', () => process.exit());
  const spin = () => {
    for (const end = Date.now() + 50; Date.now() < end; );
    setImmediate(spin);
  };
  spin();`;

/** Keeps so many cores busy until the returned function is called; the loops end with this process, however it ends. */
export function startBusyLoops(count: number): () => void {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', loop], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  return () => loops.forEach((child) => child.kill('SIGKILL'));
}
