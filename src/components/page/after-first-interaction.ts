/** What answers an act: a file of its own, which is asked for with the first interaction. */
import { startAnnouncer } from '#islands/shared/announcer.ts';
import { startSnackbar } from './snackbar.ts';

// listens first, so that a snackbar that waits already is news
startAnnouncer();
startSnackbar();
