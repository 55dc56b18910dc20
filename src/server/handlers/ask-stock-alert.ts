import { stockAlertSchema } from '#api/stock-alert.ts';
import { isVisibleCode } from '#domain/part/part.ts';
import { mayAskForStockAlert } from '#domain/stock-alert/back-in-stock.ts';
import { todayOf } from '../today.ts';
import { answerFailure, answerJson, answerProblem, type Handler, readBody } from './answer.ts';
import { isGone } from './cart-access.ts';
import { findVisitor } from './live-facts.ts';
import { checkPace } from './check-pace.ts';

/**
 * POST /api/stock-alert: to be told by mail when a part is in stock. 202 whether the address has asked before or not; nothing
 * comes of it until the mailbox has confirmed. A part that is hidden, unknown or in stock is refused.
 */
export const askStockAlert: Handler = async (services, request, where) => {
  const body = await readBody(services, request, stockAlertSchema);
  if (!body.ok) return body.failure;
  const refusal = await checkPace(services, 'stockAlert', where);
  if (refusal) return refusal;
  const { slug, email } = body.value;
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
  await services.stockAlerts.ask({ slug: part.slug, title: services.titleOf(part), country, email });
  return answerJson({}, { status: 202, cookies });
};
