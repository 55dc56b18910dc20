import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
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

export default [
  {
    ignores: [
      'dist/**',
      '.releases/**',
      '.cache/**',
      'public/**',
      '.astro/**',
      '**/*.js',
      'scripts/sandbox/payments/sdk/**',
    ],
  },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
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
