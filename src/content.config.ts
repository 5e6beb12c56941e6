import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';

const chapters = defineCollection({
  loader: glob({ base: './content/chapters', pattern: '*.mdx' }),
  schema: z.object({
    title: z.string(),
    order: z
      .number()
      .int()
      .min(1)
      .describe('The chapter’s number; figures and exercises are numbered by it.'),
    part: z.enum(['dice', 'drift']).describe('Independent values, or coherent ones.'),
    question: z.string().describe('What the chapter answers, for the contents: one line.'),
    lede: z.string().describe('One or two sentences under the title.'),
    description: z.string().max(160).describe('For search engines and link previews.'),
    still: z.string().describe('The widget whose picture stands for the chapter in the contents.'),
    recall: z
      .array(z.object({ id: z.string().regex(/^[a-z0-9-]+$/), ask: z.string(), answer: z.string() }))
      .min(3)
      .max(6)
      .describe('Cards that end the chapter. Ids never change; a reader’s schedule is kept under them.'),
  }),
});

const glossary = defineCollection({
  loader: file('./content/glossary.json'),
  schema: z.object({
    term: z.string(),
    says: z.string().describe('The meaning, in one or two sentences that need no other entry.'),
    chapter: z.string().describe('The slug of the chapter that teaches it.'),
    section: z.string().optional().describe('The heading’s id in that chapter.'),
  }),
});

export const collections = { chapters, glossary };
