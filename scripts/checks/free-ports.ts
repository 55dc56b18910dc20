import { isFree } from '../release/ports.ts';

/** The first `count` free ports in a row from `from` on: the same ones every time, unless something else has them. */
export async function findFreePorts(from: number, count: number): Promise<number> {
  for (let port = from; port < from + 500; port += 10) {
    const wanted = Array.from({ length: count }, (_, position) => port + position);
    if ((await Promise.all(wanted.map(isFree))).every(Boolean)) return port;
  }
  throw new Error(`No ${count} free ports between ${from} and ${from + 500}`);
}
