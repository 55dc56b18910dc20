import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes as brotli of this quality. */
export const compress = (body: string | Buffer, quality: number): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
