/** Finds functions, classes and methods of the library by name, and cuts their source. Runs at build only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface CutSymbol {
  /** From the root of the repository: `src/random/pick.ts`. */
  file: string;
  code: string;
}

const rooms = ['src/random', 'src/noise'];
let index: Map<string, CutSymbol[]> | undefined;

/** A declaration without its documentation, indented as if it stood alone. */
function textOf(node: ts.Node, source: ts.SourceFile): string {
  const text = node.getText(source);
  const { character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return text.replaceAll('\n' + ' '.repeat(character), '\n');
}

function readIndex(): Map<string, CutSymbol[]> {
  const found = new Map<string, CutSymbol[]>();
  for (const room of rooms) {
    for (const name of readdirSync(room).filter((file) => file.endsWith('.ts'))) {
      const file = join(room, name);
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
      const add = (symbol: string, node: ts.Node) => {
        found.set(symbol, [...(found.get(symbol) ?? []), { file, code: textOf(node, source) }]);
      };
      for (const statement of source.statements) {
        if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
          add(statement.name.text, statement);
        }
        if (ts.isClassDeclaration(statement) && statement.name) {
          for (const member of statement.members) {
            if (ts.isMethodDeclaration(member))
              add(`${statement.name.text}.${member.name.getText(source)}`, member);
          }
        }
      }
    }
  }
  return found;
}

/**
 * Cuts one symbol.
 * @throws Error when no file or more than one defines it, so that renaming a function breaks the build and not the book.
 */
export function cutSymbol(name: string): CutSymbol {
  index ??= readIndex();
  const places = index.get(name) ?? [];
  if (places.length === 1) return places[0]!;
  if (places.length === 0) {
    throw new Error(`Listing: nothing in ${rooms.join(' or ')} is called "${name}". Was it renamed?`);
  }
  throw new Error(`Listing: "${name}" is defined in ${places.map(({ file }) => file).join(' and ')}.`);
}
