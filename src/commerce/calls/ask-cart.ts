import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import type { Cart } from '../commerce.ts';
import { wireCartSchema } from '../contract/cart.ts';
import { toCart } from '../map/to-basket.ts';

/** What all cart calls share: the path, the answer and its mapping. Reading is `read`, everything else is sent once. */
export const askCart = (
  client: CommerceClient,
  call: { operation: string; kind: 'read' | 'write'; body: Record<string, unknown> },
): Promise<Result<Cart>> => client.ask({ ...call, path: '/cart', schema: wireCartSchema.transform(toCart) });
