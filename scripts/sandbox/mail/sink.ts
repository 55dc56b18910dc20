import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { PortTaken } from '../listen.ts';
import type { Fault } from '../store/faults.ts';
import type { Store } from '../store/store.ts';
import { parseMail } from './parse-mail.ts';

const SLOW_MS = 3000;
const MAX_BYTES = 5 * 1024 * 1024;

export type MailSink = { port: number; stop(): Promise<void> };

/**
 * Takes every mail that is sent to it and keeps it in `store.mails`; nothing is ever sent on. Plain SMTP without login,
 * on this machine only. `port` 0: any; a taken one throws `PortTaken`. The operation is called `smtp` in counters and faults.
 */
export async function startMailSink(store: Store, port: number): Promise<MailSink> {
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    banner: 'Sandbox mail sink',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    logger: false,
    onData: (stream, session, done) => {
      receive(store, stream, session, sockets).then(() => done(), done);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const remote = socket.remotePort ?? 0;
    sockets.set(remote, socket);
    socket.once('close', () => sockets.delete(remote));
  });
  server.on('error', () => {});
  await listen(server, port);
  return { port: boundPort(server, port), stop: () => stop(server, sockets) };
}

async function receive(
  store: Store,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  sockets: Map<number, Socket>,
): Promise<void> {
  const message = Buffer.concat(await stream.toArray());
  const call = store.calls.record('smtp');
  const fault = store.faults.take('smtp');
  call.fault = fault?.mode ?? null;
  await before(fault, store, sockets.get(session.remotePort));
  if (store.mails.isRefused(message.toString())) throw reply(451, 'The sandbox was told to refuse this mail');
  if (stream.sizeExceeded) throw reply(552, `A message has at most ${MAX_BYTES} bytes`);
  store.mails.add(await parseMail(message, envelopeOf(session), store.now()));
  await after(fault, store, sockets.get(session.remotePort));
  call.status = 250;
}

const envelopeOf = ({ envelope }: SMTPServerSession) => ({
  from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
  to: envelope.rcptTo.map(({ address }) => address),
});

async function before(fault: Fault | null, store: Store, socket: Socket | undefined): Promise<void> {
  if (fault?.mode === 'error-before') throw reply(451, 'The sandbox was told to fail');
  if (fault?.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms ?? SLOW_MS));
  if (fault?.mode === 'hang' && socket) {
    await store.faults.hold(socket);
    throw reply(421, 'Closing');
  }
}

/** There is no body that could be spoiled: such modes take the mail and deny it, as `error-after` does. */
async function after(fault: Fault | null, store: Store, socket: Socket | undefined): Promise<void> {
  if (!fault || fault.mode === 'slow') return;
  if (fault.mode === 'hang-after' && socket) await store.faults.hold(socket);
  if (fault.mode === 'drop-after') socket?.destroy();
  throw reply(451, 'The sandbox was told to fail');
}

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

function listen(server: SMTPServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    );
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

function boundPort(server: SMTPServer, requested: number): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : requested;
}

function stop(server: SMTPServer, sockets: Map<number, Socket>): Promise<void> {
  for (const socket of sockets.values()) socket.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}
