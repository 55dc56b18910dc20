/**
 * What only the real seller can know and is still a placeholder. As a program (`npm run check:sample`) it lists each with file
 * and line, and ends with 1 where a release build would stop (RELEASE=1 without ALLOW_SAMPLE=1).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Something that only the real seller can know, and that is still a placeholder. */
export type Sample = { file: string; line: number; what: string; why: 'marked' | 'address' };

const marked = /\bsample: true\b/;
const exampleAddress = /[\w.+-]*@?[\w.-]*\b(?:example\.(?:com|org|net)|[\w-]+\.example)\b/i;
const naming = /\b(?:name|title|header|label|heading|summary): ?(?:'([^']+)'|"([^"]+)"|(.+))/;
const comment = /^\s*(?:\/\/|\/?\*|#)/;

/** The name of the thing that a mark belongs to: on its line, or on one near it, first below. */
function nameNear(lines: readonly string[], at: number): string {
  const near = [0, 1, 2, 3, 4, -1, -2, -3, -4, -5, -6, -7].map((step) => lines[at + step] ?? '');
  const [, single, double, bare] = near.map((line) => naming.exec(line)).find((found) => found !== null) ?? [];
  return single ?? double ?? bare?.trim() ?? 'a record';
}

/** The placeholders of one file's text, line by line from 1. */
export function listSamples(text: string, file: string): Sample[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at): Sample[] => {
    if (comment.test(line)) return [];
    const place = { file, line: at + 1 };
    if (marked.test(line)) return [{ ...place, what: nameNear(lines, at), why: 'marked' }];
    const [address] = exampleAddress.exec(line) ?? [];
    return address ? [{ ...place, what: address, why: 'address' }] : [];
  });
}

const isText = (file: string): boolean =>
  /\.(?:ts|mdx?|yml)$/.test(file) && !/\.test\.ts$|(?:^|\/)README\.md$/.test(file);

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'catalogue' && folder === 'content' ? [] : listFiles(path);
    return entry.isFile() && isText(path) ? [path] : [];
  });

/** Folders in which facts of the seller stand. */
const sampleFolders = ['src/config', 'content'] as const;

/**
 * Every placeholder in configuration and content: records and pages marked `sample: true`, and addresses on example domains
 * (rule seller.placeholders). By file and line.
 */
export const findSamples = (folders: readonly string[] = sampleFolders): Sample[] =>
  folders
    .flatMap(listFiles)
    .toSorted()
    .flatMap((file) => listSamples(readFileSync(file, 'utf8'), file));

const remedies = {
  marked: 'put the real facts in its place and set sample to false',
  address: 'put the real address in its place',
} as const;

/** "src/config/sellers.ts:28 Sample Bearings B.V.: put the real facts in its place and set sample to false". */
const describeSample = ({ file, line, what, why }: Sample): string => `${file}:${line} ${what}: ${remedies[why]}`;

/**
 * What stops a release build: with RELEASE=1 every placeholder, unless ALLOW_SAMPLE=1 says that it is meant. Empty when
 * nothing does, and always without RELEASE=1.
 */
export function findReleaseFaults(
  environment: Record<string, string | undefined>,
  samples: () => readonly Sample[] = findSamples,
): string[] {
  if (environment['RELEASE'] !== '1' || environment['ALLOW_SAMPLE'] === '1') return [];
  const found = samples();
  if (found.length === 0) return [];
  const head = `This is a release build, and ${found.length} placeholders are left (ALLOW_SAMPLE=1 builds with them):`;
  return [head, ...found.map(describeSample)];
}

if (import.meta.main) {
  const samples = findSamples();
  if (samples.length > 0) console.log(samples.map(describeSample).join('\n'));
  console.log(samples.length === 0 ? 'No placeholders are left.' : `${samples.length} placeholders are left.`);
  if (findReleaseFaults(process.env, () => samples).length > 0) process.exitCode = 1;
}
