import { expect, test } from 'vitest';
import { findEndpointBucket } from './endpoint-buckets.ts';

test('HEAD counts as GET', () => {
  expect(findEndpointBucket('HEAD', '/api/basket')).toEqual({ bucket: 'reading' });
});
