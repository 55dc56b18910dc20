import { Ajv2020 } from 'ajv/dist/2020.js';

type Responses = Record<string, { content?: Record<string, { schema: object }>; headers?: object }>;
export type OpenApi = {
  info: { license: { url: string } };
  security: object[];
  paths: Record<string, Record<string, { responses: Responses }>>;
  components: { schemas: Record<string, object> };
};

/** Where the file stands for the schemas in it, so that its references find each other. */
const base = 'https://open-api.example/';

/**
 * Judges answers by an OpenAPI file: what is wrong with `body` as an answer of this status to this call, one line each.
 * A call or status that the file does not know is wrong too.
 */
export function createAnswerCheck(file: OpenApi) {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
  ajv.addSchema({ ...file, $id: base });
  return (method: string, path: string, { status, body }: { status: number; body: unknown }): string[] => {
    const responses = file.paths[path]?.[method.toLowerCase()]?.responses;
    const schema = responses?.[status]?.content?.['application/json']?.schema as { $ref: string } | undefined;
    if (!schema) return [`${method} ${path}: the file knows no answer ${status}`];
    const judge = ajv.getSchema(base + schema.$ref) ?? ajv.compile({ $ref: base + schema.$ref });
    if (judge(body)) return [];
    return (judge.errors ?? []).slice(0, 5).map((error) => `${method} ${path}${error.instancePath} ${error.message}`);
  };
}
