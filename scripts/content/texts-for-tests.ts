const head = `---
title: A good page
description: A page that says something true in enough words for a search engine to show it.
heading: A good page
updated: 2026-05-01
sample: false
---
`;
/** A text without a mistake, which links to the other one. */
export const goodText = `${head}
<Clause id="first" title="First">

Some words with a [rule](/terms#rules), a [page](/basket) and [one more](#first).

### A heading

Words below it.

</Clause>
`;
export const otherText = `${head.replaceAll('page', 'rule')}
<Clause id="rules" title="Rules">

Words.

</Clause>
`;
