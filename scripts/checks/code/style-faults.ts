import stylelint from 'stylelint';

/** What stylelint finds by `.stylelintrc.mjs` in these style sheets and `.astro` files: "src/a.css:3:5 what is wrong". */
export async function findStyleFaults(files: string | string[] = 'src/**/*.{css,astro}'): Promise<string[]> {
  const { cwd, results } = await stylelint.lint({ files });
  return results.flatMap(({ source = '', warnings }) =>
    warnings.map(({ line, column, text }) => `${source.slice(cwd.length + 1)}:${line}:${column} ${text}`),
  );
}
