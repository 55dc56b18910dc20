/** Runs the sandbox until it is told to end: `node scripts/sandbox/main.ts`. Reads SANDBOX_PORT, SANDBOX_DATA, SITE_URL and PORT. */
import { z } from 'zod';
import { PortTaken } from './listen.ts';
import { startSandbox } from './server.ts';

const settings = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65534).default(4400),
  SANDBOX_DATA: z.string().min(1).default('.sandbox'),
  PORT: z.coerce.number().int().min(1).max(65535).default(4321),
});

function fail(message: string): never {
  process.stderr.write(`sandbox: ${message}\n`);
  process.exit(1);
}

const parsed = settings.safeParse(process.env);
if (!parsed.success) fail(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
const { SANDBOX_PORT: port, SANDBOX_DATA: dataDir, PORT: shopPort } = parsed.data;
const shopUrl = process.env['SITE_URL'] || `http://localhost:${shopPort}`;

const starting = startSandbox({ port, mailPort: port + 1, dataDir, shopUrl });
const end = () => void starting.then((sandbox) => sandbox.stop()).then(() => process.exit(0));
process.once('SIGINT', end);
process.once('SIGTERM', end);
process.once('disconnect', end);
try {
  await starting;
  process.send?.('listening');
} catch (error) {
  if (error instanceof PortTaken)
    fail(`${error.message} The sandbox takes SANDBOX_PORT (${port}) and the one after it for mail.`);
  throw error;
}
