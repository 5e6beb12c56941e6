/**
 * Numbers what stands in a chapter, in reading order: figures 1.1, 1.2 …, exercises 1.1, 1.2 …
 * A remark plugin, so that authors never type a number and never renumber.
 */
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';

const counted = { Figure: 'figure', Exercise: 'exercise' } as const;

type Node = { type: string; children?: Node[] };

export function numberFigures() {
  return (tree: Root, file: VFile): void => {
    const chapter = (file.data['astro'] as { frontmatter?: { order?: number } } | undefined)?.frontmatter?.order;
    if (chapter === undefined) return;
    const counts: Record<string, number> = { figure: 0, exercise: 0 };
    const visit = (node: Node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const element = node as unknown as MdxJsxFlowElement;
        const kind = counted[element.name as keyof typeof counted];
        if (kind) {
          counts[kind]! += 1;
          element.attributes.push({
            type: 'mdxJsxAttribute',
            name: 'number',
            value: `${chapter}.${counts[kind]}`,
          });
        }
      }
      node.children?.forEach(visit);
    };
    visit(tree as unknown as Node);
  };
}
