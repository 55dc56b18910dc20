import type { APIContext, APIRoute } from 'astro';
import { sharedRoutes } from '../live/kept-answers.ts';
import { checkArrival } from './check-pace.ts';
import { findClientAddress } from '../proxy-networks.ts';
import type { Services } from '../services.ts';
import { answerFault, answerProblem, type Handler } from './answer.ts';
import { decideKeeping } from './keeping.ts';

export type Methods = Partial<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Handler>>;

/** Address of the visitor (rule request.client-address). */
export const readIp = ({ env }: Pick<Services, 'env'>, forwarded: string | null, socketAddress: string): string =>
  findClientAddress(env.TRUST_PROXY, forwarded, socketAddress);

/** Routers leave the sign of a kit's number as programs encode it: "4B1946H%2B5M1959H". */
const readSlug = (slug: string | undefined): string | undefined => slug?.replaceAll(/%2b/gi, '+');

async function answerMethod(
  methods: Methods,
  { locals: { services }, request, params, clientAddress, routePattern }: APIContext,
): Promise<Response> {
  // the one parameter of this name is that of an order
  if (params.id !== undefined) services.log.note({ order: services.log.toRef(params.id) });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const handler = Object.hasOwn(methods, method) ? methods[method as keyof Methods] : undefined;
  if (!handler) return answerProblem(services, 405, 'wrong-method', { allow: Object.keys(methods).join(', ') });
  const ip = readIp(services, request.headers.get('x-forwarded-for'), clientAddress);
  const answer = async () =>
    (await checkArrival(services, request, { route: routePattern, ip })) ??
    handler(services, request, { ...params, slug: readSlug(params.slug), ip });
  return answer().catch((error: unknown) => answerFault(services, error));
}

/** Ties the methods of one path to their handlers; every other method is answered 405 with `Allow`. HEAD is answered like GET. */
export const serve =
  (methods: Methods): APIRoute =>
  async (context) => {
    const answer = await answerMethod(methods, context);
    // those that many visitors are given go out as they are, byte for byte
    if (answer.headers.get('cache-control') === 'no-store' && !sharedRoutes.includes(context.routePattern))
      answer.headers.set(
        'cache-control',
        decideKeeping((name) => context.request.headers.get(name)),
      );
    return answer;
  };
