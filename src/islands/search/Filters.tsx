import '#styles/tools.css';
import { searchCopy as copy } from '#config/copy/search.ts';
import type { Facet, SearchFilters } from '#domain/search/search-answer.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Select } from '#islands/shared/Select.tsx';
import type { SearchPage, SearchPageStore } from '#stores/search/page.ts';
import styles from './SearchScreen.module.css';

type Props = { page: SearchPage; search: Pick<SearchPageStore, 'choose' | 'clearFilters'> };

const rows: { name: keyof SearchFilters; facet: keyof SearchPage['facets']; label: string; all: string }[] = [
  { name: 'make', facet: 'makes', label: copy.filterMake, all: copy.allMakes },
  { name: 'kind', facet: 'kinds', label: copy.filterKind, all: copy.allKinds },
  { name: 'size', facet: 'sizes', label: copy.filterSize, all: copy.allSizes },
];

/** The chosen value stays in the list, also where an address names one that nothing has. */
function toChoices(facets: readonly Facet[], chosen: string) {
  const choices = facets.map(({ value, label, count }) => ({ value, label: copy.facet(label, count) }));
  const isListed = chosen === '' || facets.some(({ value }) => value === chosen);
  return isListed ? choices : [...choices, { value: chosen, label: copy.facet(chosen, 0) }];
}

export function Filters({ page, search }: Props) {
  const { filters, facets, total, answered, isLive } = page;
  if (isLive) return null;
  return (
    <div className={styles.tools}>
      <div role="group" aria-label={copy.filters} className={styles.filters}>
        {rows.map(({ name, facet, label, all }) => (
          <Select
            key={name}
            label={label}
            placeholder={all}
            value={filters[name] ?? ''}
            choices={toChoices(facets[facet], filters[name] ?? '')}
            onChoose={(value) => void search.choose(name, value)}
          />
        ))}
        {Object.keys(filters).length > 0 ? (
          <Button kind="quiet" onClick={() => void search.clearFilters()}>
            {copy.clearFilters}
          </Button>
        ) : null}
      </div>
      <p className="count">{copy.results(total, answered)}</p>
    </div>
  );
}
