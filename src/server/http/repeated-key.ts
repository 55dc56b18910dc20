/**
 * What may stand at a place of a JSON text: a string, or a sign that opens, parts or closes; all else is passed over. A string
 * without an end goes to the end of the text, so that no character is looked at twice.
 */
const token = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[{}[\],:]/gs;

/** Names of the object that is being read; null inside a list. */
type Level = Set<string> | null;

/** The name as it is meant: "\u0061" is "a". Null where it is no JSON string. */
function readName(text: string): string | null {
  try {
    const name: unknown = JSON.parse(text);
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}

/**
 * True where an object of a JSON text has a name twice; readers disagree which of the values counts (RFC 8259, 4). What is
 * no JSON is not judged: whoever parses it says so.
 */
export function hasRepeatedKey(text: string): boolean {
  const levels: Level[] = [];
  let before = '';
  for (const [sign] of text.matchAll(token)) {
    const names = levels.at(-1);
    const isName = sign.startsWith('"') && names && (before === '{' || before === ',');
    if (isName) {
      const name = readName(sign);
      if (name === null) return false;
      if (names.has(name)) return true;
      names.add(name);
    } else if (sign === '{' || sign === '[') levels.push(sign === '{' ? new Set() : null);
    else if (sign === '}' || sign === ']') levels.pop();
    before = sign;
  }
  return false;
}
