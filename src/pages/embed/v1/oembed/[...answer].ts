/** What a site that embeds by address is told of each figure and exercise, as JSON and as XML. */
import type { APIRoute } from 'astro';
import { base } from '../../../../../components/book/base';
import { exercises } from '../../../../../components/exercises/registry';
import { widgets } from '../../../../../components/widgets/registry';
import { oembedOf, oembedXml } from '../../../../embedding';

const titles = [
  ...[...widgets.values()].map(({ definition }) => [`w/${definition.name}`, definition.title] as const),
  ...[...exercises.values()].map(({ id, title }) => [`x/${id}`, title] as const),
];

export function getStaticPaths() {
  return titles.flatMap(([item, title]) =>
    (['json', 'xml'] as const).map((format) => ({
      params: { answer: `${item}.${format}` },
      props: { item, title, format },
    })),
  );
}

export const GET: APIRoute<{ item: string; title: string; format: 'json' | 'xml' }> = ({ props, site }) => {
  const { item, title, format } = props;
  const oembed = oembedOf({ item, title, home: new URL(base, site).href });
  return format === 'json'
    ? new Response(JSON.stringify(oembed), { headers: { 'Content-Type': 'application/json' } })
    : new Response(oembedXml(oembed), { headers: { 'Content-Type': 'text/xml' } });
};
