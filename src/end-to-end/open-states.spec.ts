import { expect, test } from './fixtures.ts';
import { findFaults } from './screens/axe.ts';
import { openStates } from './screens/open-states.ts';
import { openQuiet } from './screens/quiet.ts';
import { answerCookies } from './screens/visitor.ts';

// rule access.standard
test.describe('axe finds no fault', () => {
  test.use({ expectedErrors: [/status of 4\d\d/], actionTimeout: 8_000 });

  for (const { name, address, reach, open, device, isFirstVisit } of openStates)
    test(`in ${name}`, { tag: ['@deep', ...(device ? [device] : [])] }, async ({ page }) => {
      if (!isFirstVisit) await answerCookies(page);
      await openQuiet(page, (await reach?.(page)) ?? address);
      await open(page);
      expect(await findFaults(page)).toEqual([]);
    });
});
