import { spawn } from 'node:child_process';

type Display = { name: string; close(): void };

/** A display that nobody sees (Xvfb), where the machine has none of its own. Throws when Xvfb is not there. */
export async function openDisplay(): Promise<Display> {
  if (process.env.DISPLAY) return { name: process.env.DISPLAY, close: () => {} };
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)));
    server.stdio[3]?.once('data', (output: Buffer) => resolve(String(output).trim()));
  });
  return { name: `:${number}`, close: () => void server.kill() };
}
