/** Words of the catalogue's first page that no rule fixes. */
export const cataloguePageCopy = {
  lead: (makes: number, engines: number) => `${engines} engines of ${makes} makes. Choose a make to see its engines.`,
  filterMakes: 'Make or engine',
  noMake: 'No make or engine has this name.',
  chooseMakes: 'Makes to show',
  makesToShow: 'Makes to show',
  makesToShowHint: 'Kept in this browser only. Choose none to see all makes. Menus and search always show all.',
  showTheseMakes: 'Show these makes',
  showAllMakes: 'Show all makes',
  shownMakes: (visible: string, all: number) => `${visible} of ${all} makes shown, as you chose in this browser`,
  makes: 'Makes',
  catalogueDescription: (makes: number) =>
    `Race Series engine bearings for ${makes} makes. Choose your make and engine, see sets, sizes and clearances, and order online.`,
} as const;
