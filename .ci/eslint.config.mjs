import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { nouns, rooms } from './rooms.mjs';

const named = Object.entries(rooms).filter(([, room]) => room.folder);

const nounsOf = (room) => Object.keys(nouns[room] ?? {});
/** a room as the lint knows it: the files beside its nouns, and each noun */
const typesOf = (room) => [room, ...nounsOf(room).map((noun) => `${room}/${noun}`)];

const elements = named.flatMap(([room, { folder }]) => [
  ...nounsOf(room).map((noun) => ({ type: `${room}/${noun}`, pattern: `${folder}/${noun}`, partialMatch: false })),
  { type: room, pattern: folder, partialMatch: false },
]);

const allow = (type, own, { rooms: allowed, packages }) => ({
  from: { element: { type } },
  allow: [
    { to: { element: { types: { anyOf: [...own, ...allowed.flatMap(typesOf)] } } } },
    ...packages.map((source) => ({ to: { module: { origin: '*', source: [source, `${source}/**`] } } })),
  ],
});

const reach = ([room, rule]) => [
  allow(room, [room], rule),
  ...Object.entries(nouns[room] ?? {}).map(([noun, imported]) =>
    allow(`${room}/${noun}`, [room, ...[noun, ...imported].map((name) => `${room}/${name}`)], rule),
  ),
];

const unlisted = Object.keys(nouns).map((room) => ({
  files: [`src/${room}/*/**`],
  ignores: nounsOf(room).map((noun) => `src/${room}/${noun}/**`),
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'Program', message: `This noun is not among those of ${room} in .ci/rooms.mjs.` },
    ],
  },
}));

const clock = 'Rules are pure: pass the time in.';
const pure = {
  'no-restricted-globals': [
    'error',
    ...[
      'fetch',
      'window',
      'document',
      'localStorage',
      'sessionStorage',
      'process',
      'setTimeout',
      'setInterval',
      'crypto',
    ].map((name) => ({ name, message: 'Rules are pure: pass it in.' })),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Rules are pure: pass chance in.' },
    { object: 'Date', property: 'now', message: clock },
  ],
  'no-restricted-syntax': [
    'error',
    { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: clock },
  ],
};

/** What only the types can tell: a promise that is forgotten, a case that is. They cost most of the time of a run. */
const typed = {
  files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
  languageOptions: { parserOptions: { projectService: true } },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': 'error',
    '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
  },
};

const hooks = {
  ...reactHooks.configs.flat.recommended,
  files: ['src/islands/**/*.{ts,tsx}'],
  rules: {
    ...reactHooks.configs.flat.recommended.rules,
    // what only a browser knows may not be in the markup of the server: it is read in an effect, once, after hydration
    'react-hooks/set-state-in-effect': 'off',
  },
};

const access = {
  ...jsxA11y.configs.recommended,
  files: ['src/islands/**/*.tsx'],
  rules: {
    ...jsxA11y.configs.recommended.rules,
    // a region that scrolls must be reachable with the keyboard
    'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'], allowExpressionValues: true }],
  },
};

/** The options of a combobox never have the focus: their keys are pressed in its field. */
const comboboxRows = {
  files: ['src/islands/part-finder/ResultRows.tsx'],
  rules: { 'jsx-a11y-x/click-events-have-key-events': 'off' },
};

/** Plain scripts have no compiler to tell them what is not there. */
const plain = [
  { ...js.configs.recommended, files: ['**/*.{js,mjs}'] },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['scripts/sandbox/payments/client/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
];

export default [
  {
    ignores: ['dist/**', '.releases/**', '.cache/**', 'public/**', '.astro/**'],
  },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  typed,
  hooks,
  access,
  comboboxRows,
  ...plain,
  ...astro.configs.recommended,
  {
    files: ['src/**/*.{ts,tsx,astro,mjs}', 'scripts/**/*.{ts,mjs}'],
    ignores: rooms.tests.files.concat('src/env.d.ts', 'src/content.config.ts'),
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/include': ['src/**/*', 'scripts/**/*'],
      'boundaries/legacy-templates': false,
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, policies: named.flatMap(reach) },
      ],
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown-dependencies': 'error',
      'import/no-default-export': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', 'src/server/start.ts', 'src/journeys/**', 'src/islands/testing/console.ts'],
    rules: { 'no-console': 'error' },
  },
  { files: ['src/domain/**/*.ts'], ignores: ['**/*.test.ts'], rules: pure },
  ...unlisted,
  { files: ['**/*.astro'], rules: { 'astro/no-set-html-directive': 'off' } },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
];
