/** Words of the catalogue's first page that no rule fixes. */
export const cataloguePageCopy = {
  lead: (makes: number, engines: number) =>
    `${makes} makes, ${engines} engines. Each make shows how many engines it has and names some of them.`,
  filterMakes: 'Make or engine',
  noMake: 'No make or engine has this name',
  chooseMakes: 'Makes to show',
  makesToShow: 'Makes to show',
  makesToShowHint:
    'Kept in this browser only. With nothing chosen, all makes are shown. Menus and search always show all.',
  showTheseMakes: 'Show these makes',
  showAllMakes: 'Show all makes',
  shownMakes: (visible: string, all: number) => `${visible} of ${all} makes shown, as chosen in this browser`,
  makes: 'Makes',
  catalogueDescription: (makes: number) =>
    `Race Series engine bearings for ${makes} makes. Choose your make and engine, see sets, sizes and clearances, and order online.`,
} as const;
