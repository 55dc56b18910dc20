import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const read = (png: Buffer, width: number, height: number) =>
  sharp(png).extract({ left: 0, top: 0, width, height }).ensureAlpha().raw().toBuffer();

/** A picture of what differs between two, in red, over what both have in common; as large as the smaller of the two. */
export async function drawDifference(now: Buffer, accepted: Buffer): Promise<Buffer> {
  const sizes = await Promise.all([now, accepted].map((png) => sharp(png).metadata()));
  const width = Math.min(...sizes.map((size) => size.width));
  const height = Math.min(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([read(now, width, height), read(accepted, width, height)]);
  const drawn = Buffer.alloc(width * height * 4);
  pixelmatch(one, other, drawn, width, height, { threshold: 0.15 });
  return sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
