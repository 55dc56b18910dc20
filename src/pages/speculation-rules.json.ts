import { writeSpeculationRules } from '#domain/metadata/speculation-rules.ts';

export const GET = () =>
  new Response(writeSpeculationRules(), { headers: { 'content-type': 'application/speculationrules+json' } });
