import { connect, type Socket } from 'node:net';

export type Question = { path: string; headers?: Record<string, string> };
/** Names as they were sent, values in turn. */
export type RawAnswer = { status: number; headers: string[]; body: Buffer };

/** What one connection is waiting for. */
type Waiting = { resolve(answer: RawAnswer): void; reject(error: Error): void };

const writeQuestion = (host: string, { path, headers = {} }: Question): string =>
  [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...Object.entries(headers).map((pair) => pair.join(': ')), '', ''].join(
    '\r\n',
  );

/** An answer out of the bytes that have come so far; null while some are missing. `rest`: where the next one begins. */
export function readAnswer(bytes: Buffer): { answer: RawAnswer; rest: number } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.flatMap((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  const status = Number(first.split(' ')[1]);
  const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'content-length');
  const length = status === 304 || at === -1 ? 0 : Number(headers[at + 1]);
  const from = end + 4;
  if (bytes.length < from + length) return null;
  return { answer: { status, headers, body: bytes.subarray(from, from + length) }, rest: from + length };
}

/** A connection that is kept open and asks one thing after the other. */
async function openConnection(port: number): Promise<{ ask(text: string): Promise<RawAnswer>; end(): void }> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting: Waiting | null = null;
  let chunks: Buffer[] = [];
  const fail = () => waiting?.reject(new Error('the connection was closed'));
  socket.on('close', fail).on('error', fail);
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    const found = readAnswer(chunks.length === 1 ? chunk : Buffer.concat(chunks));
    if (!found) return;
    chunks = [];
    waiting?.resolve(found.answer);
  });
  return {
    ask: (text) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(text);
      }),
    end: () => socket.destroy(),
  };
}

export type Load = {
  port: number;
  /** the name in the header Host */
  host: string;
  /** the question of each request by its place in the row */
  question(place: number): Question;
  requests: number;
  connections: number;
};

/** A server closes a connection after so many requests; what is asked on one stays below. */
const requestsPerConnection = 900;

/**
 * Asks so many times over so many connections, each of which asks again as soon as it has its answer. Gives the last answer;
 * throws where the status is another one than that expected.
 */
export async function sendLoad(
  { port, host, question, requests, connections }: Load,
  status: number,
): Promise<RawAnswer> {
  let place = 0;
  let last: RawAnswer | null = null;
  const work = async () => {
    let connection = await openConnection(port);
    for (let asked = 1; place < requests; asked += 1) {
      if (asked % requestsPerConnection === 0) {
        connection.end();
        connection = await openConnection(port);
      }
      const one = question(place++);
      last = await connection.ask(writeQuestion(host, one));
      if (last.status !== status) throw new Error(`${one.path} answered ${last.status}, not ${status}`);
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: connections }, work));
  if (!last) throw new Error('nothing was asked');
  return last;
}
