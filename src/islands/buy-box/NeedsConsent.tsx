import { availabilityCopy } from '#config/copy/availability.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { openConsentSettings } from '#stores/consent/consent.ts';

/** Its button works by the script of the page frame while the box is dormant. */
export const NeedsConsent = () => (
  <Alert
    icon={<Icon name="cookie" />}
    action={
      <span data-own="" data-cookie-settings="">
        <Button size="sm" onClick={openConsentSettings}>
          {availabilityCopy.cookieSettings}
        </Button>
      </span>
    }
  >
    {availabilityCopy.needsConsent}
  </Alert>
);
