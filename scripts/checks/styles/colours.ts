import type { Tokens } from './scale.ts';

const named = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue
  chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey
  darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray
  darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen
  fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender
  lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey
  lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen
  magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
  mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange
  orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/),
);

const coloured = /colou?r|background|border|outline|fill|stroke|shadow|decoration|column-rule|^--/;

/** A colour by its own name in a property that has one; system colours, which are the visitor's, are none. */
export const isNamedColour = (property: string, word: string): boolean =>
  coloured.test(property) && named.has(word.toLowerCase());

export const isColourCall = (word: string): boolean => /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\($/i.test(word);

const long = (hex: string) =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((letter) => letter + letter).join('')}` : hex;

/** The token that is this very colour; a colour near to one is for a person to judge. */
export function sameColour(tokens: Tokens, colour: string): string | null {
  const wanted = long(colour.toLowerCase());
  const written = { white: '#ffffff', black: '#000000' }[wanted] ?? wanted;
  return [...tokens].find(([, value]) => value === written)?.[0] ?? null;
}
