import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import type { AddressInput } from '../commerce.ts';
import { wireReferenceSchema } from '../contract/order.ts';
import { toWireAddress } from '../map/to-cart-fields.ts';

/** createAddress: the reference of the new address, to be set on the cart. Refused: invalid-request. */
export const createAddress = (client: CommerceClient, cartId: string, address: AddressInput): Promise<Result<string>> =>
  client.ask({
    operation: 'create-address',
    kind: 'write',
    path: '/address',
    body: { action: 'createAddress', cart_id: cartId, ...toWireAddress(address) },
    schema: wireReferenceSchema.transform(({ _id }) => _id),
  });
