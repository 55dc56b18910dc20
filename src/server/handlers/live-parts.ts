import { slugSchema } from '#api/field-schemas.ts';
import { type PartsAnswer, partsAnswerSchema, partsQuestionSchema } from '#api/parts.ts';
import type { WrittenPrice } from '#api/size-stock.ts';
import type { Result } from '#domain/failure.ts';
import { isVisibleCode } from '#domain/part/part.ts';
import { formatMoney, type Money } from '#domain/price/money.ts';
import { decidePriceDisplay, type PartPrice } from '#domain/price/part-price.ts';
import type { DatedPart } from '../live/live-answers.ts';
import type { Services } from '../services.ts';
import { answerJson, type Handler, readBody } from './answer.ts';
import { isGone } from './cart-access.ts';
import { type Visitor, findVisitor, startTimeBudget, toLivePart, toPartDelivery } from './live-facts.ts';

/** calls to the commerce API that one question may have under way */
const atOnce = 10;

/** `null`: its turn did not come in time. */
type Outcome = { slug: string; live: Result<DatedPart> | null };
type Asker = { visitor: Visitor; left: () => number };

/** Asks for each slug, several at a time; the order of the outcomes is that of the slugs. */
async function askEach(services: Services, slugs: readonly string[], { visitor, left }: Asker): Promise<Outcome[]> {
  const outcomes: Outcome[] = slugs.map((slug) => ({ slug, live: null }));
  const waiting = outcomes.values();
  const work = async () => {
    for (const outcome of waiting) {
      if (left() === 0) return;
      outcome.live = await services.live.getPart(outcome.slug, visitor, left());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

const isVisibleSlug = (id: string): boolean => slugSchema.safeParse(id).success && isVisibleCode(id);
const isUnknown = ({ slug, live }: Outcome): boolean =>
  !isVisibleSlug(slug) || (live !== null && !live.ok && isGone(live.failure));

function writePrice(price: PartPrice): WrittenPrice {
  const { gross, net, former, formerNet } = decidePriceDisplay(price);
  const write = (of: Money | null) => of && formatMoney(of);
  return { gross: formatMoney(gross), net: formatMoney(net), former: write(former), formerNet: write(formerNet) };
}

async function toAnswer(services: Services, outcomes: readonly Outcome[], visitor: Visitor): Promise<PartsAnswer> {
  const answer: PartsAnswer = { parts: [], unknown: [], failed: [] };
  for (const outcome of outcomes) {
    const { slug, live } = outcome;
    if (isUnknown(outcome)) answer.unknown.push(slug);
    else if (!live?.ok) answer.failed.push(slug);
    else {
      const { number, name, photos } = live.value.value.part;
      const photoUrl = photos[0]?.url;
      const delivery = await toPartDelivery(services, live.value.value.stock, visitor);
      const livePart = toLivePart(services, live.value, { ...visitor, quantity: 1 });
      answer.parts.push({
        ...livePart,
        written: writePrice(livePart),
        delivery,
        slug,
        number,
        name: services.titleOf({ name, number, slug }),
        photo: photoUrl === undefined ? null : services.pictureFor(photoUrl),
      });
    }
  }
  return answer;
}

/** Price and stock of several parts for one visitor; `cookies` go with the answer. */
export type LivePartsResult = { answer: PartsAnswer; cookies: string[] };

/** Every slug is in exactly one of the lists of the answer, in the order asked. */
export async function askLiveParts(
  services: Services,
  request: Request,
  { slugs, ip }: { slugs: readonly string[]; ip: string },
): Promise<LivePartsResult> {
  const once = [...new Set(slugs)];
  const left = startTimeBudget(services);
  const visitor = await findVisitor(services, request, ip);
  const answered = await askEach(services, once.filter(isVisibleSlug), { visitor, left });
  const outcomes = once.map((slug) => answered.find((outcome) => outcome.slug === slug) ?? { slug, live: null });
  const answer = partsAnswerSchema.parse(await toAnswer(services, outcomes, visitor));
  return { answer, cookies: visitor.cookies };
}

/**
 * POST /api/parts/ids (rule request.own-names): price and stock of up to 50 parts. A part that is unknown, hidden or
 * cannot be asked, and what is no number of a part, is named as such and does not keep the others from being answered; changes nothing.
 */
export const readLiveParts: Handler = async (services, request, { ip }) => {
  const body = await readBody(services, request, partsQuestionSchema);
  if (!body.ok) return body.failure;
  const { answer, cookies } = await askLiveParts(services, request, { slugs: body.value.ids, ip });
  return answerJson(answer, { cookies });
};
