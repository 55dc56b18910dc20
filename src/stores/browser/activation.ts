export { isPrerendering, whenActive, whenRestored, whenShownLater } from '#api/activation.ts';
