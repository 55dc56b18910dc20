/** What outsiders' programs may ask of the shop, by the names of the seller's own calls (rule request.own-names). */
export type DataCall = {
  method: 'get' | 'post';
  /** with the names of its parameters in braces */
  path: string;
  /** what it answers, in one line */
  summary: string;
  /** whether it is a file that the nightly build makes, or asked for at the moment */
  answered: 'nightly' | 'live';
  /** for the parameter in the path: what it is, and one that there is */
  parameter?: { name: string; meaning: string; example: string };
};

/** Where the OpenAPI file stands, and the page about it. */
export const openApiPath = '/api/openapi.json';
export const catalogueDataPath = '/catalogue-data';

export const dataCalls: readonly DataCall[] = [
  {
    method: 'get',
    path: '/api/parts',
    summary: 'Every part with its figures, the engines it fits, price and stock of last night',
    answered: 'nightly',
  },
  {
    method: 'get',
    path: '/api/makes',
    summary: 'The makes that have engines in the catalogue',
    answered: 'nightly',
  },
  {
    method: 'get',
    path: '/api/all_makes',
    summary: 'Every make that the seller knows, with or without engines',
    answered: 'nightly',
  },
  {
    method: 'get',
    path: '/api/make/{name}',
    summary: 'One make',
    answered: 'nightly',
    parameter: { name: 'name', meaning: 'The id or the name of a make', example: 'Honda' },
  },
  {
    method: 'get',
    path: '/api/engines/make/{make}',
    summary: 'The engines of a make, each with the parts that fit it',
    answered: 'nightly',
    parameter: { name: 'make', meaning: 'The id or the name of a make', example: 'Honda' },
  },
  {
    method: 'get',
    path: '/api/engine/{id}',
    summary: 'One engine with the parts that fit it',
    answered: 'nightly',
    parameter: { name: 'id', meaning: 'The id of an engine', example: 'Honda-K20A' },
  },
  {
    method: 'get',
    path: '/api/distributors',
    summary: 'The distributors, by country and name',
    answered: 'nightly',
  },
  {
    method: 'get',
    path: '/api/part/{id}',
    summary: 'Price, stock and delivery of one part at this moment',
    answered: 'live',
    parameter: { name: 'id', meaning: 'The slug of a part', example: '4B1606H-STD' },
  },
  {
    method: 'post',
    path: '/api/parts/ids',
    summary: 'The same for up to 50 parts at once',
    answered: 'live',
  },
  {
    method: 'post',
    path: '/email/enquiry-form',
    summary: 'Sends a question about a part to the shop',
    answered: 'live',
  },
];
