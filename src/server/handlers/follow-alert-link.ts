import { type AlertLinkAnswer, alertLinkAnswerSchema, alertLinkSchema } from '#api/stock-alert.ts';
import { links } from '#config/navigation.ts';
import type { Services } from '../services.ts';
import { answerJson, answerNothing, answerProblem, answerSeeOther, type Handler, readBody } from './answer.ts';

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
