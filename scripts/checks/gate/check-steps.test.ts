import { expect, test } from 'vitest';
import { planCheck } from './check-steps.ts';

const stepsOf = (...files: string[]) => planCheck(files).steps.map(({ name }) => name);

test.each([
  ['a rule', ['src/domain/price/money.ts'], ['papers', 'format', 'lint', 'rules']],
  ['the server', ['src/server/log.ts'], ['papers', 'format', 'lint', 'unit']],
  ['both', ['src/server/log.ts', 'src/api/call.ts'], ['papers', 'format', 'lint', 'rules', 'unit']],
  ['a component', ['src/components/page/Header.astro'], ['papers', 'format', 'lint']],
  ['a sentence', ['content/pages/terms.mdx'], ['papers', 'texts']],
  ['a style', ['src/styles/tokens.css'], ['papers', 'format', 'styles']],
  ['a program', ['scripts/bootstrap/ready.mjs'], ['papers', 'format', 'lint']],
  ['nothing', [], ['papers']],
])('a change of %s', (_, files, steps) => {
  expect(stepsOf(...files)).toEqual(steps);
});

test('of form and tests, only what changed is looked at', () => {
  const { steps } = planCheck(['src/a.ts', 'src/b.css']);
  const filesOf = (name: string) =>
    steps.find((step) => step.name === name)?.command.filter((word) => word.startsWith('src/'));
  expect([filesOf('format'), filesOf('unit')]).toEqual([['src/a.ts', 'src/b.css'], ['src/a.ts']]);
});

test('it says what it leaves to others, more where more is at stake', () => {
  const { unchecked } = planCheck(['src/a.ts']);
  expect(unchecked.join('\n')).toContain('npm test');
  expect(planCheck(['package.json', 'src/A.astro']).unchecked).toHaveLength(unchecked.length + 1);
  expect(planCheck(['src/domain/price/money.ts']).unchecked.join('\n')).toContain('stores, server and scripts');
});
