import { type AlertLinkAnswer, alertLinkAnswerSchema, alertLinkSchema, stockAlertSchema } from '#api/stock-alert.ts';
import { links } from '#config/navigation.ts';
import { isVisibleCode } from '#domain/part/part.ts';
import { mayAskForStockAlert } from '#domain/stock-alert/back-in-stock.ts';
import type { Services } from '../services.ts';
import { todayOf } from '../today.ts';
import {
  answerFailure,
  answerJson,
  answerNothing,
  answerProblem,
  answerSeeOther,
  type Handler,
  readBody,
} from './answer.ts';
import { isGone } from './cart-access.ts';
import { checkPace } from './check-pace.ts';
import { findVisitor } from './live-facts.ts';

/**
 * POST /api/stock-alert: to be told by mail when a part is in stock. 202 whether the address has asked before or not; nothing
 * comes of it until the mailbox has confirmed. A part that is hidden, unknown or in stock is refused.
 */
export const askStockAlert: Handler = async (services, request, where) => {
  const body = await readBody(services, request, stockAlertSchema);
  if (!body.ok) return body.failure;
  const refusal = await checkPace(services, 'stockAlert', where);
  if (refusal) return refusal;
  const { slug, email, engine } = body.value;
  if (!isVisibleCode(slug)) return answerProblem(services, 404, 'unknown-part');
  const { country, cookies } = await findVisitor(services, request, where.ip);
  const live = await services.commerce.getPart(slug, { country, currency: 'eur' });
  if (!live.ok)
    return isGone(live.failure) ? answerProblem(services, 404, 'unknown-part') : answerFailure(services, live.failure);
  const { part, stock } = live.value;
  if (!mayAskForStockAlert({ gross: part.price.gross, stock }, todayOf(services.now))) {
    services.live.forgetPart(part.slug);
    return answerProblem(services, 409, 'in-stock');
  }
  await services.stockAlerts.ask({ slug: part.slug, title: services.titleOf(part, engine), country, email });
  return answerJson({}, { status: 202, cookies });
};

type Follow = (services: Services, link: string) => Promise<AlertLinkAnswer | null>;

const followWith =
  (follow: Follow): Handler =>
  async (services, request) => {
    const body = await readBody(services, request, alertLinkSchema);
    if (!body.ok) return body.failure;
    const answer = await follow(services, body.value.link);
    if (answer === null) return answerProblem(services, 404, 'not-found');
    return answerJson(alertLinkAnswerSchema.parse(answer));
  };

/** POST /api/stock-alert/link: what a mailed link is about; changes nothing. 404 for one that does not open. */
export const readAlertLink = followWith(({ stockAlerts }, link) => stockAlerts.read(link));

/** POST /api/stock-alert/confirm: the owner of the mailbox says yes. */
export const confirmStockAlert = followWith(({ stockAlerts }, link) => stockAlerts.confirm(link));

/** POST /api/stock-alert/stop: the address is deleted, and no mail follows. */
export const stopStockAlert = followWith(({ stockAlerts }, link) => stockAlerts.stop(link));

const readLink = (request: Request): string => new URL(request.url).searchParams.get('link') ?? '';

/** POST /api/stock-alert/one-click?link=…: as `stopStockAlert`, from a mail program (RFC 8058). Whatever its body says. */
export const stopByOneClick: Handler = async (services, request) => {
  const answer = await services.stockAlerts.stop(readLink(request));
  return answer === null ? answerProblem(services, 404, 'not-found') : answerNothing();
};

/** GET of the same address, from a mail program that knows only the older header: on to the page that asks. Changes nothing. */
export const leadToStop: Handler = async (_services, request) =>
  answerSeeOther(`${links.stockAlertStop}#${encodeURIComponent(readLink(request))}`, []);
