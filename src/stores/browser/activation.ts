export { whenActive, whenRestored, whenShownLater } from '#api/activation.ts';
