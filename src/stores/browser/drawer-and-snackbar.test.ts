import { limits } from '#config/limits.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $drawerOpen,
  $snackbar,
  closeDrawer,
  hideSnackbar,
  holdSnackbar,
  openDrawer,
  releaseSnackbar,
  showSnackbar,
} from './drawer-and-snackbar.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  hideSnackbar();
  closeDrawer();
  vi.useRealTimers();
});

// rule basket.notice
describe('showSnackbar', () => {
  test('closes after 4000 ms', () => {
    showSnackbar('Item added');
    vi.advanceTimersByTime(limits.snackbarMs - 1);
    expect($snackbar.get()?.text).toBe('Item added');
    vi.advanceTimersByTime(1);
    expect($snackbar.get()).toBeNull();
  });

  test('a newer notice gets its own full time', () => {
    showSnackbar('first');
    vi.advanceTimersByTime(3000);
    showSnackbar('second');
    vi.advanceTimersByTime(3000);
    expect($snackbar.get()?.text).toBe('second');
  });

  test('the same notice twice is announced twice', () => {
    const seen = vi.fn();
    const stop = $snackbar.listen(seen);
    const notice = { text: 'Item added' };
    showSnackbar(notice);
    showSnackbar(notice);
    stop();
    expect(seen).toHaveBeenCalledTimes(2);
  });
});

describe('holdSnackbar', () => {
  test('keeps the notice until it is released, then the full time', () => {
    showSnackbar('Item added');
    holdSnackbar();
    vi.advanceTimersByTime(60_000);
    expect($snackbar.get()).not.toBeNull();
    releaseSnackbar();
    vi.advanceTimersByTime(limits.snackbarMs);
    expect($snackbar.get()).toBeNull();
  });

  test('releasing a notice that is gone brings nothing back', () => {
    releaseSnackbar();
    vi.advanceTimersByTime(limits.snackbarMs);
    expect($snackbar.get()).toBeNull();
  });
});

describe('openDrawer', () => {
  test('takes the notice away, because the drawer answers it', () => {
    showSnackbar('Item added');
    openDrawer();
    expect([$drawerOpen.get(), $snackbar.get()]).toEqual([true, null]);
  });
});
