/**
 * What style sheets measure by is a token of src/styles/tokens.css, and nothing asks the whole page by `:has()` (decision 0075).
 * Free are measures of things (widths, columns, strokes, gradients), `0`, shares (`%`, `dvh`) and `calc()` of these.
 */
const number = String.raw`(?<![\w.-])-?(?=[\d.]*[1-9])\d*\.?\d+`;
const length = new RegExp(`${number}(?:px|r?em|pt|pc|in|[cm]m|q)\\b`, 'i');
const edge = [length, /(?<![\w-])(?:thin|medium|thick)(?![\w-])/];

const tokensOnly = (property) => `${property}: only by a token of src/styles/tokens.css (decision 0075)`;

export default {
  referenceFiles: ['src/styles/tokens.css'],
  reportDescriptionlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(?:rgb|hsl)a?$/', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    // units of the font that is there: with another one, until the real one comes, they say another width
    'unit-disallowed-list': ['ch', 'ex', 'cap', 'ic'],
    'no-unknown-custom-properties': true,

    'declaration-property-value-allowed-list': [
      {
        'font-size': ['inherit', '0', /^var\(--t-[\w-]+\)$/],
        'font-weight': ['inherit', /^var\(--w-[\w-]+\)$/],
        'line-height': ['inherit', 'normal', '0', '1', /^(?:calc\()?var\(--/],
        'letter-spacing': ['inherit', 'normal', '0', /^var\(--k-[\w-]+\)$/],
        'z-index': ['auto', 'inherit', '0', /^(?:calc\()?var\(--z-[\w-]+\)/],
        font: [
          'inherit',
          /^(?:var\(--w-[\w-]+\) )?var\(--t-[\w-]+\)(?: ?\/ ?(?:1|var\(--[\w-]+\)))? var\(--(?:sans|mono)\)$/,
        ],
      },
      { message: tokensOnly },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:scroll-)?(?:margin|padding)/': [length],
        '/^(?:row-|column-)?gap$|^inset|^(?:top|right|bottom|left)$/': [length],
        '/^(?:border-spacing|text-underline-offset|text-indent|word-spacing)$/': [length],
        '/^(?:border|outline|column-rule)/': edge,
        '/^text-decoration|^(?:box|text)-shadow$/': edge,
        '/^(?:transition|animation)/': [new RegExp(`${number}m?s\\b`)],
        // measures of things that a property above needs too end in these words
        '/^--(?!.*-(?:width|height|bar)$)/': [length, new RegExp(`${number}m?s\\b`)],
        'font-variation-settings': [/wght/],
      },
      { message: tokensOnly },
    ],

    'selector-disallowed-list': [
      [
        // asked anew with each change of the page
        /(?:^|[\s>+~(])(?:html|body|main|:root)(?![\w-])[^\s>+~]*:has\(/,
        // what is chosen behind it needs a name, or all in its place is styled anew
        /:has\(.*\).*[\s>+~](?:\*|:(?!is\(|where\()[\w-]+(?:\([^()]*\))?)$/,
      ],
      { splitList: true, message: (selector) => `"${selector}" asks too much by :has() (decision 0075)` },
    ],
  },
  overrides: [
    { files: ['**/*.astro'], customSyntax: 'postcss-html' },
    {
      // a font states the weights that are in its file
      files: ['src/styles/{fonts,fallback-fonts}.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
    {
      // where the tokens are
      files: ['src/styles/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
