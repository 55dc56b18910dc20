export {
  isPrerendering,
  whenActive,
  whenRestored,
  whenActivatedOrRestored as whenShownLater,
} from '#api/activation.ts';
