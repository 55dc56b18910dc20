import { useState } from 'react';
import { NumberBox } from './NumberBox.tsx';
import { createFieldSearch, useNumberBox } from './use-number-box.ts';

/** The number field of the part finder in its small form, for the page's head. */
export function HeaderSearch() {
  const [search] = useState(createFieldSearch);
  return <NumberBox box={useNumberBox(search)} isCompact />;
}
