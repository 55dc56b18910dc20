import {
  addLineSchema,
  basketAnswerSchema,
  basketPaths,
  changeLineSchema,
  openedSchema,
  promoCodeSchema,
} from '#api/basket.ts';
import * as checkout from '#api/checkout.ts';
import { deliveryCountryPath, deliveryCountrySchema } from '#api/delivery.ts';
import { distributorsAnswerSchema, distributorsPath } from '#api/distributors.ts';
import { enginesAnswerSchema, enginesPath } from '#api/engines.ts';
import { challengePath, challengeSchema, enquiryPaths, sendEnquirySchemas } from '#api/enquiry.ts';
import { factsAnswerSchema, factsPath } from '#api/set-facts.ts';
import * as order from '#api/order.ts';
import { applicationsAnswerSchema, livePartSchema, partPaths, relatedAnswerSchema } from '#api/part.ts';
import { partsAnswerSchema, partsPath, partsQuestionSchema } from '#api/parts.ts';
import { returnPath, returnReceivedSchema, sendReturnSchema } from '#api/return.ts';
import { searchIndexPath } from '#api/search-index.ts';
import { searchAnswerSchema, searchPath } from '#api/search.ts';
import { alertLinkAnswerSchema, alertLinkSchema, stockAlertPaths, stockAlertSchema } from '#api/stock-alert.ts';
import { type VisitorAnswer, visitorAnswer, visitorPath } from '#api/visitor.ts';
import { sendWithdrawalSchema, withdrawalPath, withdrawalReceivedSchema } from '#api/withdrawal.ts';
import * as z from 'zod/mini';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `path` holds a `*` for each part of the address that differs; the schemas are those that endpoint and caller share. */
export type Endpoint<RequestBody, Answered> = {
  method: Method;
  path: string;
  body: z.ZodMiniType<RequestBody>;
  answered: z.ZodMiniType<Answered>;
};

const nothing = z.undefined();
/** answered with 204 */
const noContent = z.null();
const empty = z.strictObject({});

const endpoint =
  (method: Method) =>
  <RequestBody, Answered>(
    path: string,
    body: z.ZodMiniType<RequestBody>,
    answered: z.ZodMiniType<Answered>,
  ): Endpoint<RequestBody, Answered> => ({ method, path: path.replace(/\?.*/, ''), body, answered });

const [post, put, remove] = [endpoint('POST'), endpoint('PUT'), endpoint('DELETE')];
const get = <Answered>(path: string, answered: z.ZodMiniType<Answered>) => endpoint('GET')(path, nothing, answered);
const putBasket = <RequestBody>(path: string, body: z.ZodMiniType<RequestBody>) => put(path, body, basketAnswerSchema);

const { checkoutPaths } = checkout;
const { orderPaths } = order;

/** Everything that an island may ask of the shop, by intent. */
export const endpoints = {
  livePart: get(partPaths.live('*'), livePartSchema),
  applications: get(partPaths.applications('*'), applicationsAnswerSchema),
  related: get(partPaths.related('*'), relatedAnswerSchema),
  liveParts: post(partsPath, partsQuestionSchema, partsAnswerSchema),
  basket: get(basketPaths.basket, basketAnswerSchema),
  openedBasket: post(basketPaths.basket, openedSchema, basketAnswerSchema),
  addLine: post(basketPaths.lines, addLineSchema, basketAnswerSchema),
  changeLine: putBasket(basketPaths.line('*'), changeLineSchema),
  removeLine: remove(basketPaths.line('*'), nothing, basketAnswerSchema),
  promoCode: putBasket(basketPaths.promoCode, promoCodeSchema),
  checkout: get(checkoutPaths.checkout, checkout.checkoutAnswerSchema),
  draft: put(checkoutPaths.draft, checkout.draftSaveSchema, z.nullable(checkout.keptDraftSchema)),
  shippingCountry: putBasket(checkoutPaths.shippingCountry, checkout.countryRequestSchema),
  billingCountry: putBasket(checkoutPaths.billingCountry, checkout.countryRequestSchema),
  postcode: putBasket(checkoutPaths.postcode, checkout.postcodeRequestSchema),
  shippingMethod: putBasket(checkoutPaths.shippingMethod, checkout.methodRequestSchema),
  paymentMethod: putBasket(checkoutPaths.paymentMethod, checkout.methodRequestSchema),
  company: putBasket(checkoutPaths.company, checkout.companyRequestSchema),
  vatNumber: putBasket(checkoutPaths.vatNumber, checkout.vatNumberRequestSchema),
  currency: putBasket(checkoutPaths.currency, checkout.currencyRequestSchema),
  placeOrder: post(orderPaths.place, order.placeOrderSchema, order.placedSchema),
  order: get(orderPaths.order('*'), order.orderAnswerSchema),
  linkedOrder: post(orderPaths.order('*'), order.openOrderLinkSchema, order.orderAnswerSchema),
  payment: post(orderPaths.payment('*'), order.openPaymentSchema, order.paymentWidgetsSchema),
  providerOrder: post(orderPaths.providerOrder('*'), order.keepProviderOrderSchema, order.keptProviderOrderSchema),
  capture: post(orderPaths.capture('*'), order.captureSchema, order.captureAnswerSchema),
  confirmPayment: post(orderPaths.confirm('*'), order.confirmSchema, order.orderAnswerSchema),
  receipt: post(orderPaths.receipt('*'), empty, empty),
  otherMethods: get(orderPaths.basket('*'), order.otherMethodsSchema),
  restoreBasket: post(orderPaths.basket('*'), order.restoreBasketSchema, order.restoreBasketAnswerSchema),
  orderLink: post(orderPaths.link('*'), empty, empty),
  challenge: get(challengePath, challengeSchema),
  generalEnquiry: post(enquiryPaths.general, sendEnquirySchemas.general, noContent),
  dealerEnquiry: post(enquiryPaths.dealer, sendEnquirySchemas.dealer, noContent),
  quickEnquiry: post(enquiryPaths.quick, sendEnquirySchemas.quick, noContent),
  stockAlert: post(stockAlertPaths.ask, stockAlertSchema, empty),
  alertLink: post(stockAlertPaths.link, alertLinkSchema, alertLinkAnswerSchema),
  confirmAlert: post(stockAlertPaths.confirm, alertLinkSchema, alertLinkAnswerSchema),
  stopAlert: post(stockAlertPaths.stop, alertLinkSchema, alertLinkAnswerSchema),
  registerReturn: post(returnPath, sendReturnSchema, returnReceivedSchema),
  withdrawal: post(withdrawalPath, sendWithdrawalSchema, withdrawalReceivedSchema),
  search: get(searchPath(''), searchAnswerSchema),
  searchIndex: get(searchIndexPath, z.looseObject({ format: z.int() })),
  engines: get(enginesPath('*'), enginesAnswerSchema),
  facts: get(factsPath('*'), factsAnswerSchema),
  distributors: get(distributorsPath, distributorsAnswerSchema),
  visitor: get(
    visitorPath,
    z.custom<VisitorAnswer>((json) => visitorAnswer.safeParse(json).success),
  ),
  deliveryCountry: put(deliveryCountryPath, deliveryCountrySchema, noContent),
};
