import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { links } from '#config/navigation.ts';
import { writeBuildLink } from '#domain/build-list/build-link.ts';
import type { BuildList } from '#domain/build-list/build-list.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { useState } from 'react';

const toAddress = (list: BuildList) => `${location.origin}${links.buildList}#${writeBuildLink(list)}`;

/** Copies the address of this list; where the browser does not allow that, shows it to be copied by hand. */
export function ShareLink({ list }: { list: BuildList }) {
  const [address, setAddress] = useState('');
  const share = async () => {
    const link = toAddress(list);
    try {
      await navigator.clipboard.writeText(link);
      showSnackbar(copy.copied);
    } catch {
      setAddress(link);
    }
  };
  return (
    <>
      <Button kind="quiet" onClick={() => void share()}>
        <Icon name="link" />
        {copy.share}
      </Button>
      <Dialog title={copy.shareHeading} isOpen={address !== ''} onClose={() => setAddress('')} width={500}>
        <TextField
          label={copy.shareText}
          value={address}
          readOnly
          onText={() => {}}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </>
  );
}
