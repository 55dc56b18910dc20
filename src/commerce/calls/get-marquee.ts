import type { Result } from '#domain/failure.ts';
import type { Marquee } from '#domain/marquee/marquee.ts';
import type { CommerceClient } from '../client.ts';
import { wireMarqueeSchema } from '../contract/marquee.ts';
import { toPlainText } from '../map/sanitise-article.ts';

/** GET {public API}/{site}: whether the marquee shows a notice or an error, and their texts, plain. */
export const getMarquee = (client: CommerceClient, marqueeUrl: string): Promise<Result<Marquee>> =>
  client.ask({
    operation: 'get-marquee',
    kind: 'search',
    url: marqueeUrl,
    schema: wireMarqueeSchema.transform((wire) => ({
      hasNotice: wire.show,
      hasError: wire.show_error,
      notice: toPlainText(wire.text_en),
      error: toPlainText(wire.error_msg_en),
    })),
  });
