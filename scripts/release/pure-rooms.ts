import { resolve, sep } from 'node:path';
import { applyEdits, childrenOf, isNode, type Node, type Parse, statementsOf } from './syntax.ts';

/** Rooms whose modules do nothing by being loaded: rules, facts and shapes. */
const folders = ['api', 'config', 'domain'].map((room) => resolve('src', room) + sep);

const isCall = ({ type }: Node): boolean => type === 'CallExpression' || type === 'NewExpression';
const isFunction = ({ type }: Node): boolean => /Function/.test(type);

/** Where the calls begin that work out what a module's names stand for; what its functions call is left alone. */
function listCalls(program: Node): Set<number> {
  const starts = new Set<number>();
  const visit = (node: Node): void => {
    if (isFunction(node)) return;
    if (isCall(node)) starts.add(node.start);
    childrenOf(node).forEach(visit);
  };
  for (const statement of statementsOf(program)) {
    const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement;
    if (declaration.type === 'VariableDeclaration') visit(declaration);
  }
  return starts;
}

/** The same module, whose calls say that nobody misses them where nobody uses what they give. */
export const markPure = (parse: Parse, code: string): string =>
  applyEdits(
    code,
    [...listCalls(parse(code))].map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' })),
  );

type Plugin = {
  name: string;
  apply: 'build';
  applyToEnvironment(environment: { name: string }): boolean;
  transform: { order: 'post'; handler(this: { parse: Parse }, code: string, id: string): string | null };
};

/**
 * A schema is made by calls, and a bundler keeps a call that it does not know, whoever uses what it gives: so browsers would get
 * the schemas of what they send, which the server alone checks.
 */
export const pureRooms = (): Plugin => ({
  name: 'pure-rooms',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    order: 'post',
    handler(code, id) {
      if (!id.endsWith('.ts') || !folders.some((folder) => id.startsWith(folder))) return null;
      return markPure((text) => this.parse(text), code);
    },
  },
});
