export { isPrerendering, whenActive, whenPainted, whenRestored, whenShownLater } from '#api/activation.ts';
