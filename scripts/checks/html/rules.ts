import type { ConfigData } from 'html-validate';

/**
 * Every rule that html-validate recommends, on every page. What is switched off or loosened here says why; a fault of
 * ours is mended in the page, not here.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  // Astro writes the style of its islands before the first one, wherever that stands
  elements: ['html5', { style: { flow: true, phrasing: true } }],
  rules: {
    // how React and Astro spell what every parser reads alike: autoComplete, <input/>, disabled="", spaces at line ends
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    // the standard forbids white space only; ids of React begin with an underscore, ids of engines hold a dot
    'valid-id': ['error', { relaxed: true }],
    // the standard's own default is text
    'no-implicit-input-type': 'off',
    // sizes that only the data knows are set where they stand; the content security policy lets no other kind in
    'no-inline-style': 'off',
    // boxes of one list share a name, as radio buttons do
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // a table whose rows become blocks on a phone loses its roles unless they are written
    'no-redundant-role': 'off',
    // where a telephone number may break is a matter of the look
    'tel-non-breaking': 'off',
    // sizes are links that lead to a page of their own without scripts, and act as one radio group
    'prefer-native-element': ['error', { exclude: ['radio'] }],
  },
};
