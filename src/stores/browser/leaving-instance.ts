import { followLeaving } from './leaving.ts';

/** True while this page is being left for another. Browsers of before 2026 may not know `navigation`. */
export const isLeaving: () => boolean = followLeaving(window, (window as { navigation?: Navigation }).navigation);
