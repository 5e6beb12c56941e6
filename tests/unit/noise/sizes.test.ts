/** What a reader takes into a page of their own stays small. Bytes, minified and zipped. */
import { describe, expect, it } from 'vitest';
import { sizes } from '../../bench/sizes';

describe('the library weighs little', async () => {
  it.each(await sizes())('$what: at most $limit bytes', ({ bytes, limit }) => {
    expect(bytes).toBeLessThanOrEqual(limit);
  });
});
