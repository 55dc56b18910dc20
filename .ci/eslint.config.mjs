import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';
import { rooms } from './rooms.mjs';

const named = Object.entries(rooms).filter(([, room]) => room.folder);

const elements = named.map(([type, { folder }]) => ({ type, pattern: folder, partialMatch: false }));

const reach = ([type, { rooms: allowed, packages }]) => ({
  from: { element: { type } },
  allow: [
    { to: { element: { types: { anyOf: [type, ...allowed] } } } },
    ...packages.map((source) => ({ to: { module: { origin: '*', source: [source, `${source}/**`] } } })),
  ],
});

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
        { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, policies: named.map(reach) },
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
  { files: ['**/*.astro'], rules: { 'astro/no-set-html-directive': 'off' } },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
];
