import { createServer } from 'node:net';

/** True when nothing listens on the port of this machine. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Readable lines for the ports that are taken, with how to give `command` another one; empty when all are free. */
export async function findTakenPorts(
  ports: { name: string; port: number }[],
  command = 'npm start',
): Promise<string[]> {
  const free = await Promise.all(ports.map(({ port }) => isFree(port)));
  return ports
    .filter((_, position) => !free[position])
    .map(
      ({ name, port }) =>
        `Port ${port} is taken. Stop the program that uses it, or choose another one: ${name}=${port + 10} ${command}`,
    );
}
