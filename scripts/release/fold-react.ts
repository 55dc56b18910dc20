/**
 * The bundler gives what React is packed in, and the name that Astro asks for it by, a file each: two requests of 200 bytes on
 * every page that draws by it. Both become part of the file of React.
 */
type Chunk = { type: 'chunk'; name: string; fileName: string; code: string };
/** What the bundler has made, by file name. */
export type Bundle = Record<string, Chunk | { type: 'asset' }>;

const runtimeName = 'rolldown-runtime';
const [exported, handedOn] = [
  /export\s*\{([^}]*)\};?\s*$/,
  /^\s*export\s*\{\s*([\w$]+) as default\s*\}\s*from\s*["']\.\/([\w.-]+)["'];?\s*$/,
];

/** "a as b, c" as pairs of the name inside and the name outside. */
const readNames = (list: string): [inside: string, outside: string][] =>
  list
    .split(',')
    .map((entry) => entry.trim().split(/\s+as\s+/))
    .filter(([inside]) => inside)
    .map(([inside = '', outside = inside]) => [inside, outside]);

const baseOf = ({ fileName }: Chunk): string => fileName.slice(fileName.lastIndexOf('/') + 1);

const imports = (code: string, base: string): boolean => new RegExp(`(?:from|import)\\s*["']\\./${base}`).test(code);

/** The runtime in the place of its import: what it exports, made in a function of its own. */
function foldRuntime(code: string, runtime: Chunk): string {
  const [list = '', names = ''] = exported.exec(runtime.code) ?? [];
  const made = readNames(names).map(([inside, outside]) => `${outside}:${inside}`);
  const statement = new RegExp(
    `import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${baseOf(runtime).replaceAll('.', '\\.')}["'];?`,
  );
  return code.replace(statement, (_, wanted: string) => {
    const taken = readNames(wanted).map(([outside, local]) => `${outside}:${local}`);
    return `const{${taken.join()}}=(()=>{${runtime.code.replace(list, '')}return{${made.join()}}})();`;
  });
}

/**
 * Changes `bundle`: React with a copy of the runtime, which keeps nothing, and as the default of its file; who hands that on says so
 * (`late-scripts.ts`). The runtime stays a file where others import it; lists of files to fetch ahead name it no longer.
 */
export function foldReact(bundle: Bundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const react = chunks.find(({ name }) => name === 'react');
  if (!react) return;
  const runtime = chunks.find(({ name }) => name === runtimeName);
  if (runtime) {
    react.code = foldRuntime(react.code, runtime);
    for (const chunk of chunks) chunk.code = chunk.code.replaceAll(runtime.fileName, react.fileName);
    if (!chunks.some(({ code }) => imports(code, baseOf(runtime)))) delete bundle[runtime.fileName];
  }
  for (const chunk of chunks) {
    const [, outside, from] = handedOn.exec(chunk.code) ?? [];
    const [inside] = readNames(exported.exec(react.code)?.[1] ?? '').find(([, name]) => name === outside) ?? [];
    if (from !== baseOf(react) || inside === undefined) continue;
    react.code = react.code.replace(exported, (_, names: string) => `export{${names},${inside} as default};`);
    chunk.code = `export{default}from"./${baseOf(react)}";`;
  }
}

type Plugin = {
  name: string;
  apply: 'build';
  applyToEnvironment: (environment: { name: string }) => boolean;
  augmentChunkHash: (chunk: { name: string }) => string | undefined;
  generateBundle: { order: 'post'; handler: (options: unknown, bundle: Bundle) => void };
};

/** `foldReact` for the bundler. The file has another name than without it: browsers keep files by their names. */
export const foldedReact = (): Plugin => ({
  name: 'fold-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  augmentChunkHash: ({ name }) => (name === 'react' ? foldReact.toString() + foldRuntime.toString() : undefined),
  generateBundle: { order: 'post', handler: (_, bundle) => foldReact(bundle) },
});
