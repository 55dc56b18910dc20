import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openApiPath } from '#config/catalogue-data.ts';
import type { Finding, Judged, Shop } from './judge.ts';
import { askTool, folder, runProgram } from './tools.ts';

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; example?: string }[];
  responses: object;
};
type OpenApi = { paths: Record<string, Record<string, Operation>> };

const file = join(folder, 'openapi.json');

async function fetchFile(url: string): Promise<OpenApi> {
  const text = await (await fetch(`${url}${openApiPath}`)).text();
  writeFileSync(file, text);
  return JSON.parse(text) as OpenApi;
}

type Linted = { problems: { ruleId: string; message: string; location: { pointer: string }[] }[] };

/** Redocly's recommended rules over the OpenAPI file that the shop serves. */
export async function judgeOpenApi({ url }: Shop): Promise<Judged> {
  const { paths } = await fetchFile(url);
  const { problems } = await askTool<Linted>('@redocly/cli/bin/cli.js', ['lint', file, '--format', 'json']);
  const findings = problems.map(({ ruleId, message, location }) => ({
    where: location[0]?.pointer ?? openApiPath,
    rule: ruleId,
    what: message,
  }));
  return { looked: Object.keys(paths).length, findings };
}

/** Bodies of the operations that want one, by the address. */
const bodies: Readonly<Record<string, unknown>> = {
  '/api/parts/ids': { ids: ['4B1606H-STD', 'AG-1'] },
  '/email/enquiry-form': { email: 'ann@buyer.example', part: 'AG-1', source: 'acl-eu', text: '', proof: 'none' },
};

type Called = { data?: unknown; error?: unknown; response?: Response };
type Client = Record<string, (options: object) => Promise<Called>>;

/** A client that @hey-api makes of the file alone calls each operation; its zod schemas judge each answer. */
export async function judgeWithClient({ url }: Shop): Promise<Judged> {
  const { paths } = await fetchFile(url);
  const made = resolve(folder, 'client');
  rmSync(made, { recursive: true, force: true });
  const config = join(folder, 'client.config.mjs');
  const settings = { input: file, output: { path: made, module: { extension: '.ts' } } };
  const plugins = ['@hey-api/client-fetch', '@hey-api/typescript', 'zod', { name: '@hey-api/sdk', validator: 'zod' }];
  writeFileSync(config, `export default ${JSON.stringify({ ...settings, plugins })};`);
  const { err } = await runProgram(process.execPath, [
    ...[join(folder, 'node_modules/@hey-api/openapi-ts/bin/run.js'), '-f', config],
  ]);
  const sdk = (await import(join(made, 'sdk.gen.ts')).catch((error: unknown) => {
    throw new Error(`no client was made: ${err}`, { cause: error });
  })) as Client;
  const { client } = (await import(join(made, 'client.gen.ts'))) as { client: { setConfig(config: object): void } };
  client.setConfig({ baseUrl: url });

  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  const findings: Finding[] = [];
  for (const { path, operationId, parameters = [], responses } of operations) {
    const named = parameters.filter((one) => one.in === 'path').map(({ name, example }) => [name, example]);
    const given = {
      ...(named.length > 0 && { path: Object.fromEntries(named) }),
      ...(bodies[path] ? { body: bodies[path] } : {}),
    };
    const { data, error, response } = (await sdk[operationId]?.(given)) ?? {};
    const status = String(response?.status);
    if (!(status in responses))
      findings.push({ where: path, rule: 'status', what: `${status} is not in the file: ${error}` });
    else if (response?.ok && data === undefined)
      findings.push({ where: path, rule: 'answer', what: String(error).slice(0, 300) });
  }
  return { looked: operations.length, findings };
}
