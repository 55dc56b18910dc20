import { catalogueDataPath, type DataCall, dataCalls } from '#config/catalogue-data.ts';
import { site } from '#config/site.ts';
import * as z from 'zod/mini';
import {
  engineDataSchema,
  enginesDataSchema,
  makeDataSchema,
  makesDataSchema,
  partDataSchema,
  partsDataSchema,
} from './catalogue-data.ts';
import { distributorSchema, distributorsAnswerSchema } from './distributors.ts';
import { challengePath, challengeSchema } from './enquiry.ts';
import { enquiryFormAnswerSchema, enquiryFormPath, enquiryFormSchema } from './enquiry-form.ts';
import { moneySchema } from './field-schemas.ts';
import { livePartSchema } from './part.ts';
import { partsAnswerSchema, partsQuestionSchema } from './parts.ts';
import { problemCodes } from './problem.ts';

/** As `Problem` says; the browser reads it by hand. */
const problemSchema = z.strictObject({
  code: z.enum(problemCodes),
  ref: z.string().check(z.describe('Finds the line in our log: tell it when you ask us')),
  fields: z.optional(z.record(z.string(), z.string())),
  max: z.optional(z.int()),
  retryAfter: z.optional(z.int().check(z.describe('Seconds after which it may be asked again'))),
});

/** By the names under which the OpenAPI file has them. */
const schemas = {
  Money: moneySchema,
  Make: makeDataSchema,
  Makes: makesDataSchema,
  Engine: engineDataSchema,
  Engines: enginesDataSchema,
  Part: partDataSchema,
  Parts: partsDataSchema,
  Distributor: distributorSchema,
  Distributors: distributorsAnswerSchema,
  LivePart: livePartSchema,
  LivePartsQuestion: partsQuestionSchema,
  LiveParts: partsAnswerSchema,
  EnquiryForm: enquiryFormSchema,
  EnquirySent: enquiryFormAnswerSchema,
  Challenge: challengeSchema,
  Problem: problemSchema,
} as const;
type SchemaName = keyof typeof schemas;

type Body = { request?: SchemaName; answered: SchemaName; problems: Record<number, string> };

const notFound = { 404: 'There is none of this name' };
const notNow = { 503: 'It cannot be asked now' };

/** What each call reads and answers. */
const bodies: Readonly<Record<string, Body>> = {
  '/api/parts': { answered: 'Parts', problems: {} },
  '/api/makes': { answered: 'Makes', problems: {} },
  '/api/all_makes': { answered: 'Makes', problems: {} },
  '/api/make/{name}': { answered: 'Make', problems: notFound },
  '/api/engines/make/{make}': { answered: 'Engines', problems: notFound },
  '/api/engine/{id}': { answered: 'Engine', problems: notFound },
  '/api/distributors': { answered: 'Distributors', problems: {} },
  '/api/part/{id}': {
    answered: 'LivePart',
    problems: { 400: 'The quantity is no number from 1 to 999', ...notFound, ...notNow },
  },
  '/api/parts/ids': {
    request: 'LivePartsQuestion',
    answered: 'LiveParts',
    problems: { 400: 'The question has another shape', 413: 'It is too long', 415: 'It is no JSON' },
  },
  [challengePath]: { answered: 'Challenge', problems: {} },
  [enquiryFormPath]: {
    request: 'EnquiryForm',
    answered: 'EnquirySent',
    problems: {
      403: 'It was sent from a page that is not of this shop',
      404: 'It was not sent',
      413: 'It is too long',
      415: 'It is no JSON',
    },
  },
};

/** Not for reading the catalogue, but needed by one who sends a question. */
const challengeCall: DataCall = {
  method: 'get',
  path: challengePath,
  summary: 'A riddle whose answer goes with a question to the shop',
  answered: 'live',
};

const refer = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
const toJson = (name: SchemaName, description: string) => ({
  description,
  content: { 'application/json': { schema: refer(name) } },
});

const quantity = {
  name: 'quantity',
  in: 'query',
  description: 'Pieces that are wanted, 1 without it',
  schema: { type: 'integer', minimum: 1, maximum: 999 },
};

function listParameters({ path, parameter }: DataCall): object[] {
  if (!parameter) return [];
  const { name, meaning, example } = parameter;
  const own = { name, in: 'path', required: true, description: meaning, schema: { type: 'string' }, example };
  return path === '/api/part/{id}' ? [own, quantity] : [own];
}

/** "getApiEngineId": a name that programs made from the file give to their function. */
const toOperationId = ({ method, path }: DataCall): string =>
  method +
  path
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Files and parts have one spelling; of a name with other capitals or an accent the address is told. */
const movedAnswer = {
  308: {
    description: 'It is written otherwise: ask again there',
    headers: { Location: { required: true, schema: { type: 'string' } } },
  },
};

/** What is answered live is counted by the asker's address (rule request.pace); a file of the build is not. */
const tooManyAnswer = {
  429: {
    ...toJson('Problem', 'It was asked for too often: ask again after the time in Retry-After'),
    headers: {
      'Retry-After': { required: true, description: 'In seconds', schema: { type: 'integer', minimum: 1 } },
    },
  },
};

function toOperation(call: DataCall): object {
  const body = bodies[call.path];
  if (!body) throw new Error(`${call.path} has no schema in open-api.ts`);
  const parameters = listParameters(call);
  return {
    operationId: toOperationId(call),
    summary: call.summary,
    tags: [call.answered],
    ...(parameters.length > 0 && { parameters }),
    ...(body.request && {
      requestBody: { required: true, content: { 'application/json': { schema: refer(body.request) } } },
    }),
    responses: {
      200: toJson(body.answered, call.summary),
      ...(call.method === 'get' && call.parameter && movedAnswer),
      ...Object.fromEntries(
        Object.entries(body.problems).map(([status, meaning]) => [status, toJson('Problem', meaning)]),
      ),
      ...(call.answered === 'live' && tooManyAnswer),
    },
  };
}

/** The schemas as JSON Schema, each under its name; one that another holds is referred to. */
function listSchemas(): Record<string, object> {
  const named = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) named.add(schema, { id });
  const { schemas: written } = z.toJSONSchema(named, { io: 'input', uri: (id) => refer(id as SchemaName).$ref });
  return Object.fromEntries(
    Object.entries(written).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}

/**
 * The reading interface as OpenAPI 3.1, made from the schemas that the shop itself checks its answers with (rule
 * request.reading-interface). `address`: of the shop, without a slash at its end.
 */
export const writeOpenApi = (address: string): object => ({
  openapi: '3.1.1',
  info: {
    title: `${site.siteName}: catalogue data`,
    version: '1.0.0',
    description:
      'Lists are files that are made with the catalogue, every night. Prices are those of the shop, in minor units: 11240 is €112.40. What is asked live is asked for each answer: please ask for what you show.',
    contact: { email: site.supportEmail },
    license: { name: 'Free to read; what we ask of you', url: `${address}${catalogueDataPath}#manners` },
  },
  security: [],
  servers: [{ url: address }],
  tags: [
    { name: 'nightly', description: 'Files that are made every night, for any program and from any page' },
    { name: 'live', description: 'Answered at the moment; for programs on a server' },
  ],
  paths: Object.fromEntries(
    [...dataCalls, challengeCall].map((call) => [call.path, { [call.method]: toOperation(call) }]),
  ),
  components: { schemas: listSchemas() },
});
